import { z } from 'zod/mini';
import { proficientMastery } from './limits';
import { moment } from './moment';
import { count } from './number';
import { coinAccountStatuses } from './rewards';

/** What a student did that deserves coins; its sentence is `highlight.<kind>` [SCREEN-122]. */
export const highlightKinds = [
  'streak',
  'pointMastered',
  'homeworkPerfect',
  'improvement',
] as const;

/** When something is a highlight. */
export const highlightRules = {
  /** So many right answers in a row within a business day, and each time so many again. */
  streak: 5,
  /** This share of the last so many answers to a point were right, for the first time. */
  mastered: { answers: 10, share: proficientMastery },
  /** The accuracy of a week is above that of the week before by this share, with so many answers in each. */
  improvement: { answers: 10, gain: 0.2 },
} as const;

/** Highlights for which coins may still be given, and those for which they were. */
export const highlightStates = ['open', 'rewarded'] as const;

/** The coins that were given for a highlight. */
const highlightReward = z.object({ coins: z.int(), by: z.string(), at: moment });

/** What a student did, and when. */
const done = {
  kind: z.enum(highlightKinds),
  /** The knowledge point or the homework; empty where it is about neither. */
  about: z.string(),
  /** Right answers, or the week's accuracy in percent. */
  figure: z.int(),
  /** The accuracy of the week before in percent; 0 unless it is an improvement. */
  before: z.int(),
  at: moment,
};
/** As much of a highlight as its sentence needs. */
export type HighlightDone = z.output<z.ZodMiniObject<typeof done>>;

/** A highlight of a student, as a list shows it. */
export const highlightRow = z.object({
  highlight_id: z.int(),
  ...{ student_id: z.int(), name: z.string(), username: z.string() },
  ...done,
  /** The student's coin account: a frozen one gets nothing. */
  account: z.enum(coinAccountStatuses),
  /** When an analyst last gave the student coins; null where nobody has. */
  last_rewarded_at: z.nullable(moment),
  /** Null while nobody has rewarded it. */
  reward: z.nullable(highlightReward),
});
export type HighlightRow = z.output<typeof highlightRow>;

/** Whether coins may be given for a highlight: none were, and the student's account is not frozen. */
export function givenState({ reward, account }: HighlightRow): 'open' | 'rewarded' | 'frozen' {
  if (reward !== null) return 'rewarded';
  return account === 'normal' ? 'open' : 'frozen';
}

/**
 * Those of the chosen highlights for which coins can be given, as far as they are in sight; all where none can: the
 * server then says why [VALID-041].
 */
export function payableIds(ids: readonly number[], inSight: readonly HighlightRow[]): number[] {
  const refused = inSight.filter((row) => givenState(row) !== 'open');
  const payable = ids.filter((id) => !refused.some(({ highlight_id }) => highlight_id === id));
  return payable.length === 0 ? [...ids] : payable;
}

/** What came of a reward for one highlight. */
export const highlightOutcome = z.object({
  highlight_id: z.int(),
  ...{ student_id: z.int(), name: z.string(), username: z.string() },
  ...done,
  /** `frozen`: the coin account is frozen; `rewarded`: somebody was faster. */
  outcome: z.enum(['done', 'frozen', 'rewarded']),
  /** What was given; 0 where nothing was. */
  coins: count,
  /** Why the account is frozen, or who was faster; empty where it was done. */
  why: z.string(),
});
export type HighlightOutcome = z.output<typeof highlightOutcome>;
