// What the server sends and takes. Written by tools/js_types.py from the types of the server: do not edit.

/** The table as the viewer sees it now. Fields of `table` and `mine` that are left out are as in the update before, except `story` and `beats` of `mine`. */
export interface UpdateMessage {
  type: "update";
  seq: number;
  after: number;
  table: ChangedSharedView;
  board: BoardChange;
  number: number;
  mine: ChangedOwnView;
}

export interface ChangedSharedView {
  table?: string;
  game?: string;
  title?: string;
  edition?: EditionView;
  options?: Record<string, string>;
  created_at?: number;
  is_public?: boolean;
  is_imported?: boolean;
  rematch_of?: string | null;
  language?: string;
  seq?: number;
  finished?: boolean;
  cancelled?: boolean;
  position?: number;
  question?: string | null;
  waiting?: string | null;
  story?: StoryEntry[];
  log_after?: number;
  beats?: BeatView[];
  players?: PublicPlayerView[];
  chat?: ChatLine[];
  chat_after?: number;
  settings?: Record<string, string>;
  fairness?: FairnessView;
  result?: ResultView | null;
  next_table?: string | null;
  scenery?: string;
}

/** The component values that are played with. */
export interface EditionView {
  name: string;
  title: string;
  digest: string;
}

/** What came of one turn; or what belongs to nobody's, such as the end of a round. */
export interface StoryEntry {
  id: string;
  turn: number;
  round: number;
  seat: number | null;
  position: number;
  digest: string;
  rich: string;
  lines: StoryLine[];
}

/** One event. */
export interface StoryLine {
  position: number;
  key: string;
  text: string;
  rich: string;
  weight: number;
}

/** A moment. */
export interface BeatView {
  position: number;
  weight: number;
  key: string;
  text: string;
  rich: string;
  art: string;
  seats: number[];
  pieces: string[];
  amounts: Record<string, number>;
}

/** A seat with whoever holds it, as everybody sees it. */
export interface PublicPlayerView {
  seat: number;
  name: string;
  kind: "guest" | "screen" | "bot" | "open";
  bot: string | null;
  is_here: boolean;
  is_asked: boolean;
  resigned: boolean;
  away_since: number | null;
  score: number | null;
  is_winner: boolean;
  figures: FigureView[];
}

/** One of the few numbers of a player that matter most, beside the score. */
export interface FigureView {
  icon: string;
  value: string;
  label: string;
}

