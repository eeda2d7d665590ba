import { CallFailure } from '../../contract/failure';
import type { HeadquartersSubject, SubjectReports } from '../../domain/headquartersSubject';

const question: HeadquartersSubject = { type: 'question', question_id: '512' };
const localCase: HeadquartersSubject = { type: 'localCase', point_name: 'Fractions' };

const reported: SubjectReports = {
  colleagues: 3,
  question: {
    passage: null,
    stem: 'Solve $\\frac{1}{x} = 2$.',
    options: [{ key: 'A', text: '$x = 2$' }],
    is_deleted: false,
  },
};
const unreported: SubjectReports = { colleagues: 0, question: null };

/** Samples for the paths of what colleagues have reported. */
export const reportedSubjectPaths = {
  inputs: { usual: { subjectId: 2 } },
  events: {
    'subject.named': [{ subject: question }, { subject: localCase }, { subject: null }],
  },
  outcomes: {
    askReports: {
      done: [reported, unreported],
      error: [new CallFailure('network', { path: '/feedback/reports' })],
    },
  },
} as const;
