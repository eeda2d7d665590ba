import { z } from 'zod/mini';
import {
  type DegreeName,
  degreeNames,
  type LocalMark,
  type LocalPoint,
  withMarks,
} from './localPoints';
import { cleanText } from './text';

/** Headquarters' version of a point, as a mark. */
export function headquartersMark({ point_id, frequency, difficulty }: LocalPoint): LocalMark {
  return { point_id, is_examined: true, frequency, difficulty };
}

/** What holds for a point at the campus: a mark that is not submitted yet, its mark, or headquarters' version. */
export function markOf(point: LocalPoint, staged: readonly LocalMark[] = []): LocalMark {
  const own = staged.find(({ point_id }) => point_id === point.point_id);
  if (own !== undefined) return own;
  return { ...headquartersMark(point), ...point.mark };
}

const isSame = (one: LocalMark, other: LocalMark) =>
  one.is_examined === other.is_examined &&
  one.frequency === other.frequency &&
  one.difficulty === other.difficulty;

/** Whether the campus examines a point in another way than headquarters. */
export function isDifferent(point: LocalPoint, staged: readonly LocalMark[] = []): boolean {
  return !isSame(markOf(point, staged), headquartersMark(point));
}

/** What somebody says of one or many points. */
export type MarkChange = Partial<Omit<LocalMark, 'point_id'>>;

/** The marks that are not submitted yet, after a change of some points; what equals the stored version is none. */
export function stagedMarks(
  staged: readonly LocalMark[],
  changed: readonly { readonly point: LocalPoint; readonly change: MarkChange }[],
): readonly LocalMark[] {
  const marks = changed.map(({ point, change }) => ({ ...markOf(point, staged), ...change }));
  const stored = new Map(changed.map(({ point }) => [point.point_id, markOf(point)]));
  return withMarks(staged, marks).filter((mark) => {
    const before = stored.get(mark.point_id);
    return before === undefined || !isSame(mark, before);
  });
}

/** The degrees of a column as it was copied, one a line; not-a-number where a line is no degree. */
function linesOf(text: string): number[] {
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.normalize('NFKC').trim())
    .map((line) => (/^[1-9]0$/.test(line) ? Number(line) : NaN));
}

/** A column of degrees that was copied elsewhere, for so many points: one a line, from the first point on. */
export function pastedDegrees(pointCount: number) {
  return z.object({
    column: z.enum(degreeNames),
    text: cleanText(1, 10_000).check(
      z.refine((text) => !linesOf(text).includes(NaN), 'degree'),
      z.refine((text) => linesOf(text).length <= pointCount, 'tooMany'),
    ),
  });
}

/** What a pasted column says of the points that it begins with. */
export function pastedChanges(
  { column, text }: { readonly column: DegreeName; readonly text: string },
  points: readonly LocalPoint[],
): { point: LocalPoint; change: MarkChange }[] {
  return linesOf(text).flatMap((degree, index) => {
    const point = points[index];
    return point === undefined ? [] : [{ point, change: { [column]: degree } }];
  });
}
