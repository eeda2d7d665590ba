import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import { emptyOf, type HeadquartersForm } from '../../domain/feedback';

const path = '/feedback/create';
const offline = new CallFailure('network', { path });
const unknownQuestion = new CallFailure('code', {
  path,
  code: codes.badPayload,
  data: { issues: [{ field: 'feedback.question_id', rule: 'unknown' }] },
});

export const sampleQuestion: HeadquartersForm = {
  ...emptyOf('question'),
  question_id: '512',
  point_name: 'Fractions',
  content: 'The second answer is right as well.',
};

/** What QA plans the paths of a feedback to headquarters with. */
export const headquartersFeedbackPaths = {
  inputs: {
    empty: { subjectId: 2 },
    question: { subjectId: 2, values: sampleQuestion },
  },
  events: {
    'values.changed': [
      { values: { content: sampleQuestion.content } },
      { values: { content: '' } },
    ],
    'type.chosen': [{ feedbackType: 'textbook' }, { feedbackType: 'question' }],
    'content.restored': [{ content: sampleQuestion }],
  },
  outcomes: {
    create: {
      done: [{ feedback_id: 5, created_at: '2026-11-20T20:50:00+08:00' }],
      error: [unknownQuestion, offline],
    },
  },
  /** What decides how it goes on. */
  project: ({ values, nextType, attempts, failure, errors }: Memory) => ({
    type: values.type,
    content: values.content,
    point: values.point_name,
    nextType,
    errors: Object.keys(errors),
    isAttempted: attempts > 0,
    isFailed: failure !== null,
  }),
} as const;

interface Memory {
  readonly values: HeadquartersForm;
  readonly nextType: string | null;
  readonly errors: object;
  readonly attempts: number;
  readonly failure: object | null;
}
