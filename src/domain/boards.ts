import { z } from 'zod/mini';
import { count } from './number';

/** The contest boards: foundation alone, or all answers [SCREEN-113, SCREEN-114]. */
export const boards = ['foundation', 'competition'] as const;
export type Board = (typeof boards)[number];

/** An analyst on a board: the points of the own students together [CALL-061]. */
export const boardAnalyst = z.object({
  account_id: z.int(),
  name: z.string(),
  points: count,
  rank: z.int().check(z.positive()),
});
export type BoardAnalyst = z.output<typeof boardAnalyst>;

/** What a board's students may be sorted by; the gain finds who has improved most. */
export const boardSorts = ['points', 'heat', 'gain'] as const;

/** How names show: on a screen that a class sees they are masked. */
export const boardNames = ['masked'] as const;

/** A student on a board; equal points share a rank [SCREEN-115 … SCREEN-117]. */
export const boardRow = z.object({
  ...{ student_id: z.int(), name: z.string(), username: z.string() },
  ...{ points: count, heat: count, rank: z.int().check(z.positive()) },
  /** Points of the last seven days beyond those of the seven before. */
  gain: z.int(),
});
export type BoardRow = z.output<typeof boardRow>;

/** A name of which a class sees no more than how it begins. */
export function maskedName(name: string): string {
  const [first = ''] = name;
  return `${first}**`;
}
