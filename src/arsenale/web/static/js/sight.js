// @ts-check
// The table as its viewer sees it.

/** @import { ChangedOwnView, ChangedSharedView, LiveView, PlayerView, UpdateMessage } from "./types.js" */
/** @typedef {Omit<LiveView, "view">} Sight */
/** `drawn` is what changed on the board. @typedef {{ seq: number, after: number, sight: Sight, drawn: Drawn | null }} Update */
/** @typedef {{ board: UpdateMessage["board"], mine: { board: NonNullable<ChangedOwnView["board"]> } }} Drawn */

/** Updates tell what has changed; this knows the rest. */
export class Joiner {
  constructor() {
    /** @type {ChangedSharedView} */
    this.table = {};
    /** @type {ChangedOwnView} */
    this.mine = {};
  }

  /**
   * What everybody sees and what is mine, as one.
   * @param {UpdateMessage} message
   * @returns {Update}
   */
  join({ seq, after, table, mine, board }) {
    this.table = { ...this.table, ...table };
    this.mine = { ...this.mine, ...mine, story: mine.story, beats: mine.beats };
    const { table: all, mine: own } = /** @type {{ table: Required<ChangedSharedView>, mine: Required<ChangedOwnView> }} */ (this);
    const { rights, scores } = own;
    /** @type {PlayerView[]} */
    const players = all.players.map((player) => ({
      ...player,
      score: scores ? scores[player.seat] : player.score,
      is_me: rights.mine.includes(player.seat),
      can_take_back: rights.take_back.includes(player.seat),
      can_stand_in: rights.stand_in.includes(player.seat),
      can_resign: rights.resign.includes(player.seat),
    }));
    const told = { story: own.story ?? all.story, beats: own.beats ?? all.beats, players };
    return { seq, after, sight: { ...all, ...own, ...told }, drawn: { board, mine: { board: own.board } } };
  }
}
