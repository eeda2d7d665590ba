import { and, eq, isNotNull, sum } from 'drizzle-orm';
import type { Board } from '../../src/domain/boards';
import { contestSeason, lotteryPoints } from '../../src/domain/season';
import type { Queries } from '../db/database';
import { lotteryDraws } from '../db/tables';

/** Whose lottery it is: an account's on a board, in the season of a moment. */
export interface Whose {
  readonly accountId: number;
  readonly subject_id: number;
  readonly board: Board;
  readonly now: Date;
}

export const seasonOf = ({ now }: Whose) => contestSeason(now).starts_on;

export const isOf = (whose: Whose) =>
  and(
    eq(lotteryDraws.accountId, whose.accountId),
    eq(lotteryDraws.subjectId, whose.subject_id),
    eq(lotteryDraws.board, whose.board),
    eq(lotteryDraws.season, seasonOf(whose)),
  );

/** The lottery points that some points of the season are worth, and what is left of them after its draws. */
export async function lotteryPointsOf(db: Queries, whose: Whose, points: number) {
  const [row] = await db
    .select({ spent: sum(lotteryDraws.cost).mapWith(Number) })
    .from(lotteryDraws)
    .where(and(isOf(whose), isNotNull(lotteryDraws.drawnAt)));
  const spent = row?.spent ?? 0;
  const earned = lotteryPoints(points);
  return { earned, spent, left: Math.max(0, earned - spent) };
}
