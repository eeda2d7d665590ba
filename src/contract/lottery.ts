import { z } from 'zod/mini';
import { boardNames, boards } from '../domain/boards';
import { lotteryEntry } from '../domain/lottery';
import { type AnswerOf, call } from './call';
import { count, moment, oneOf, subjectId } from './fields';

const service = { host: 'service' } as const;
const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const whose = { subject_id: subjectId, board: oneOf(boards), names: z.optional(oneOf(boardNames)) };

/** A draw with all that it takes to draw it again by hand. */
const lotteryDraw = z.object({
  draw_id: z.int(),
  at: moment,
  by: z.string(),
  /** Lottery points that it cost, and coins that the winner got. */
  ...{ cost: count, prize: count },
  /** Who was drawn; masked for a screen that a class sees. */
  winner: z.string(),
  ticket: z.int().check(z.positive()),
  /** The winner's place in the list, counted from 1. */
  place: z.int().check(z.positive()),
  /** What was published before the draw: the SHA-256 of the seed. */
  commitment: digest,
  seed: z.string(),
  /** The SHA-256 of the seed and the list, which decides the ticket. */
  digest,
  /** The students that were drawn from, with their tickets, in the order in which these are numbered. */
  entries: z.array(z.extend(lotteryEntry, { name: z.string() })),
});
export type LotteryDraw = z.output<typeof lotteryDraw>;

const lottery = {
  /** Lottery points of the season: what the account's students have earned, and what its draws have cost. */
  ...{ earned: count, spent: count, left: count },
  ...{ cost: count, prize: count },
  /** How many students and tickets the next draw would have. */
  ...{ students: count, tickets: count },
  /** The SHA-256 of the next draw's seed. */
  commitment: digest,
  /** The season's draws, the latest first. */
  draws: z.array(lotteryDraw),
  as_of: moment,
};

/** The lottery of a season board: what a draw costs, what came of the draws, and the next one's commitment [SCREEN-118]. */
export const boardLottery = call('/board/getLottery', whose, lottery, service);
export type Lottery = AnswerOf<typeof boardLottery>;

/** Draws once. It names the commitment that was seen, so that a draw which is asked for twice happens once. */
export const drawLottery = call('/board/drawLottery', { ...whose, commitment: digest }, lottery, {
  ...service,
  changes: true,
});
