import { CallFailure } from '../../contract/failure';

const offline = new CallFailure('network', { path: '/streamddj/aiModeOpen' });
const others = [1];
const as_of = '2026-11-20T14:30:00+08:00';

/** Samples for the paths of the health smart mode. */
export const healthSmartModePaths = {
  inputs: { student: { subjectId: 2, studentId: 7 } },
  events: {
    'watch.told': [
      { answer: { mode: 'off', others, as_of } },
      { answer: { mode: 'on', others, as_of } },
      { answer: { mode: 'onByHeadquarters', others, as_of } },
    ],
    'watch.failed': [{ error: offline }],
  },
  outcomes: { open: { done: [{ mode: 'on' }], error: [offline] } },
} as const;
