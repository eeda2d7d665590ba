import type { CourseStatus } from '../../src/domain/lessons';
import { type Listing, nextListing } from '../../src/machines/students/listing';
import type { Queries } from '../db/database';
import { lifeCycles } from '../lifeCycle';
import { publish } from '../socket/publish';

/** A row that says how a student, a course or a class is arranged in an account's lists. */
interface ListingRow {
  readonly pinned: boolean;
  readonly hiddenAt: Date | null;
}

/** What a wish makes of an arranged thing, by the chart `listing`, which speaks of students; null where nothing changes. */
export function nextRow(
  { pinned, hiddenAt }: ListingRow,
  { status, now }: { status: CourseStatus; now: Date },
): ListingRow | null {
  const events = {
    pinned: { type: 'student.pinned' },
    unpinned: { type: 'student.unpinned' },
    hidden: { type: 'student.hidden', at: now.toISOString() },
    visible: { type: 'student.unhidden' },
  } as const;
  const stored: Listing = { pinned, hiddenAt: hiddenAt?.toISOString() ?? null };
  const next = nextListing(stored, events[status]);
  return next && { ...next, hiddenAt: next.hiddenAt === null ? null : new Date(next.hiddenAt) };
}

/** Courses or classes of an account. */
export interface Meant {
  readonly accountId: number;
  readonly subjectId: number;
  readonly ids: readonly number[];
}

/** Arranges courses or classes in an account's lists. */
export const arranging = <Row extends ListingRow>(
  lock: (db: Queries, meant: Meant) => Promise<readonly Row[]>,
  keep: (db: Queries, row: Row) => PromiseLike<unknown>,
) =>
  lifeCycles({
    lock,
    next: nextRow,
    async store(db, _, changed) {
      for (const row of changed) await keep(db, row);
    },
    tell: (db, { accountId }) => publish(db, [accountId], { type: 'course.changed' }),
  });
