import { foundationRecord, smartModeInfo } from '../../contract/foundation';
import { isAboutStudent, type SocketMessage } from '../../contract/socket';
import { record } from '../parts/record';

export type { FoundationRecord } from '../../contract/foundation';

/** What every record of one student has that tells the chart which invokes it. */
const ofStudent = {
  concerns: (message: SocketMessage, { payload }: { payload: { student_id: number } }) =>
    isAboutStudent(message, payload.student_id),
  tells: true,
} as const;

/** A student's foundation, always up to date. */
export const foundationWatch = record({
  id: 'foundationWatch',
  call: foundationRecord,
  ...ofStudent,
});

/** Whether a student's health smart mode is on, always up to date. */
export const smartModeWatch = record({
  id: 'smartModeWatch',
  call: smartModeInfo,
  ...ofStudent,
});

/** Invokes a chart's actor `watch`, a record of one student. */
export const watch = {
  id: 'watch',
  src: 'watch',
  input: ({
    context,
  }: {
    context: { readonly subjectId: number; readonly studentId: number };
  }) => ({
    payload: { subject_id: context.subjectId, student_id: context.studentId },
    scope: {},
  }),
} as const;
