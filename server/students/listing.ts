import type { CourseStatus } from '../../src/domain/lessons';
import { type Listing, nextListing } from '../../src/machines/students/listing';

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

/** Whether one of several things has changed, as the answer says it. */
export const outcomeIn = (changed: ReadonlySet<number>, id: number) =>
  changed.has(id) ? ('done' as const) : ('refused' as const);
