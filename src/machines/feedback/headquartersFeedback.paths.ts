import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import { emptyOf, type HeadquartersForm } from '../../domain/feedback';
import { headquartersDraftKey } from '../../domain/headquartersDrafts';
import { sampleRecord } from './recordOffer.paths';

const path = '/feedback/create';
const offline = new CallFailure('network', { path, requestId: 'r1', isChange: true });
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

export const samplePortal: HeadquartersForm = {
  ...emptyOf('portal'),
  content: 'The list stays empty.',
};

/** Only while nothing of it was sent without an answer: then not all of the form is tried. */
const ifSure =
  <Payload>(...payloads: readonly Payload[]) =>
  ({ context: { unanswered } }: State) =>
    unanswered === undefined ? payloads : [];

/** Samples for the paths of a feedback to headquarters. */
export const headquartersFeedbackPaths = {
  inputs: {
    empty: { subjectId: 2 },
    question: { subjectId: 2, values: sampleQuestion },
    portal: { subjectId: 2, values: samplePortal },
  },
  events: {
    'field.changed': [
      { field: 'content', value: sampleQuestion.content },
      { field: 'content', value: '' },
    ],
    'type.chosen': ifSure({ feedbackType: 'textbook' }, { feedbackType: 'question' }),
    'image.uploaded': ifSure(
      { place: 'images', address: '/files/1', unsent: 0 },
      { place: 'cover', address: '/files/2', unsent: 0 },
    ),
    'pictures.counted': [
      { place: 'images', unsent: 1 },
      { place: 'images', unsent: 0 },
    ],
    'image.moved': ({ context: { values } }: State) =>
      values.images.length > 0 ? [{ address: '/files/1', place: 0 }] : [],
    'image.removed': [
      { place: 'images', address: '/files/1' },
      { place: 'cover', address: '/files/2' },
    ],
    'draft.opened': [{ place: headquartersDraftKey(2) }],
    'draft.removed': ({ value, context: { values } }: State) =>
      value === 'submitted' || values.content === '' ? [{ place: headquartersDraftKey(2) }] : [],
    'content.removed': ({ context: { attempts, unsent } }: State) =>
      attempts === 0 && unsent.images > 0 ? [{}] : [],
    'record.chosen': ifSure({ record: sampleRecord }, { record: null }),
    'content.restored': ifSure(
      { content: sampleQuestion },
      { content: { ...sampleQuestion, unanswered: 'r1' } },
    ),
  },
  outcomes: {
    create: {
      done: [{ feedback_id: 5, created_at: '2026-11-20T20:50:00+08:00' }],
      error: [unknownQuestion, offline],
    },
    findCreated: { done: [{ feedback_id: 5 }, { feedback_id: null }], error: [offline] },
  },
  /** The part of the context that decides the next steps. */
  project: ({
    values,
    nextType,
    attempts,
    failure,
    errors,
    record,
    unsent,
    unanswered,
  }: Memory) => ({
    type: values.type,
    content: values.content,
    point: values.point_name,
    images: values.images.length > 0,
    cover: values.cover,
    nextType,
    errors: Object.keys(errors),
    isAttempted: attempts > 0,
    isFailed: failure !== null,
    hasRecord: record !== null,
    unsent: unsent.images,
    isUnanswered: unanswered !== undefined,
  }),
} as const;

interface Memory {
  readonly values: HeadquartersForm;
  readonly nextType: string | null;
  readonly errors: object;
  readonly attempts: number;
  readonly failure: object | null;
  readonly record: object | null;
  readonly unsent: { readonly images: number };
  readonly unanswered?: string | undefined;
}

interface State {
  readonly value: unknown;
  readonly context: Memory;
}
