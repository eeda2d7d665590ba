import { z } from 'zod/mini';
import { examReportKey } from './examReportKey';
import { grade, grades, isSenior } from './grades';
import { examineesRange, fullScores, scoreImages, typedStudentLength } from './limits';
import { day, isDay, moment } from './moment';
import { count } from './number';
import { cleanText } from './text';

/** What an exam can be, the smallest first [ENTITY-022]. */
export const examTypes = ['unit', 'weekly', 'monthly', 'midterm', 'final', 'mock'] as const;
export type ExamType = (typeof examTypes)[number];

/** Whether scores of such an exam are asked for, twice a year. */
export const isHalfYearly = (exam: ExamType) => exam === 'midterm' || exam === 'final';

/** What score management shows, as its address says. */
export const scoreViews = ['list', 'unsubmitted', 'individual', 'overall', 'config'] as const;
export type ScoreView = (typeof scoreViews)[number];

/** How a school tells a result: in points, or as a level [ENTITY-022]. */
export const scoreTypes = ['points', 'level'] as const;

/** Levels that a school gives, and the bands of the analyses, best first. */
export const levels = ['A', 'B', 'C', 'D', 'E'] as const;
export type Level = (typeof levels)[number];

/** The share of a group that each band has, by rank [CONST-056]. */
const bandShares: Readonly<Record<Level, number>> = {
  ...{ A: 0.15, B: 0.3, C: 0.3, D: 0.2, E: 0.05 },
};

/** The part of a group that a band is, by rank, in whole percent from the best: B is from 15 to 45 [CONST-056]. */
export function bandSegment(level: Level): { from: number; to: number } {
  const before = levels.slice(0, levels.indexOf(level));
  const from = before.reduce((all, one) => all + bandShares[one], 0);
  return { from: Math.round(from * 100), to: Math.round((from + bandShares[level]) * 100) };
}

/** Band of a rank, by the share of the group that ranks higher; rank 1 is always A [CONST-056]. */
export function gradeBand(rank: number, size: number): Level {
  const better = (rank - 1) / size;
  let reached = 0;
  const found = levels.find((level) => {
    reached += bandShares[level];
    return better < reached - 1e-9;
  });
  return found ?? 'E';
}

/** The uses of a score's images, and how many of each there may be [CONST-013, CONST-014]. */
export const imagePlaces = ['proofs', 'papers'] as const;
export type ScoreImagePlace = (typeof imagePlaces)[number];
export const mostScoreImages = { proofs: scoreImages.proofs, papers: scoreImages.papers } as const;
export const scoreImageTypes = ['image/jpeg', 'image/png'] as const;

interface ImageFile {
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  readonly name?: string;
}

/** What is wrong with a picture of a score, or null [VALID-092, VALID-093]; an iPhone's own format has words of its own. */
export function scoreImageError({ type, size, name = '' }: ImageFile) {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return 'heic';
  if (!scoreImageTypes.some((known) => known === type)) return 'imageType';
  return size > scoreImages.bytes ? 'tooLarge' : null;
}

/** A score as it is typed: figures stay as they are written, `8.5`. Empty text: not given. */
export interface TypedScore {
  exam_grade: string;
  exam_type: string;
  score_type: string;
  full_score: string;
  score: string;
  level: string;
  level_proportion: string;
  examinees: string;
  exam_date: string;
  grade_rank: string;
  grade_total: string;
  class_rank: string;
  class_total: string;
  proofs: string[];
  papers: string[];
}

const typed = z.string().check(z.trim());
/** The addresses of a score's images. */
export const scoreImageList = z.array(z.string().check(z.regex(/^[!-~]{1,500}$/)));

type Faults = Partial<Record<keyof TypedScore, string>>;

/** What is wrong with a figure of at most one decimal; null where it is one [VALID-083]. */
function figureFault(text: string): string | null {
  if (text === '') return 'required';
  if (!/^\d{1,6}(\.\d+)?$/.test(text)) return 'numeric';
  return /^\d{1,6}(\.\d)?$/.test(text) ? null : 'decimals';
}

/** The full marks that an exam of a grade can have; of any grade while it is not told [VALID-081, VALID-082, CONST-017]. */
export function fullScoreRange(examGrade: string) {
  if (examGrade === '') return { minimum: 0, maximum: fullScores.senior.maximum };
  return isSenior(Number(examGrade)) ? fullScores.senior : fullScores.junior;
}

type TypedPoints = Pick<TypedScore, 'score' | 'full_score'>;

