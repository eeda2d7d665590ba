import { matchesState, type StateValue } from 'xstate';
import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import { inputScores, scoreRoster } from '../../contract/scores';
import {
  emptySeveral,
  type RosterStudent,
  type SeveralScoresForm,
} from '../../domain/severalScores';
import type { FormState } from '../parts/form/types';
import type { Sending } from '../parts/sending';

const last = { exam_type: 'unit', exam_date: '2026-10-08', full_score: 120, score: 60 } as const;
/** A student with one exam. */
export const sampleStudent: RosterStudent = {
  ...{ student_id: 7, name: 'Ann', username: 'ann', grade: 7 },
  ...{ is_hidden: false, is_missing: true, class_ids: [3], exams: [last] },
};
const bo = { ...sampleStudent, student_id: 8, name: 'Bo', username: 'bo', exams: [] };
const roster = { students: [sampleStudent, bo], classes: [{ class_id: 3, name: '7 (1)' }] };
const exam = {
  ...{ ...emptySeveral, exam_grade: '7', exam_type: 'midterm', exam_date: '2026-11-06' },
  full_score: '120',
};
const path = inputScores.path;
const twice = new CallFailure('code', {
  ...{ path, code: codes.badPayload, message: 'no' },
  data: { issues: [{ field: 'results.7', rule: 'twice' }] },
});
const unanswered = new CallFailure('network', {
  ...{ path, requestId: '0123456789abcdef', isChange: true },
});

interface State {
  readonly value: StateValue;
  readonly context: { readonly values: SeveralScoresForm; readonly pasted: unknown };
}

interface Shown extends FormState<SeveralScoresForm>, Sending {
  readonly students: readonly unknown[];
  readonly pasted: unknown;
  readonly saved: number;
}

/** Whether the exam is told, so that a result can be wrong, or jump, by itself. */
const hasExam = ({ context: { values } }: State) => values.full_score !== '';

/** What QA plans the paths of several scores with. */
export const severalScoresPaths = {
  inputs: { subject: { subjectId: 2 } },
  events: {
    'field.changed': [{ field: 'full_score', value: '120' }],
    'field.left': [{ field: 'results.7' }],
    /** The same as the last exam's; one that is far from it; one above the full score. */
    'result.typed': (state: State) =>
      hasExam(state) ? ['60', '120', '121'].map((text) => ({ studentId: 7, text })) : [],
    'lines.pasted': (state: State) =>
      hasExam(state) && state.context.pasted === null
        ? [{ studentId: 7, text: 'Bo\t70\nDee\t60' }]
        : [],
    'content.restored': [{ content: exam }],
    'scope.renewed': [{ scope: { today: '2026-11-20' } }],
  },
  outcomes: {
    load: {
      done: [roster, { students: [], classes: [] }],
      error: [new CallFailure('network', { path: scoreRoster.path })],
    },
    submit: { done: [{ saved_count: 1 }], error: [unanswered, twice] },
    draft: {
      done: ({ value }: State) => (matchesState('open.tidying', value) ? [undefined] : []),
    },
  },
  project: ({ values, touched, attempts, failure, refused, ...context }: Shown) => ({
    ...{ results: values.results, exam: values.exam_type, full: values.full_score, refused },
    ...{ hasLeft: touched.length > 0, hasTried: attempts > 0, hasFailed: failure !== null },
    ...{ students: context.students.length, pasted: context.pasted },
    ...{ saved: context.saved, isInDoubt: context.unanswered !== undefined },
  }),
} as const;
