import { z } from 'zod/mini';
import { paceBands } from './answers';
import { type Levels, levelRefusal } from './lessons';
import { abilityThresholds, proficientMastery } from './limits';
import { moment } from './moment';
import { count } from './number';

/** What a student has done in a course since the last decision on the level, skipped questions left out. */
export const levelEvidence = z.object({
  since: moment,
  answered: count,
  right: count,
  /** Knowledge points with an answer, and those of them that are proficient. */
  points: count,
  proficient: count,
  seconds: count,
});
export type LevelEvidence = z.output<typeof levelEvidence>;

/** Fewer answers say nothing about a level. */
export const fewestAnswers = 20;

/** From the upper share on a figure speaks for the next level; under the lower one for the level before. */
export const levelBounds = { lower: abilityThresholds.middle, upper: proficientMastery } as const;

/** Seconds an answer takes at least: faster ones are guesses. */
export const leastSeconds = paceBands.under15;

export const levelFigures = ['accuracy', 'mastery', 'time'] as const;
export type LevelFigure = (typeof levelFigures)[number];

/** A figure of the evidence: shares, or seconds an answer; null where nothing was answered. */
export function levelFigure(evidence: LevelEvidence, figure: LevelFigure): number | null {
  const { answered, right, points, proficient, seconds } = evidence;
  if (answered === 0) return null;
  if (figure === 'accuracy') return right / answered;
  return figure === 'mastery' ? proficient / points : seconds / answered;
}

/** `highest` and `lowest`: beyond a bound where no level lies behind it, so that it speaks for no change. */
export type LevelReading = 'tooFew' | 'above' | 'within' | 'below' | 'highest' | 'lowest';

/** What a figure says of the level, compared with its bounds. */
export function readLevelFigure(
  { evidence, ...levels }: Levels & { readonly evidence: LevelEvidence },
  figure: LevelFigure,
): LevelReading {
  const value = levelFigure(evidence, figure);
  if (value === null || evidence.answered < fewestAnswers) return 'tooFew';
  if (figure === 'time') return value < leastSeconds ? 'below' : 'within';
  if (value >= levelBounds.upper) return levelRefusal(levels, 'up') === null ? 'above' : 'highest';
  if (value >= levelBounds.lower) return 'within';
  return levelRefusal(levels, 'down') === null ? 'below' : 'lowest';
}

/** A decision at the end of a level. */
export const levelDecision = z.object({
  id: z.int(),
  level: z.int(),
  /** Null where the level was kept. */
  next_level: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  by: z.string(),
  at: moment,
  /** Who has taken the change back before it came into force; null where it stands. */
  cancelled: z.nullable(z.object({ by: z.string(), at: moment })),
});
export type LevelDecision = z.output<typeof levelDecision>;