function fullFault({ full_score: full, exam_grade: of }: TypedScore): string | null {
  if (/^-\d{1,6}(\.\d+)?$/.test(full)) return 'positive';
  const fault = figureFault(full);
  if (fault !== null) return fault;
  const { minimum, maximum } = fullScoreRange(of);
  if (Number(full) <= 0) return 'positive';
  return Number(full) < minimum || Number(full) > maximum ? 'range' : null;
}

function pointsFault({ score, full_score: full }: TypedPoints): string | null {
  const fault = figureFault(score);
  if (fault !== null) return fault;
  return figureFault(full) === null && Number(score) > Number(full) ? 'aboveFull' : null;
}

/** What is wrong with a count from 1 to 100,000 that may be left out [VALID-087]. */
function countFault(text: string): string | null {
  if (text === '') return null;
  if (!/^\d{1,9}$/.test(text)) return 'whole';
  const { minimum, maximum } = examineesRange;
  return Number(text) < minimum || Number(text) > maximum ? 'range' : null;
}

/** Whether a rank is above a count; false while either is missing or wrong. */
const isAbove = (rank: string, all: string) =>
  [rank, all].every((text) => text !== '' && countFault(text) === null) &&
  Number(rank) > Number(all);

/** Points and full marks as numbers; null unless both can be saved as they are typed [VALID-082 … VALID-084]. */
export function pointsOf(typed: TypedPoints) {
  const { score, full_score: full } = typed;
  const isValid = figureFault(full) === null && pointsFault(typed) === null;
  return isValid && Number(full) > 0 ? { score: Number(score), full_score: Number(full) } : null;
}

/** A rank is not above its total, nor above how many sat the exam, and says nothing without a total [VALID-088, VALID-089]. */
function rankFaults(rank: string, all: string, examinees: string) {
  const above = isAbove(rank, all) ? 'above' : null;
  return {
    rank: countFault(rank) ?? above ?? (isAbove(rank, examinees) ? 'aboveExaminees' : null),
    total: countFault(all) ?? (rank !== '' && all === '' ? 'required' : null),
  };
}

const isOneOf = (words: readonly unknown[], value: unknown) => words.includes(value);

function proportionFault(text: string): string | null {
  if (text === '') return null;
  return figureFault(text) ?? (Number(text) > 100 ? 'range' : null);
}

/** What is wrong with the day of an exam, which is not after today, where that is known [VALID-085]. */
function dateFault(date: string, today: string | undefined): string | null {
  if (date === '') return 'required';
  if (!isDay(date)) return 'day';
  return today !== undefined && date > today ? 'future' : null;
}

/**
 * What is wrong with a score, by field; nothing where it can be entered [VALID-080 … VALID-091]. Without the day, which a
 * form does not know at once, no exam is in the future.
 */
export function scoreFaults(score: TypedScore, today?: string): Faults {
  const isPoints = score.score_type === 'points';
  const inGrade = rankFaults(score.grade_rank, score.grade_total, score.examinees);
  const inClass = rankFaults(score.class_rank, score.class_total, score.examinees);
  const isLevel = score.score_type === 'level';
  const all = {
    exam_grade: isOneOf(grades.map(String), score.exam_grade) ? null : 'required',
    exam_type: isOneOf(examTypes, score.exam_type) ? null : 'required',
    score_type: isPoints || isLevel ? null : 'required',
    full_score: isPoints ? fullFault(score) : null,
    score: isPoints ? pointsFault(score) : null,
    level: isLevel && !isOneOf(levels, score.level) ? 'required' : null,
    level_proportion: isLevel ? proportionFault(score.level_proportion) : null,
    exam_date: dateFault(score.exam_date, today),
    examinees: countFault(score.examinees),
    ...{ grade_rank: inGrade.rank, grade_total: inGrade.total },
    ...{ class_rank: inClass.rank, class_total: inClass.total },
    proofs: score.proofs.length > mostScoreImages.proofs ? 'tooMany' : null,
    papers: score.papers.length > mostScoreImages.papers ? 'tooMany' : null,
  };
  return Object.fromEntries(Object.entries(all).filter(([, fault]) => fault !== null));
}

/** Who has a score entered: account or name, as it is typed. */
export const typedStudent = cleanText(1, typedStudentLength);

const scoreFields = z.object({
  student: typed,
  ...{ exam_grade: typed, exam_type: typed, score_type: typed },
  ...{ full_score: typed, score: typed, level: typed, level_proportion: typed },
  ...{ examinees: typed, exam_date: typed },
  ...{ grade_rank: typed, grade_total: typed, class_rank: typed, class_total: typed },
  ...{ proofs: scoreImageList, papers: scoreImageList },
});

