import { z } from 'zod/mini';
import { dayLength } from './businessTime';
import { grade } from './grades';
import { tooFastSeconds } from './limits';
import { day, isDay, moment } from './moment';
import { count } from './number';

/** How often a day a student may be given the answer-correction card. */
export const correctionTimes = { minimum: 1, maximum: 10, usual: 3 } as const;

/** How many days back the corrections of a student are counted, today among them. */
export const correctionDays = 7;

/** The answers to a question's blanks, or the choices that belong together, as a person reads them. */
export const answerText = (parts: readonly string[]): string => parts.join('; ');

/** Times a day, as a person sets them. */
export const timesPerDay = z
  .number({ error: 'required' })
  .check(
    z.int('whole'),
    z.minimum(correctionTimes.minimum, 'range'),
    z.maximum(correctionTimes.maximum, 'range'),
  );

/** The states of a wrong question: those of the chart wrongQuestion. A student corrects it twice. */
export const wrongQuestionStatuses = ['unresolved', 'correctedOnce', 'resolved'] as const;
export type WrongQuestionStatus = (typeof wrongQuestionStatuses)[number];

/** The counts of an error book with those of the list that has what is still to be resolved. */
export const withOpen = (counts: Readonly<Record<WrongQuestionStatus, number>>) => ({
  ...counts,
  all: counts.unresolved + counts.correctedOnce,
});

/** What an answer did to its question in the error book; null where it did nothing. */
export type RevisionStep = 'opened' | 'correctedOnce' | 'resolved' | null;

/** What each answer to a question did, the latest answer first, as they are given [WQU-01, WQU-02]. */
export function revisionSteps<Given extends { readonly is_right: boolean }>(
  given: readonly Given[],
): (Given & { readonly step: RevisionStep })[] {
  const steps = ['opened', 'correctedOnce', 'resolved'] as const;
  let next = 0;
  return given
    .toReversed()
    .map((one) => {
      const isStep = one.is_right === next > 0;
      const step = isStep ? (steps[next] ?? null) : null;
      if (step !== null) next += 1;
      return { ...one, step };
    })
    .toReversed();
}

/** Types of questions [ENTITY-020]. */
export const questionTypes = [
  ...(['singleChoice', 'multipleChoice', 'fillInTheBlank', 'trueOrFalse', 'essay'] as const),
  ...(['subjective', 'readingComprehension', 'calculation'] as const),
] as const;

/** What a choice question offers; empty for questions of other types. */
export const questionOptions = z.array(z.object({ key: z.string(), text: z.string() }));
export type QuestionOption = z.output<typeof questionOptions>[number];

/** The text that a question is about, by lines or paragraphs, with what its words mean; null for a question without one. */
export const passage = z.nullable(
  z.object({
    title: z.string(),
    lines: z.array(z.string()),
    notes: z.array(z.object({ term: z.string(), meaning: z.string() })),
  }),
);
export type Passage = z.output<typeof passage>;

/** What part of the learning an answer belongs to [ENTITY-021]. */
export const answerModules = ['foundation', 'synchronous', 'homework', 'review'] as const;

/** What came of a question; a skipped one is neither right nor wrong. */
export const answerOutcomes = ['right', 'wrong', 'skipped'] as const;

/** How fast an answer was, in seconds: the bands of what is too fast [CONST-023]. */
export const paceBands = { upTo5: 5, upTo10: 10, under15: tooFastSeconds } as const;
export const paces = ['upTo5', 'upTo10', 'under15', 'usual'] as const;
export type Pace = (typeof paces)[number];
/** The bands that are too fast. */
export const tooFastPaces = paces.filter((pace) => pace !== 'usual');

/** The band of an answer's whole seconds: 0 to 5, 6 to 10, 11 to 14, or usual. */
export function paceOf(seconds: number): Pace {
  if (seconds <= paceBands.upTo5) return 'upTo5';
  if (seconds <= paceBands.upTo10) return 'upTo10';
  return seconds < paceBands.under15 ? 'under15' : 'usual';
}

/** Why an answer is wrong: what the portal supposes, and what the teacher sets. */
export const errorCauses = ['careless', 'misread', 'concept', 'method', 'calculation'] as const;
export type ErrorCause = (typeof errorCauses)[number];

/** What a supposed cause is read from. */
const evidence = ['seconds', 'hints', 'difficulty'] as const;

/** A cause that is supposed, with the number that speaks for it. */
export const supposedReason = z.object({
  cause: z.enum(errorCauses),
  from: z.enum(evidence),
  value: z.int(),
});
export type SupposedReason = z.output<typeof supposedReason>;

interface Answered {
  readonly isWrong: boolean;
  readonly seconds: number;
  readonly hintsViewed: number;
  readonly difficulty: number;
}

