import { CallFailure } from '../../contract/failure';
import { hideMenuLabel, menuLabel } from '../../contract/scores';

/** Samples for the paths of the score entry's label. */
export const scoreMenuLabelPaths = {
  inputs: { subject: { subjectId: 2 } },
  outcomes: {
    load: {
      done: [{ is_show: 1 }, { is_show: 0 }],
      error: [new CallFailure('network', { path: menuLabel.path })],
    },
    remember: { done: [{}], error: [new CallFailure('network', { path: hideMenuLabel.path })] },
  },
} as const;
