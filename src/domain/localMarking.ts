import { z } from 'zod/mini';
import { excerptOf } from './draft';
import {
  isSameMark,
  type SeenMark,
  type DegreeName,
  degreeNames,
  type LocalMark,
  type LocalPoint,
  type OvertakenMark,
  withMarks,
} from './localPoints';
import { clean, exactText } from './text';

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

/** Whether the campus examines a point in another way than headquarters. */
export function isDifferent(point: LocalPoint, staged: readonly LocalMark[] = []): boolean {
  return !isSameMark(markOf(point, staged), headquartersMark(point));
}

/** What somebody says of one or many points. */
export type MarkChange = Partial<Omit<LocalMark, 'point_id'>>;

/** A mark after a change; what is not examined keeps its degrees until it is examined again [ENTITY-026]. */
function changed(mark: LocalMark, change: MarkChange): LocalMark {
  const { is_examined = mark.is_examined } = change;
  return is_examined ? { ...mark, ...change } : { ...mark, is_examined };
}

/** How many of some points are not examined at the campus, so that no degree of theirs can be changed. */
export function fixedCount(
  points: readonly LocalPoint[],
  staged: readonly LocalMark[] = [],
): number {
  return points.filter((point) => !markOf(point, staged).is_examined).length;
}

/** What was seen of a point when the first was said of it that is not submitted yet. */
function seenOf({ point_id: id, mark }: LocalPoint, staged: readonly SeenMark[]) {
  const own = staged.find(({ point_id }) => point_id === id);
  return own === undefined ? mark : own.seen;
}

/** The marks that are not submitted yet, after a change of some points; what equals the stored version is none. */
export function stagedMarks(
  staged: readonly SeenMark[],
  changes: readonly { readonly point: LocalPoint; readonly change: MarkChange }[],
): readonly SeenMark[] {
  const marks = changes.map(({ point, change }) => ({
    ...{ ...changed(markOf(point, staged), change), seen: seenOf(point, staged) },
  }));
  const stored = new Map(changes.map(({ point }) => [point.point_id, markOf(point)]));
  return withMarks(staged, marks).filter((mark) => {
    const before = stored.get(mark.point_id);
    return before === undefined || !isSameMark(mark, before);
  });
}

/** The lines of a column as it was copied: an empty cell at its head is a line, the end of the last line none. */
const textsOf = (text: string) =>
  text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => clean(line.normalize('NFKC')));

/** The degrees of a column, one a line; not-a-number where a line is no degree. */
const linesOf = (text: string) =>
  textsOf(text).map((line) => (/^[1-9]0$/.test(line) ? Number(line) : NaN));

/** How many lines a column has, and the first of them that is no degree: its number, 0 where all are, and its text, cut. */
export function pastedFault(text: string) {
  const place = linesOf(text).findIndex((degree) => Number.isNaN(degree));
  const lines = textsOf(text);
  const written = excerptOf([lines[place] ?? '']) ?? '';
  return { lines: lines.length, line: place + 1, written };
}

/** Whether the first line that is no degree is an empty one among others. */
function hasGap(text: string) {
  const { line, written } = pastedFault(text);
  return line > 0 && written === '';
}

/** The most characters of a pasted column. */
export const pastedLength = 10_000;

/** A column of degrees that was copied elsewhere, for so many points: one a line, from the first point on. */
export function pastedDegrees(pointCount: number) {
  return z.object({
    column: z.enum(degreeNames),
    text: exactText(1, pastedLength).check(
      z.refine((text) => hasGap(text) || pastedFault(text).line === 0, 'degree'),
      z.refine((text) => !hasGap(text), 'emptyLine'),
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

/** Marks that are told of as overtaken, once the person has seen what others say and stays with them. */
export function insistedOn(
  staged: readonly SeenMark[],
  overtaken: readonly OvertakenMark[],
): readonly SeenMark[] {
  return staged.map((mark) => {
    const theirs = overtaken.find(({ point_id }) => point_id === mark.point_id);
    return theirs === undefined ? mark : { ...mark, seen: theirs.mark };
  });
}
