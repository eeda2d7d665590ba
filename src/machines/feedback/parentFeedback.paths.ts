import { absentOrLost } from '../parts/record.paths';
import { sampleFeedback } from './postClassFeedback.paths';

const path = '/classFeedback/forParents';
const answer = {
  ...{ student_name: 'Ann', subject_id: 3, by: 'Zhou' },
  schooling: {
    username: 'ann',
    grade: 6,
    school: 'Lakeside',
    classes: [{ name: 'Class 1', teacher: 'Zhou' }],
  },
  submitted_at: '2026-11-20T20:50:00+08:00',
  ends_at: '2026-12-20T20:50:00+08:00',
  feedback: sampleFeedback,
};

/** Samples for the paths of what parents read. */
export const parentFeedbackPaths = {
  inputs: {
    linked: { payload: { link: 'key' }, scope: {} },
    none: { payload: { link: '' }, scope: {} },
  },
  outcomes: {
    load: {
      done: [answer],
      error: absentOrLost(path),
    },
  },
} as const;