/** What someone said, or what happened at the table. */
export interface ChatLine {
  seq: number;
  kind: "notice" | "chat";
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** What anyone needs to check that nobody has chosen the chance. */
export interface FairnessView {
  commitment: string;
  seed: string | null;
  text: string;
}

/** How the match ended. */
export interface ResultView {
  winners: number[];
  scores: number[];
  resigned: number[];
  text: string;
  sheet: ScoreLineView[];
  scores_by_turn: TurnScores[];
}

/** One line of the score sheet. */
export interface ScoreLineView {
  key: string;
  label: string;
  values: number[];
}

/** The scores after a turn, or at the start. */
export interface TurnScores {
  round: number;
  scores: number[];
}

/** What to do with the drawings that a viewer has. With `sheets` they are all begun anew. */
export interface BoardChange {
  sheets?: SheetView[];
  put: PutView[];
  gone: string[];
}

/** One of the drawings of a position: the board, or the mat of a seat. */
export interface SheetView {
  name: string;
  width: number;
  height: number;
  label: string;
}

/** A part of a drawing that is new or has changed. */
export interface PutView {
  key: string;
  svg: string;
  sheet?: string;
  before?: string | null;
}

export interface ChangedOwnView {
  asked?: boolean;
  question?: string | null;
  waiting?: string | null;
  choices?: ChoiceView[];
  shortcuts?: ShortcutView[];
  seat?: number | null;
  seats_here?: number[];
  rights?: SeatRights;
  scores?: (number | null)[] | null;
  story?: StoryEntry[];
  beats?: BeatView[];
  since?: number;
  undo?: UndoView;
  spectating?: string | null;
  is_owner?: boolean;
  can_cancel?: boolean;
  links?: Record<string, string>;
  board?: PutView[];
  view?: Record<string, any>;
}

/** A legal action. */
export interface ChoiceView {
  preview?: EffectView[];
  warning?: string | null;
  series?: string;
  number?: number;
  text: string;
  label: string;
  closes: boolean;
  rank: number | null;
  id: number;
  kind: string;
}

/** Something that a choice would bring. */
export interface EffectView {
  key: string;
  text: string;
  icon: string | null;
  sure: boolean;
  loss: boolean;
}

/** Several actions in one go. */
export interface ShortcutView {
  preview?: EffectView[];
  warning?: string | null;
  series?: string;
  number?: number;
  text: string;
  label: string;
  closes: boolean;
  rank: number | null;
  ids: number[];
  to: string | null;
}

/** What a viewer may do at which seats. */
export interface SeatRights {
  mine: number[];
  take_back: number[];
  stand_in: number[];
  resign: number[];
}

/** All about taking back, for one viewer. */
export interface UndoView {
  offers: UndoOffer[];
  ask: UndoOffer[];
  asks_nobody: boolean;
  request: UndoRequestView | null;
}

/** A position to go back to. */
export interface UndoOffer {
  what: "last" | "turn";
  to: number;
  label: string;
}

/** What someone asks the others for. */
export interface UndoRequestView {
  seat: number;
  to: number;
  text: string;
  is_mine: boolean;
  can_answer: boolean;
}

/** What each choice of the seat would bring, by its text form: the update before it left that out. */
export interface PreviewsMessage {
  type: "previews";
  seq: number;
  seat: number;
  choices: Record<string, PreviewView>;
}

/** What a choice would bring, the most important first. */
export interface PreviewView {
  preview: EffectView[];
  warning: string | null;
}

/** It is done and stored. */
export interface DoneMessage {
  type: "answer";
  id: string | number | null;
  ok: true;
  seq: number;
}

/** It is refused; nothing has changed. */
export interface RefusedMessage {
  type: "answer";
  id: string | number | null;
  ok: false;
  error: ErrorContent;
}

/** What is told of a refusal; `expected` and `got` come with `bad`, `wait` (seconds) with `rate`. */
export interface ErrorContent {
  code: string;
  message: string;
  rule?: string;
  expected?: string;
  got?: string;
  wait?: number;
}

/** Why an action may not be played, or whether it could be taken back. */
export interface WhyMessage {
  text: string | null;
  final: boolean;
  type: "why";
  id: string | number | null;
  action: string | number;
}

/** The hints that were asked for. */
export interface HintMessage {
  seq: number;
  seat: number;
  hints: HintView[];
  type: "hint";
  id: string | number | null;
}

/** An action that is worth a thought. */
export interface HintView {
  id: number;
  text: string;
  label: string;
  chance: number;
  why: string;
}

/** Someone else has asked for a hint. */
export interface HintAskedMessage {
  type: "hint-asked";
  seat: number;
}

/** Whose people are connected, since when the others are away, and how many only look on. */
export interface PresenceMessage {
  type: "presence";
  seats: number[];
  away: Record<string, number>;
  now: number;
  spectators: number;
}

/** Somebody has opened a rematch. */
export interface RematchMessage {
  type: "rematch";
  table: string;
}

export interface PongMessage {
  type: "pong";
  seq: number;
}

/** The last message was not understood. */
export interface ErrorMessage {
  type: "error";
  error: ErrorContent;
}

export interface Watch {
  type: "watch";
  seat?: number | null;
  language?: "en" | "de" | "fr" | null;
  layout?: "wide" | "phone";
  since?: number;
  packed?: boolean;
  view?: boolean;
}

export interface Ping {
  type: "ping";
}

export interface Why {
  id?: string | number | null;
  type: "why";
  seat: number;
  action: string | number;
}

export interface AskHint {
  id?: string | number | null;
  type: "hint";
  seat: number;
}

export interface Act {
  id?: string | number | null;
  type: "act";
  seat: number;
  seq: number;
  action: string | number;
}

export interface Undo {
  id?: string | number | null;
  type: "undo" | "ask-undo";
  seat: number;
  to: number;
}

export interface AnswerUndo {
  id?: string | number | null;
  type: "answer-undo";
  agree: boolean;
}

export interface Chat {
  id?: string | number | null;
  type: "chat";
  text: string;
}

export interface ChangeSettings {
  id?: string | number | null;
  type: "settings";
  settings: Record<string, string>;
}

export interface Rename {
  id?: string | number | null;
  type: "rename";
  seat: number;
  name: string;
}

export interface StandIn {
  id?: string | number | null;
  type: "stand-in";
  seat: number;
  bot: string;
}

/** Give a seat up for good; a bot plays on, of this level or (empty) the table's usual one. */
export interface Resign {
  id?: string | number | null;
  type: "resign";
  seat: number;
  bot?: string;
}

/** Call the table off. */
export interface Cancel {
  id?: string | number | null;
  type: "cancel";
}

export interface SeatRequest {
  id?: string | number | null;
  type: "take-back" | "open";
  seat: number;
}

/** The table as one viewer sees it now, with what only the server knows. */
export interface LiveView {
  table: string;
  game: string;
  title: string;
  edition: EditionView;
  options: Record<string, string>;
  created_at: number;
  is_public: boolean;
  is_imported: boolean;
  rematch_of: string | null;
  language: string;
  seq: number;
  finished: boolean;
  cancelled: boolean;
  asked: boolean;
  question: string | null;
  waiting: string | null;
  choices: ChoiceView[];
  shortcuts: ShortcutView[];
  position: number;
  seat: number | null;
  seats_here: number[];
  view: Record<string, any>;
  story: StoryEntry[];
  log_after: number;
  since: number;
  beats: BeatView[];
  players: PlayerView[];
  chat: ChatLine[];
  chat_after: number;
  undo: UndoView;
  settings: Record<string, string>;
  fairness: FairnessView;
  result: ResultView | null;
  spectating: string | null;
  is_owner: boolean;
  can_cancel: boolean;
  links: Record<string, string>;
  next_table: string | null;
  scenery: string;
}

/** A seat as one viewer sees it. */
export interface PlayerView {
  seat: number;
  name: string;
  kind: "guest" | "screen" | "bot" | "open";
  bot: string | null;
  is_here: boolean;
  is_asked: boolean;
  resigned: boolean;
  away_since: number | null;
  score: number | null;
  is_winner: boolean;
  figures: FigureView[];
  is_me: boolean;
  can_take_back: boolean;
  can_stand_in: boolean;
  can_resign: boolean;
}

/** The table at one of its positions, with the drawing. */
export interface ReplayAnswer {
  table: string;
  game: string;
  title: string;
  edition: EditionView;
  options: Record<string, string>;
  created_at: number;
  is_public: boolean;
  is_imported: boolean;
  rematch_of: string | null;
  language: string;
  seq: number;
  finished: boolean;
  cancelled: boolean;
  asked: boolean;
  question: string | null;
  waiting: string | null;
  choices: ChoiceView[];
  shortcuts: ShortcutView[];
  position: number;
  last: number;
  seat: number | null;
  perspectives: (number | null)[];
  view: Record<string, any>;
  played: PlayedView | null;
  story: StoryEntry[];
  players: PlayerView[];
  fairness: FairnessView;
  result: ResultView | null;
  scenery: string;
  svg: string;
}

/** The action that led to a position. */
export interface PlayedView {
  seat: number;
  text: string;
  label: string;
}

/** Whether a record holds: that its actions can be played, and lead from its seed to its outcome. */
export interface RecordCheck {
  holds: boolean;
  reason: string | null;
  commitment: string;
  seed: string;
  actions: number;
  finished: boolean;
  outcome: Outcome | null;
}

export interface Outcome {
  scores: number[];
  winners: number[];
}

/** A game as pages and programs see it. */
export interface GameFacts {
  name: string;
  title: string;
  designers: string;
  players: number[];
  options: Record<string, string[]>;
  editions: EditionName[];
  picture: string;
  has_rulebook: boolean;
  has_lesson: boolean;
  has_components: boolean;
}

export interface EditionName {
  name: string;
  title: string;
}

/** A scene with its board. */
export interface SceneView {
  step: number;
  last: number;
  kind: string;
  runs: TextRun[];
  rules: RuleLink[];
  action: string;
  label: string;
  point: string;
  svg: string;
  scenery: string;
}

/** A piece of a text. */
export interface TextRun {
  text: string;
  strong: boolean;
}

export interface RuleLink {
  rule: string;
  url: string;
}

export type ServerMessage =
  | UpdateMessage
  | PreviewsMessage
  | DoneMessage
  | RefusedMessage
  | WhyMessage
  | HintMessage
  | HintAskedMessage
  | PresenceMessage
  | RematchMessage
  | PongMessage
  | ErrorMessage;

export type ClientMessage =
  | Watch
  | Ping
  | Why
  | AskHint
  | Act
  | Undo
  | AnswerUndo
  | Chat
  | ChangeSettings
  | Rename
  | StandIn
  | Resign
  | Cancel
  | SeatRequest;
