import { judgePractice, practiceInfo } from '../../contract/preparation';
import { CallFailure } from '../../contract/failure';
import { absentOrLost } from '../parts/record.paths';
import { sampleOf } from '../parts/sample.paths';

const { path } = practiceInfo;

/** A choice question, the first of its point, that nobody has answered. */
export const unanswered = {
  ...sampleOf(practiceInfo.answer),
  ...{ type: 'singleChoice' as const, stem: 'Solve $x^2 = 4$.' },
  options: [
    { key: 'A', text: '$x = \\pm 2$' },
    { key: 'B', text: '$x = 2$' },
  ],
  ...{ given: null, solution: null, place: 1, question_count: 2, next_question_id: 3 },
  ...{ answered_count: 0, right_count: 0, unjudged_count: 0 },
};
export const answered = {
  ...unanswered,
  given: { answer_id: 1, answer: 'A', is_right: true, at: unanswered.as_of, by_person: false },
  solution: {
    ...{ right_answer: 'A', hint: 'Take the root.', analysis: 'Both signs: $\\pm 2$.' },
    ...{ objective: 'Roots', thought: 'Inversion', ability: 'Calculation', method: 'Root' },
  },
  ...{ answered_count: 1, right_count: 1 },
};
/** A person has to compare it with the solution. */
export const compared = {
  ...answered,
  given: { ...answered.given, is_right: null, by_person: true },
  ...{ right_count: 0, unjudged_count: 1 },
};
const judged = {
  ...compared,
  given: { ...compared.given, is_right: false },
  ...{ unjudged_count: 0 },
};
/** The answer to what was sent before the answers were removed. */
const removed = { ...answered, as_of: '2026-11-20T14:29:00+08:00' };
/** Another question of the point was answered. */
const begun = { ...unanswered, answered_count: 1 };

export const practicePayload = {
  ...{ subject_id: 2, course_id: 7, question_id: 2, test_account: 'A' as const },
};

const [later, afterwards] = ['2026-11-20T14:31:00+08:00', '2026-11-20T14:35:00+08:00'];

interface State {
  readonly context: { readonly answer: { readonly as_of: string } | null };
}

/** What QA plans the paths of practising with; the form of the answer has paths of its own. */
export const practicePaths = {
  inputs: {
    usual: { payload: practicePayload, scope: {} },
    none: { payload: { ...practicePayload, question_id: 0 }, scope: {} },
  },
  events: {
    'answer.judged': [{ verdict: 'wrong' }],
    'socket.received': [
      { message: { type: 'preparation.changed' } },
      { message: { type: 'session.ended' } },
    ],
  },
  outcomes: {
    load: {
      // Each differs from the one before, so that one that is dropped is noticed.
      done: ({ context: { answer } }: State) =>
        [unanswered, begun, answered, compared].map((one) => ({
          ...{ ...one, as_of: answer?.as_of === one.as_of ? later : one.as_of },
        })),
      error: absentOrLost(path),
    },
    practiceAnswer: {
      done: [
        { values: { answer: 'A' }, answer: { ...answered, as_of: afterwards } },
        { values: { answer: 'A' }, answer: removed },
      ],
    },
    judge: { done: [judged], error: [new CallFailure('network', { path: judgePractice.path })] },
    restart: { done: [unanswered], error: [new CallFailure('network', { path })] },
  },
} as const;
