import { z } from 'zod/mini';
import type { ScoreRow } from './scores';

/** What a score may be: entered, or confirmed, which is for good. */
export const scoreStates = ['entered', 'confirmed'] as const;
export const scoreState = ({ confirmed_at: at }: Pick<ScoreRow, 'confirmed_at'>) =>
  at === null ? 'entered' : 'confirmed';

/** How many scores are confirmed at once, at most. */
export const mostConfirmed = 500;

const positive = z.int().check(z.positive());
/** A score as somebody has seen it; another version of it is another row. */
export const seenScore = z.object({ score_id: positive, version: positive });
/** Why a score was not confirmed: changed since it was seen, or deleted or no longer an own student's. */
export const leftOut = ['changed', 'absent'] as const;
export const leftOutScore = z.object({ ...seenScore.shape, outcome: z.enum(leftOut) });
export type LeftOutScore = z.output<typeof leftOutScore>;
type SeenScore = z.output<typeof seenScore>;

export const seenIdOf = ({ score_id: id, version }: SeenScore) =>
  `${String(id)}.${String(version)}`;
export function seenScoreOf(seenId: string): SeenScore {
  const [score_id, version] = seenId.split('.').map(Number);
  return z.parse(seenScore, { score_id, version });
}
