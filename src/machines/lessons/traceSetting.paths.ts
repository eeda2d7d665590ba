import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import type { TraceMode } from '../../domain/lessons';
import { type SettingMemory, settingPaths } from '../parts/record.paths';

const path = '/streamsynccourse/traceMode';
const offline = new CallFailure('network', { path });
const setAlready = new CallFailure('code', { path, code: codes.conflict, message: 'Already.' });

const asOf = '2026-11-20T14:30:00+08:00';

const otherThan = (mode: TraceMode | undefined): TraceMode => (mode === 'mild' ? 'heavy' : 'mild');

interface Trace {
  readonly mode: TraceMode;
}
interface State {
  readonly context: SettingMemory<Trace>;
}

const { inputs, messages, project } = settingPaths((answer: Trace | null) => ({
  mode: answer?.mode ?? null,
}));

/** Samples for the paths of setting a student's trace mode. */
export const traceSettingPaths = {
  inputs,
  events: {
    'socket.received': messages,
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
  project,
};
