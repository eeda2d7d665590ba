import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import type { TraceMode } from '../../domain/lessons';

const path = '/streamsynccourse/traceMode';
const offline = new CallFailure('network', { path });
const setAlready = new CallFailure('code', { path, code: codes.conflict, message: 'Already.' });

const asOf = '2026-11-20T14:30:00+08:00';

const otherThan = (mode: TraceMode | undefined): TraceMode => (mode === 'mild' ? 'heavy' : 'mild');

/** Samples for the paths of setting a student's trace mode. */
export const traceSettingPaths = {
  inputs: { student: { payload: { subject_id: 2, student_id: 7 }, scope: {} } },
  events: {
    'socket.received': [
      { message: { type: 'student.changed' as const, student_id: 7 } },
      { message: { type: 'student.changed' as const, student_id: 6 } },
    ],
    'mode.chosen': [{ mode: 'mild' as const }, { mode: 'heavy' as const }],
  },
  outcomes: {
    load: {
      // Each answer differs from the last, so that one that is dropped is noticed.
      done: ({ context }: State) => [{ mode: otherThan(context.answer?.mode), as_of: asOf }],
      error: [offline],
    },
    setMode: {
      done: ({ context }: State) => [{ mode: otherThan(context.answer?.mode) }],
      error: [offline, setAlready],
    },
  },
  project: ({ answer, failure, isOvertaken }: State['context']) => ({
    ...{ mode: answer?.mode ?? null, isFailed: failure !== null, isOvertaken },
  }),
};

interface State {
  readonly context: {
    readonly answer: { readonly mode: TraceMode } | null;
    readonly failure: object | null;
    readonly isOvertaken: boolean;
  };
}
