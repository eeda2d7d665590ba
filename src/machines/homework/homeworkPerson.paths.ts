import type { EssayCorrection } from '../../domain/grading';

const correction: EssayCorrection = {
  rating: 88,
  tags: [],
  comment: 'A clear beginning.',
  category_comments: {},
  annotations: [],
};

/** Samples for the paths of one student's homework. */
export const homeworkPersonPaths = {
  inputs: { composition: { type: 'composition' }, adaptive: { type: 'adaptive' } },
  events: {
    'homework.submitted': [{ completedAt: '2026-11-20T19:30:00+08:00', score: 92, accuracy: 0.92 }],
    'deadline.extended': [{ extendedTo: '2026-11-21T20:00:00+08:00' }],
    'correction.submitted': [
      { correction, essay: 'My garden.' },
      { correction: { ...correction, rating: 0 }, essay: 'My garden.' },
    ],
  },
} as const;
