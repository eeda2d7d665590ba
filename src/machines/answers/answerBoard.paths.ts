import { CallFailure } from '../../contract/failure';

/** Samples for the paths of what was written by hand. */
export const answerBoardPaths = {
  inputs: { usual: { payload: { subject_id: 3, answer_id: 5 }, scope: {} } },
  outcomes: {
    load: {
      done: [{ image: 'data:image/svg+xml;base64,PHN2Zy8+' }, { image: null }],
      error: [new CallFailure('network', { path: '/historyQuestion/boardImage' })],
    },
  },
} as const;
