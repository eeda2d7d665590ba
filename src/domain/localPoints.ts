import { z } from 'zod/mini';
import { moment } from './moment';

/** How often a point is examined, and how hard it is: 10 to 90 in steps of 10 [VALID-095, VALID-096]. */
export const localDegree = z.int().check(z.minimum(10), z.maximum(90), z.multipleOf(10));

/** What a degree is of: how often a point is examined, or how hard it is. */
export const degreeNames = ['frequency', 'difficulty'] as const;
export type DegreeName = (typeof degreeNames)[number];

/** Every degree, the lowest first. */
export const degrees: readonly number[] = [10, 20, 30, 40, 50, 60, 70, 80, 90];

/** The bands that degrees are read in, with the highest of each [VALID-097, VALID-098, VALID-099]. */
const bands = [
  { name: 'low', highest: 30 },
  { name: 'medium', highest: 60 },
  { name: 'high', highest: 90 },
] as const;
export type DegreeBand = (typeof bands)[number]['name'];

/** The band of a degree, 10 to 90. */
export function degreeBand(degree: number): DegreeBand {
  return bands.find(({ highest }) => degree <= highest)?.name ?? 'high';
}

/** What a campus says of a knowledge point; one that is not examined there keeps its degrees [ENTITY-026]. */
export const localMark = z.object({
  point_id: z.int().check(z.positive()),
  is_examined: z.boolean(),
  frequency: localDegree,
  difficulty: localDegree,
});
export type LocalMark = z.output<typeof localMark>;

/** What is submitted at once: at least one mark, none of a point twice. */
export const localMarks = z.array(localMark).check(
  z.minLength(1, 'required'),
  z.maxLength(1000),
  z.refine((marks) => new Set(marks.map((mark) => mark.point_id)).size === marks.length, 'twice'),
);

/** The marks of a campus with some that are new: the latest of a point counts. */
export function withMarks(
  marks: readonly LocalMark[],
  latest: readonly LocalMark[],
): readonly LocalMark[] {
  const byPoint = new Map([...marks, ...latest].map((mark) => [mark.point_id, mark]));
  return [...byPoint.values()];
}

/** A course of the account, with how many of its points the campus has marked [SCREEN-147]. */
export const localCourseRow = z.object({
  ...{ course_id: z.int(), name: z.string(), grade: z.nullable(z.int()) },
  ...{ point_count: z.int(), marked_count: z.int(), last_marked_at: z.nullable(moment) },
});
export type LocalCourseRow = z.output<typeof localCourseRow>;

const bothDegrees = { frequency: localDegree, difficulty: localDegree };

/** A knowledge point as headquarters examines it, and as the campus has marked it [ENTITY-026]. */
export const localPoint = z.object({
  ...{ point_id: z.int(), name: z.string(), lesson_name: z.string(), ...bothDegrees },
  /** Null: headquarters' version holds. */
  mark: z.nullable(z.pick(localMark, { is_examined: true, frequency: true, difficulty: true })),
});
export type LocalPoint = z.output<typeof localPoint>;

/** A point that the campus has marked, by whom and when. */
export const localMarkRow = z.object({
  ...{ point_id: z.int(), subject_id: z.int(), name: z.string(), ...bothDegrees },
  mark: z.pick(localMark, { is_examined: true, frequency: true, difficulty: true }),
  ...{ marked_by: z.string(), marked_at: moment },
});
export type LocalMarkRow = z.output<typeof localMarkRow>;
