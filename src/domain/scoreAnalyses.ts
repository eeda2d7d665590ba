import { z } from 'zod/mini';
import { dayLength, startOfDay, startOfMonth } from './businessTime';
import { grade } from './grades';
import { day } from './moment';
import { count, toTenth } from './number';
import { gradeBand, type Level, levels, normalised, type ScoreRow, scoreRow } from './scores';

/** The analyses: of single students, and of all of them by every exam or by unit tests. */
export const analysisKinds = ['individual', 'integral', 'unit'] as const;
export type AnalysisKind = (typeof analysisKinds)[number];

/** The parts of the overall analysis [SCREEN-131, SCREEN-132]. */
export const overallParts = ['integral', 'unit'] as const satisfies readonly AnalysisKind[];

/** When the unit analysis is updated each day, in ms after midnight of the business day [CONST-054]. */
const unitUpdate = 9 * 60 * 60 * 1000;

/** Scores count that were entered up to this moment: the 1st of the month, the last 9 am, or now [CONST-053, CONST-054]. */
export function analysedUpTo(kind: AnalysisKind, now: Date): Date {
  if (kind === 'individual') return now;
  if (kind === 'integral') return startOfMonth(now);
  const today = startOfDay(now).getTime() + unitUpdate;
  return new Date(today <= now.getTime() ? today : today - dayLength);
}

type Ranked = Pick<ScoreRow, 'grade_rank' | 'grade_total' | 'level'>;

/** The band of an exam: by the rank in the grade, else the level that the school gave; null where neither is known [CONST-056]. */
export function bandOf({ grade_rank: rank, grade_total: total, level }: Ranked): Level | null {
  return rank === null || total === null ? level : gradeBand(rank, total);
}

type Analysed = Ranked & Pick<ScoreRow, 'score' | 'full_score' | 'exam_date'>;

/** How a student's result has changed from the first exam with points to the latest; unknown with fewer than two. */
export const scoreChanges = ['improved', 'same', 'declined', 'unknown'] as const;
export type ScoreChange = (typeof scoreChanges)[number];

/** The word for a difference in points of 100. */
export function changeOf(improvement: number | null): ScoreChange {
  if (improvement === null) return 'unknown';
  return improvement > 0 ? 'improved' : improvement < 0 ? 'declined' : 'same';
}

/** The bands, and what stands for a student without any. */
export const gradeBands = [...levels, 'none'] as const;

/** What exams say together, the earliest first; points are of 100 [CONST-055]. */
export function analysisOf(exams: readonly Analysed[]) {
  const points = exams.flatMap((exam) => normalised(exam) ?? []);
  const [first, latest] = [points[0] ?? null, points.at(-1) ?? null];
  const sum = points.reduce((all, one) => all + one, 0);
  const improvement =
    first === null || latest === null || points.length < 2 ? null : toTenth(latest - first);
  const banded = exams.flatMap((exam) => bandOf(exam) ?? []);
  return {
    ...{ exam_count: exams.length, points_count: points.length, first, latest, improvement },
    average: points.length === 0 ? null : toTenth(sum / points.length),
    latest_on: exams.at(-1)?.exam_date ?? null,
    grade_band: banded.at(-1) ?? ('none' as const),
  };
}

const points = z.nullable(z.number());

/** A student with what the exams of a school year say together; points are of 100. */
export const analysedStudent = z.object({
  ...{ student_id: z.int(), name: z.string(), username: z.string(), grade },
  ...{ exam_count: count, points_count: count, first: points, latest: points },
  ...{ improvement: points, average: points, latest_on: z.nullable(day) },
  /** The band of the latest exam that has one. */
  grade_band: z.enum(gradeBands),
});
export type AnalysedStudent = z.output<typeof analysedStudent>;

/** What the list of analysed students can be sorted by. */
export const analysisSorts = ['average', 'latest', 'improvement'] as const;

/** What an analysis is of: school year, subject, and whose students; a null analyst is the person. */
export const analysisScope = z.object({
  ...{ year: z.int(), subject_id: z.int(), analyst: z.nullable(z.string()) },
});

/** How many of all analysed students have each band and each change, and their average. */
export const analysisSummary = z.object({
  ...{ student_count: count, average: points },
  bands: z.array(z.object({ grade_band: z.enum(gradeBands), count })),
  changes: z.array(z.object({ change: z.enum(scoreChanges), count })),
});
export type AnalysisSummary = z.output<typeof analysisSummary>;

/** Counts analysed students by band and by change; the average is that of the students' averages. */
export function summaryOf(found: readonly AnalysedStudent[]): AnalysisSummary {
  const averages = found.flatMap(({ average }) => average ?? []);
  const sum = averages.reduce((all, one) => all + one, 0);
  return {
    student_count: found.length,
    average: averages.length === 0 ? null : toTenth(sum / averages.length),
    bands: gradeBands.map((grade_band) => ({
      grade_band,
      count: found.filter((one) => one.grade_band === grade_band).length,
    })),
    changes: scoreChanges.map((change) => ({
      change,
      count: found.filter(({ improvement }) => changeOf(improvement) === change).length,
    })),
  };
}

/** One exam of a student's analysis. */
export const analysedExam = z.pick(scoreRow, {
  ...{ score_id: true, exam_type: true, exam_date: true, full_score: true, score: true },
  ...{ level: true, grade_rank: true, grade_total: true, class_rank: true, class_total: true },
});
export type AnalysedExam = z.output<typeof analysedExam>;

/** The settings of the analyses: school year, subject and analyst; 0 stands for what is usual [SCREEN-135]. */
export const scoreSettingNames = ['year', 'of_subject', 'analyst_id'] as const;
export type ScoreSetting = (typeof scoreSettingNames)[number];
