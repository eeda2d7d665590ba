import type { SnapshotFrom } from 'xstate';
import { foundationStudyData } from '../../contract/foundation';
import { record } from '../parts/record';

interface Scope {
  /** Whether the account may have the weeks as a file [ROLE-066]. */
  readonly mayExport: boolean;
}

/** How long the students have studied in each week, and how much of it was effective [SCREEN-111]. */
export const weeklyDuration = record<typeof foundationStudyData, Scope>({
  id: 'weeklyDuration',
  call: foundationStudyData,
  concerns: ({ type }) => type === 'student.changed',
});

type Snapshot = SnapshotFrom<typeof weeklyDuration>;

/** Whether the account may have the weeks as a file [ROLE-066]. */
export const selectMayExport = ({ context }: Snapshot) => context.scope.mayExport;
/** Of which subject the weeks are. */
export const selectSubjectId = ({ context }: Snapshot) => context.payload.subject_id;
