// @ts-check
// The table as its viewer sees it.

/** @import { LiveView, PlayerView, UpdateMessage } from "./types.js" */
/** @typedef {Omit<LiveView, "view">} Sight */
/** `drawn` is what changed on the board. @typedef {{ seq: number, after: number, sight: Sight, drawn: Drawn | null }} Update */
/** @typedef {Pick<UpdateMessage, "board" | "mine">} Drawn */

/**
 * What everybody sees and what is mine, as one.
 * @param {UpdateMessage} message
 * @returns {Update}
 */
export function joined({ seq, after, table, mine, board }) {
  const { rights, scores } = mine;
  /** @type {PlayerView[]} */
  const players = table.players.map((player) => ({
    ...player,
    score: scores ? scores[player.seat] : player.score,
    is_me: rights.mine.includes(player.seat),
    can_take_back: rights.take_back.includes(player.seat),
    can_stand_in: rights.stand_in.includes(player.seat),
    can_resign: rights.resign.includes(player.seat),
  }));
  return { seq, after, sight: { ...table, ...mine, story: mine.story ?? table.story, beats: mine.beats ?? table.beats, players }, drawn: { board, mine } };
}
