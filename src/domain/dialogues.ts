import { z } from 'zod/mini';
import { type BehaviourWarning, warningKinds, warningLimits } from './behaviour';
import { abilityGapLimit } from './limits';
import { day, moment } from './moment';
import { count } from './number';
import { namedStudent } from './students';

/** What of a dialogue between a student and the AI supervisor needs a person, most urgent first [SCREEN-145]. */
export const flagKinds = ['distress', 'abilityGap', 'pleading', ...warningKinds] as const;
export type FlagKind = (typeof flagKinds)[number];

/** How urgent each kind is; the gap between two scores is of medium priority [CONST-031]. */
export const flagPriorities: Readonly<Record<FlagKind, 'high' | 'medium' | 'low'>> = {
  ...{ distress: 'high', abilityGap: 'medium', pleading: 'medium' },
  ...{ wrongStreak: 'medium', tooFast: 'low', idle: 'low', hintsAtOnce: 'low' },
};

/** From how many on a dialogue is flagged: turns, points of difference, answers, or idle minutes. */
export const flagLimits: Readonly<Record<FlagKind, number>> = {
  ...warningLimits,
  ...{ distress: 1, abilityGap: abilityGapLimit + 1, pleading: 3 },
};

/** What became of a flag: the states of the chart `dialogueFlag`. */
export const flagStates = ['open', 'handled', 'falseAlarm'] as const;
export type FlagState = (typeof flagStates)[number];

/** Whether a student's list is of flags that wait, or of those that somebody has judged. */
export const flagStandings = ['open', 'judged'] as const;

/** Business days before and after a dialogue that the effect of supervision is seen in [SCREEN-144]. */
export const effectDays = 7;
/** Business days that points and dialogues are looked for in, today included. */
export const dialogueDays = 90;
/** From how often on a point counts as got wrong repeatedly [SCREEN-143]. */
export const repeatedFrom = 2;

/** A student with what the dialogues have flagged. */
export const dialogueStudent = z.object({
  ...{ student_id: z.int(), ...namedStudent.shape },
  ...{ dialogue_count: count, open_count: count, judged_count: count },
  /** Kinds of the open flags, most urgent first; in the list of judged flags, of the judged ones. */
  kinds: z.array(z.enum(flagKinds)),
  /** The flag where the dialogue opens: the latest that waits, else the latest; null where there is none. */
  flag_id: z.nullable(z.int()),
  last_at: moment,
});
export type DialogueStudent = z.output<typeof dialogueStudent>;

/** Why a turn of a dialogue is flagged: how many prove it, by which answers, and what became of it. */
export const dialogueFlag = z.object({
  ...{ flag_id: z.int(), turn: count, kind: z.enum(flagKinds), count: z.int() },
  answer_ids: z.array(z.int()),
  state: z.enum(flagStates),
  ...{ judged_by: z.nullable(z.string()), judged_at: z.nullable(moment) },
  /** Whether it is the account's own judgement. */
  is_own_judgement: z.boolean(),
});
export type DialogueFlag = z.output<typeof dialogueFlag>;

/** One turn of a dialogue; `after` is in seconds since it began. */
export const dialogueTurn = z.object({
  ...{ speaker: z.enum(['ai', 'student']), text: z.string(), after: count },
});
export type DialogueTurn = z.output<typeof dialogueTurn>;

/** A dialogue; the two scores, of 10, are null where the AI did not ask for the student's. */
export const dialogue = z.object({
  ...{ dialogue_id: z.int(), started_at: moment },
  ...{ own_score: z.nullable(z.int()), ai_score: z.nullable(z.int()) },
  ...{ turns: z.array(dialogueTurn), flags: z.array(dialogueFlag) },
});
export type Dialogue = z.output<typeof dialogue>;

/** How often each kind was flagged, and what people made of it. */
export const flagTally = z.object({
  ...{ kind: z.enum(flagKinds), open: count, handled: count, falseAlarm: count },
});
export type FlagTally = z.output<typeof flagTally>;

/** The share of judged flags that were false alarms; null while none is judged. */
export function falseAlarmShare(tally: Pick<FlagTally, 'handled' | 'falseAlarm'>): number | null {
  const judged = tally.handled + tally.falseAlarm;
  return judged === 0 ? null : tally.falseAlarm / judged;
}

/** A point that is got wrong repeatedly. */
export const repeatedPoint = z.object({
  ...{ point_id: z.int(), point_name: z.string() },
  /** Answers, and wrong ones, repeats of a question within seven days counted once [CONST-024]. */
  ...{ question_count: count, wrong_count: count, last_wrong_at: moment },
  /** Those that are counted. */
  wrong_answer_ids: z.array(z.int()),
});
export type RepeatedPoint = z.output<typeof repeatedPoint>;

/** What a student did on some business days. */
export const studied = z.object({
  ...{ answers: count, right: count, effective_seconds: count, study_days: count },
});
export type Studied = z.output<typeof studied>;

/** A dialogue with the days before and after it; `days_after` is how many have passed. */
export const dialogueEffect = z.object({
  ...{ dialogue_id: z.int(), started_at: moment, day, days_after: count },
  ...{ before: studied, after: studied },
});
export type DialogueEffect = z.output<typeof dialogueEffect>;

const pleas = /答案|直接(说|告诉|给)|求(求|你)|就给我/;
const distress = /崩溃|不想(学|活)|想哭|哭了|太笨|好笨|受不了|没人管/;

/** The turn at which the nth of the student's turns with such words stands, and how many there are. */
function saidIn(turns: readonly DialogueTurn[], words: RegExp, kind: FlagKind) {
  const found = turns.flatMap(({ speaker, text }, turn) =>
    speaker === 'student' && words.test(text) ? [turn] : [],
  );
  const turn = found[flagLimits[kind] - 1];
  return turn === undefined ? [] : [{ turn, kind, count: found.length, answerIds: [] }];
}

export interface Raised {
  readonly turn: number;
  readonly kind: FlagKind;
  readonly count: number;
  readonly answerIds: readonly number[];
}

/**
 * Flags of a dialogue. Warnings about the day's answers stand at the first turn; words at the turn that reaches the limit;
 * a score gap where the student names a score.
 */
export function flagsOf(
  { turns, own_score: own, ai_score: ai }: Pick<Dialogue, 'turns' | 'own_score' | 'ai_score'>,
  warnings: readonly Pick<BehaviourWarning, 'kind' | 'count' | 'answer_ids'>[],
): Raised[] {
  const gap = own === null || ai === null ? 0 : Math.abs(own - ai);
  const turn = turns.findIndex(({ speaker, text }) => speaker === 'student' && /\d/.test(text));
  return [
    ...saidIn(turns, distress, 'distress'),
    ...(gap > abilityGapLimit
      ? [{ turn: Math.max(turn, 0), kind: 'abilityGap' as const, count: gap, answerIds: [] }]
      : []),
    ...saidIn(turns, pleas, 'pleading'),
    ...warnings.map(({ kind, count: proof, answer_ids: answerIds }) => ({
      ...{ turn: 0, kind, count: proof, answerIds },
    })),
  ];
}

/** The AI's score of a student, of 10, by the answers of some days; null where they are too few. */
export function aiScoreOf({ answers, right }: Pick<Studied, 'answers' | 'right'>): number | null {
  return answers < 5 ? null : Math.round((10 * right) / answers);
}
