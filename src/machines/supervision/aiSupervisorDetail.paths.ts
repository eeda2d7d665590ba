import { judgeFlag } from '../../contract/dialogues';
import { CallFailure } from '../../contract/failure';
import { assistantViews } from './aiSupervisorDetail';

const input = { subjectId: 2, studentId: 7, flagId: null, address: {} };

/** What QA plans the paths of a student's page of the assistant with. */
export const aiSupervisorDetailPaths = {
  inputs: {
    dialogues: { ...input, view: assistantViews[0] },
    warnings: { ...input, view: assistantViews[1] },
    errors: { ...input, view: assistantViews[2] },
    effect: { ...input, view: assistantViews[3] },
  },
  events: {
    'flag.judged': [
      { flagId: 1, verdict: 'handled' as const, colleague: null, judgedAt: null },
      {
        flagId: 1,
        verdict: 'open' as const,
        colleague: 'Ben',
        judgedAt: '2026-11-20T14:30:00+08:00',
      },
    ],
  },
  outcomes: {
    judge: {
      done: [{ state: 'handled' as const }],
      error: [new CallFailure('network', { path: judgeFlag.path })],
    },
  },
};