/** What the portal supposes from how a wrong answer was given, the likeliest first [CALL-146]. */
export function supposedReasons(answer: Answered): SupposedReason[] {
  const { isWrong, seconds, hintsViewed, difficulty } = answer;
  const supposed: (SupposedReason & { readonly speaks: boolean })[] = [
    { cause: 'careless', from: 'seconds', value: seconds, speaks: paceOf(seconds) !== 'usual' },
    { cause: 'concept', from: 'hints', value: hintsViewed, speaks: hintsViewed > 0 },
    { cause: 'method', from: 'difficulty', value: difficulty, speaks: difficulty >= 60 },
  ];
  return supposed
    .filter(({ speaks }) => isWrong && speaks)
    .map(({ speaks: _, ...reason }) => reason);
}

/** How many answers one call of an export of the history gives at most. */
export const historyPart = 250;

/** Days of the answer history, both ends belonging to it [CONST-025, CONST-026, CONST-028]. */
export const historyPresets = ['7', '15', '30', '60', '90', '180', '365'] as const;
/** 360 days are read as a year. */
export const yearPreset = { written: '360', read: '365' } as const;

/** The longest range of days that a person may choose. */
const longestRange = 365;

/** How many days a range has, both ends included. */
export const dayCount = ({ from, to }: { from: string; to: string }) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;

/** A range of days is whole, in order, and at most a year long. */
export function checkRange(
  context: z.core.ParsePayload<{ from?: string | undefined; to?: string | undefined }>,
): void {
  const { from = '', to = '' } = context.value;
  if (from === '' && to === '') return;
  const say = (field: string, message: string) =>
    context.issues.push({ code: 'custom', path: [field], message, input: to });
  if (from === '') say('from', 'required');
  else if (to === '') say('to', 'required');
  else if (!isDay(from) || !isDay(to)) return;
  else if (to < from) say('to', 'beforeStart');
  else if (dayCount({ from, to }) > longestRange) say('to', 'tooLong');
}

/** A difficulty as the questions have it: 10 to 90 in tens. */
export const difficulties = [10, 20, 30, 40, 50, 60, 70, 80, 90] as const;

/** The lowest difficulty that is wanted is not above the highest [VALID-072]. */
export function checkDifficulty(
  context: z.core.ParsePayload<{ minimum?: number | undefined; maximum?: number | undefined }>,
): void {
  const { minimum, maximum } = context.value;
  if (minimum === undefined || maximum === undefined || minimum <= maximum) return;
  context.issues.push({
    ...{ code: 'custom', path: ['maximum'], message: 'belowMinimum', input: maximum },
  });
}

const typedDay = z.union([z.literal(''), day], { error: 'day' });
const typedRange = { from: typedDay, to: typedDay };

/** The check says it: a text is refused by the check alone, not by the union. */
const typedDifficulty = z.union([z.literal(''), z.string().check(z.regex(/^[1-9]0$/, 'range'))]);
const numberOf = (typed: string) => (typed === '' ? undefined : Number(typed));

/** Further filters of the answer history, as they are typed [SCREEN-075, VALID-072]. */
export const historyFiltersForm = z
  .object({ ...typedRange, minimum: typedDifficulty, maximum: typedDifficulty })
  .check((context) => {
    // One check: zod leaves out those behind one that has found something.
    checkRange(context);
    const { minimum, maximum } = context.value;
    const levels = { minimum: numberOf(minimum), maximum: numberOf(maximum) };
    checkDifficulty({ value: levels, issues: context.issues });
  });

const named = { student_id: z.int(), name: z.string(), username: z.string() };

/** Whether headquarters has deleted the question since. */
export const asked = { is_deleted: z.boolean() };

/** One answer as a row of the history [ENTITY-021]. */
export const answerRow = z.object({
  answer_id: z.int(),
  ...named,
  question_id: z.int(),
  type: z.enum(questionTypes),
  difficulty: z.int(),
  stem: z.string(),
  ...asked,
  point_name: z.string(),
  course_name: z.nullable(z.string()),
  lesson_name: z.nullable(z.string()),
  module: z.enum(answerModules),
  outcome: z.enum(answerOutcomes),
  answer: z.string(),
  right_answer: z.string(),
  seconds: count,
  pace: z.enum(paces),
  hints_viewed: count,
  skip_reason: z.nullable(z.string()),
  /** What the teacher has set. */
  cause: z.nullable(z.enum(errorCauses)),
  submitted_at: moment,
});
export type AnswerRow = z.output<typeof answerRow>;

/** A student with what the error book holds. */
export const errorBookStudent = z.object({
  ...named,
  grade,
  /** Not resolved yet. */
  open_count: count,
  resolved_count: count,
  /** When the question that came into the book last was first wrong. */
  last_added_at: z.nullable(moment),
});
export type ErrorBookStudent = z.output<typeof errorBookStudent>;

/** A wrong question of a student. */
export const errorBookRow = z.object({
  student_id: z.int(),
  question_id: z.int(),
  type: z.enum(questionTypes),
  difficulty: z.int(),
  stem: z.string(),
  ...asked,
  point_id: z.int(),
  point_name: z.string(),
  status: z.enum(wrongQuestionStatuses),
  wrong_at: moment,
  corrected_at: z.nullable(moment),
});

/** Whether a wrong question is of a normalized lesson, which is one of a formal course [SCREEN-044, SCREEN-045]. */
export const lessonKinds = ['normalized', 'notNormalized'] as const;
