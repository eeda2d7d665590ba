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

/** What is said of a point, whichever it is. */
const said = z.pick(localMark, { is_examined: true, frequency: true, difficulty: true });
type Said = z.output<typeof said>;

/** A mark with what the person has seen of its point: null where headquarters' version held. */
export const seenMark = z.extend(localMark, { seen: z.nullable(said) });
export type SeenMark = z.output<typeof seenMark>;

/** Whether two say the same of a point; null says that headquarters' version holds. */
export function isSameMark(one: Said | null, other: Said | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.is_examined === other.is_examined &&
    one.frequency === other.frequency &&
    one.difficulty === other.difficulty
  );
}

/** A point of which somebody else has said something since it was seen; `by` is null where all was taken back. */
export const overtakenMark = z.object({
  ...{ point_id: z.int(), name: z.string(), mark: z.nullable(said), by: z.nullable(z.string()) },
});
export type OvertakenMark = z.output<typeof overtakenMark>;

const isOncePerPoint = (marks: readonly LocalMark[]) =>
  new Set(marks.map((mark) => mark.point_id)).size === marks.length;

/** What is said at once: at least one mark, none of a point twice. */
export const localMarks = z
  .array(localMark)
  .check(z.minLength(1, 'required'), z.maxLength(1000), z.refine(isOncePerPoint, 'twice'));

/** What is submitted at once. */
export const seenMarks = z
  .array(seenMark)
  .check(z.minLength(1, 'required'), z.maxLength(1000), z.refine(isOncePerPoint, 'twice'));

/** The marks of a campus with some that are new: the latest of a point counts. */
export function withMarks<Mark extends LocalMark>(
  marks: readonly Mark[],
  latest: readonly Mark[],
): readonly Mark[] {
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
  mark: z.nullable(said),
});
export type LocalPoint = z.output<typeof localPoint>;

/** A point that the campus has marked, by whom and when. */
export const localMarkRow = z.object({
  ...{ point_id: z.int(), subject_id: z.int(), name: z.string(), ...bothDegrees },
  mark: said,
  ...{ marked_by: z.string(), marked_at: moment },
});
export type LocalMarkRow = z.output<typeof localMarkRow>;
