import { z } from 'zod/mini';
import { dayAfter } from './businessTime';
import { grade } from './grades';
import { abilityThresholds, proficientMastery } from './limits';
import { day } from './moment';
import { count } from './number';
import { cleanText } from './text';

/** The programs of courses that reports tell apart [SCREEN-059 … SCREEN-064]. */
export const reportPrograms = [
  ...(['foundation', 'synchronized', 'specialized'] as const),
  ...(['relearning', 'specialEvent', 'trial'] as const),
] as const;

/** Days of a report, both ends belonging to it [CONST-027]. */
export const reportPresets = ['7', '15', '30', '60'] as const;

/** What the rows of a report are [SCREEN-065 … SCREEN-067, SCREEN-163, SCREEN-164, CALL-125]. */
export const reportViews = [
  ...(['daily', 'summary', 'chapter', 'type'] as const),
  ...(['student', 'point', 'question', 'ability', 'method'] as const),
] as const;
export type ReportView = (typeof reportViews)[number];

export const abilityBands = ['proficient', 'upper', 'middle', 'lower', 'few', 'none'] as const;
export type AbilityBand = (typeof abilityBands)[number];

interface Counted {
  readonly answered: number;
  readonly right: number;
}

/** Right answers ÷ answers; null where there is no answer. */
export function correctShare({ answered, right }: Counted): number | null {
  return answered === 0 ? null : right / answered;
}

/** So many answers say something about a point: one that was wrong makes nobody weak. */
const enoughAnswers = 5;

/** The band of a share of right answers, where there are enough of them [CONST-029, CONST-030]. */
export function abilityBand(counted: Counted): AbilityBand {
  const share = correctShare(counted);
  if (share === null) return 'none';
  if (counted.answered < enoughAnswers) return 'few';
  if (share >= proficientMastery) return 'proficient';
  if (share >= abilityThresholds.high) return 'upper';
  return share >= abilityThresholds.middle ? 'middle' : 'lower';
}

/** What is counted in a report: of the whole, and of each of its rows. */
export const reportTotals = z.object({
  /** Answers, without skipped questions. */
  answered: count,
  right: count,
  skipped: count,
  /** On answering, skipped questions included. */
  seconds: count,
});
export type ReportTotals = z.output<typeof reportTotals>;

/** One row of a report: a day, a course, a chapter, a type of questions, a student, a point … */
export const reportRow = z.extend(reportTotals, {
  /** A day as `2026-11-20`, or the id of the thing; `0` where answers belong to none. */
  key: z.string(),
  name: z.string(),
});
export type ReportRow = z.output<typeof reportRow>;

/** What a bar of days or a row of days in a handout stands for. */
export const reportSteps = ['day', 'week', 'month'] as const;
export type ReportStep = (typeof reportSteps)[number];

/** As many bars as a drawing holds. */
export const drawnBars = 31;

/** Days, weeks or months: so that a drawing holds all of its range. */
export function drawnStep(days: number): ReportStep {
  if (days <= drawnBars) return 'day';
  return days <= (drawnBars - 1) * 7 ? 'week' : 'month';
}

/** Whether a day begins a step; weeks begin on Monday. */
const beginsStep = (day: string, step: ReportStep) =>
  step === 'day' || (step === 'month' ? day.endsWith('-01') : new Date(day).getUTCDay() === 1);

/** The steps of a range for a drawing, from the first: also those without answers, which no row has. */
export function everyStep(
  rows: readonly ReportRow[],
  step: ReportStep,
  { from, to }: { readonly from: string; readonly to: string },
): readonly ReportRow[] {
  const all: ReportRow[] = [];
  for (let key = from; key <= to; key = dayAfter(key)) {
    if (key !== from && !beginsStep(key, step)) continue;
    const none = { key, name: key, answered: 0, right: 0, skipped: 0, seconds: 0 };
    all.push(rows.find((row) => row.key === key) ?? none);
  }
  return all;
}

/** A student or a class of whom there is a report. */
export const reportTarget = z.extend(reportTotals, {
  id: z.int(),
  name: z.string(),
  /** Of a student; null of a class. */
  username: z.nullable(z.string()),
});
export type ReportTarget = z.output<typeof reportTarget>;

/** What a parent is given: the report, the learning analysis, or the final report of a term. */
export const handoutKinds = ['report', 'analysis', 'final'] as const;
type HandoutKind = (typeof handoutKinds)[number];

/** The rows that a handout has, part by part. */
export const handoutViews = {
  report: ['daily', 'summary', 'chapter'],
  analysis: ['point', 'question'],
  final: ['daily', 'summary', 'point'],
} as const satisfies Record<HandoutKind, readonly ReportView[]>;

/** Which report a link shows: of whom, and of what. */
export interface ReportHandout {
  readonly subject_id: number;
  readonly student_id: number;
  readonly what: HandoutKind;
  readonly from: string;
  readonly to: string;
  readonly program?: (typeof reportPrograms)[number] | undefined;
  readonly course_id?: number | undefined;
}