/** The rules of the form on a day; the errors are keys. */
export const scoreForm = (today?: string) =>
  scoreFields.check(({ value: input, issues }) => {
    const student = z.safeParse(typedStudent, input.student).error?.issues[0]?.message;
    const faults = { ...(student !== undefined && { student }), ...scoreFaults(input, today) };
    for (const [field, message] of Object.entries(faults)) {
      issues.push({ code: 'custom', path: [field], message, input });
    }
  });
export type ScoreForm = z.output<typeof scoreFields>;

/** A form with nothing in it. */
export const emptyScore: ScoreForm = {
  ...{ student: '', exam_grade: '', exam_type: '', score_type: 'points' },
  ...{ full_score: '', score: '', level: '', level_proportion: '', examinees: '' },
  ...{ exam_date: '', grade_rank: '', grade_total: '', class_rank: '', class_total: '' },
  ...{ proofs: [], papers: [] },
};

const draftedFields = z.partial(scoreFields);
export type DraftedScore = z.output<typeof draftedFields>;

/** What a draft of the form holds, complete or not; null where it is none. */
export function draftedScore(content: unknown): DraftedScore | null {
  const found = z.safeParse(draftedFields, content);
  return found.success ? found.data : null;
}

const known = z.nullable(z.number());

/** A score as it was entered [ENTITY-022]. */
export const scoreRow = z.object({
  ...{ score_id: z.int(), student_id: z.int(), name: z.string(), username: z.string(), grade },
  ...{ subject_id: z.int(), exam_grade: grade, exam_type: z.enum(examTypes) },
  ...{ score_type: z.enum(scoreTypes), full_score: known, score: known },
  ...{ level: z.nullable(z.enum(levels)), level_proportion: known },
  ...{ examinees: z.nullable(count), exam_date: day },
  ...{ grade_rank: z.nullable(count), grade_total: z.nullable(count) },
  ...{ class_rank: z.nullable(count), class_total: z.nullable(count) },
  ...{ proofs: z.array(z.string()), papers: z.array(z.string()) },
  ...{ entered_at: moment, entered_by: z.string() },
  /** Counts its changes, from 1. */
  version: z.int().check(z.positive()),
  /** Who has changed it last; null where nobody has. */
  ...{ changed_at: z.nullable(moment), changed_by: z.nullable(z.string()) },
  /** Null until somebody has confirmed it: then it stays as it is. */
  ...{ confirmed_at: z.nullable(moment), confirmed_by: z.nullable(z.string()) },
});
export type ScoreRow = z.output<typeof scoreRow>;

/** What the list can be sorted by. */
export const scoreSorts = ['score', 'examDate', 'entered'] as const;

/** A score of 100 points, to one decimal; null for a level [CONST-055]. */
export function normalised(row: Pick<ScoreRow, 'score' | 'full_score'>): number | null {
  const { score, full_score: full } = row;
  return score === null || full === null ? null : Math.round((score / full) * 1000) / 10;
}

const written = (value: string | number | null) => (value === null ? '' : String(value));

/** A score as its form holds it. */
export function typedOf(row: ScoreRow): ScoreForm {
  return {
    ...{ student: row.username, exam_grade: written(row.exam_grade), exam_type: row.exam_type },
    ...{ score_type: row.score_type, full_score: written(row.full_score) },
    ...{ score: written(row.score), level: written(row.level) },
    ...{ level_proportion: written(row.level_proportion), examinees: written(row.examinees) },
    ...{ exam_date: row.exam_date, grade_rank: written(row.grade_rank) },
    ...{ grade_total: written(row.grade_total), class_rank: written(row.class_rank) },
    ...{ class_total: written(row.class_total), proofs: row.proofs, papers: row.papers },
  };
}

/** Why a student had no such exam; said with it. */
export const noExamReasonLength = { minimum: 2, maximum: 200 } as const;
export const noExamReason = cleanText(noExamReasonLength.minimum, noExamReasonLength.maximum);

/** Whether functions of a student are frozen for want of a score. */
export const freezeStates = ['frozen', 'active'] as const;

/** A student without a score of the exam that is asked for now. */
export const unsubmittedRow = z.object({
  ...{ student_id: z.int(), name: z.string(), username: z.string(), grade },
  /** Until when the score is asked for, and whether functions of the student are frozen for it. */
  ...{ due_on: day, is_frozen: z.boolean() },
  /** The latest one; null where exam analysis has none either. */
  exam_report: z.nullable(examReportKey),
});
export type UnsubmittedRow = z.output<typeof unsubmittedRow>;
