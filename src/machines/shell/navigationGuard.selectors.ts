import type { SnapshotFrom } from 'xstate';
import type { navigationGuard } from './navigationGuard';

type GuardSnapshot = SnapshotFrom<typeof navigationGuard>;

/** Why nobody is let in, where no other page says so; null else. */
export const selectGuardFailure = (snapshot: GuardSnapshot) =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;

/** The page that this person asked for before the login; null without one. */
export const selectAskedPage = ({ context: { asked, teacher } }: GuardSnapshot) =>
  asked === null || (asked.teacherId ?? teacher?.teacher_id) !== teacher?.teacher_id
    ? null
    : asked.to;
