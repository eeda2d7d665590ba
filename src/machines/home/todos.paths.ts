import { CallFailure } from '../../contract/failure';

const offline = new CallFailure('network', { path: '/home/resumeTodo' });

/** Samples for the paths of the to-do list; what is asked and putting off have paths of their own. */
export const todosPaths = {
  inputs: { subject: { subjectId: 2 } },
  events: {
    'snooze.requested': [
      { today: '2026-11-20', item: 'essayToCorrect:7', kind: 'essayToCorrect', name: 'My town' },
    ],
    'resume.requested': [{ item: 'homeworkFailed:9' }],
  },
  outcomes: {
    snooze: { done: [{ values: { reason: 'On a trip', until: '2026-11-23' }, answer: {} }] },
    resume: { done: [{}], error: [offline] },
  },
} as const;