/** Days, weeks or months: so that a student's report fits on one page, whatever its range. */
export function handoutStep(days: number): ReportStep {
  if (days <= 15) return 'day';
  return days <= 92 ? 'week' : 'month';
}

/** What a student does next: begin, practise a point, correct wrong questions, or go on [CALL-103]. */
const nextSteps = ['begin', 'practise', 'correct', 'goOn'] as const;
export const nextStep = z.object({
  step: z.enum(nextSteps),
  /** The point that is practised; null otherwise. */
  point: z.nullable(reportRow),
  /** Wrong questions of the error book that wait to be corrected. */
  waiting: count,
});
export type NextStep = z.output<typeof nextStep>;

/** The next step by the points of a report: the weakest point comes first, then what waits in the error book. */
export function nextStepOf(points: readonly ReportRow[], waiting: number): NextStep {
  const weak = points
    .filter((row) => abilityBand(row) === 'lower')
    .toSorted((one, other) => one.right / one.answered - other.right / other.answered);
  const [point = null] = weak;
  if (point !== null) return { step: 'practise', point, waiting };
  if (waiting > 0) return { step: 'correct', point, waiting };
  const hasAnswers = points.some(({ answered }) => answered > 0);
  return { step: hasAnswers ? 'goOn' : 'begin', point, waiting };
}

/** The final review: what the analyst says of a student's term; empty takes it back [CALL-190]. */
export const finalReviewLength = { minimum: 0, maximum: 300 } as const;
export const finalReviewText = cleanText(finalReviewLength.minimum, finalReviewLength.maximum);

/** The school term in which a day lies: from September, or from February [CALL-191]. */
export function schoolTerm(of: string): { readonly from: string; readonly to: string } {
  const [year = 0, month = 1] = of.split('-').map(Number);
  if (month >= 2 && month <= 8) return { from: `${year}-02-01`, to: `${year}-08-31` };
  const autumn = month < 2 ? year - 1 : year;
  return { from: `${autumn}-09-01`, to: `${autumn + 1}-01-31` };
}

export const schooling = z.object({
  /** The account, which tells namesakes apart. */
  username: z.string(),
  grade,
  school: z.string(),
  /** The classes of the subject. */
  classes: z.array(z.object({ name: z.string(), teacher: z.string() })),
});
/** Who a student is, and where a subject is learned. */
export type Schooling = z.output<typeof schooling>;

/** A student's report as a parent reads it, on screen or on one page of paper. */
export const reportSheet = z.object({
  student_id: z.int(),
  name: z.string(),
  schooling,
  totals: reportTotals,
  parts: z.array(z.object({ view: z.enum(reportViews), rows: z.array(reportRow) })),
  /** Of a final report: what the analyst says of the term, and what comes next. */
  review: z.nullable(z.object({ text: z.string(), by: z.string() })),
  next: z.nullable(nextStep),
});
export type ReportSheet = z.output<typeof reportSheet>;

/** What all sheets of a handout have in common. */
export const handoutFrame = {
  subject_id: z.int(),
  what: z.enum(handoutKinds),
  step: z.enum(reportSteps),
  first_day: day,
  last_day: day,
  /** Whether its last day has passed. */
  is_over: z.boolean(),
  /** Null where it is not of one type of courses, or not of one course. */
  program: z.nullable(z.enum(reportPrograms)),
  course_name: z.nullable(z.string()),
};
const framed = z.object(handoutFrame);
export type HandoutFrame = z.output<typeof framed>;

/** The most rows of a part that fit on one page, the others being summed in one line; null: all are shown. */
export function longestPart(what: HandoutKind, view: ReportView): number | null {
  if (view === 'daily') return null;
  if (what === 'analysis') return view === 'question' ? 9 : 11;
  if (what === 'report') return 12;
  return view === 'point' ? 8 : 6;
}

/** How many rows are in each band, without those of which there is none. */
function bandCounts(rows: readonly ReportRow[]) {
  return abilityBands
    .map((band) => ({ band, count: rows.filter((row) => abilityBand(row) === band).length }))
    .filter((one) => one.count > 0);
}

/** The first rows of a part, and of the others the sum and how many are in which band; null where nothing is left out. */
export function shortened(rows: readonly ReportRow[], most: number) {
  if (rows.length <= most) return { shown: rows, rest: null };
  const others = rows.slice(most - 1);
  const sum = (of: keyof ReportTotals) => others.reduce((whole, row) => whole + row[of], 0);
  const rest = {
    ...{ count: others.length, answered: sum('answered'), right: sum('right') },
    ...{ skipped: sum('skipped'), seconds: sum('seconds') },
    bands: bandCounts(others),
  };
  return { shown: rows.slice(0, most - 1), rest };
}
