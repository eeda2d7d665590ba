import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import { emptyPostClass, type PostClassDraft } from '../../domain/feedback';
import { classPart } from '../../domain/sameClass';
import { removedFeedback } from '../../domain/postClassKept';

const path = '/classFeedback/submit';
const offline = new CallFailure('network', { path });
const lost = new CallFailure('network', { path, requestId: 'r1', isChange: true });
const refused = new CallFailure('code', {
  path,
  code: codes.badPayload,
  data: { issues: [{ field: 'feedback.class_date', rule: 'day' }] },
});

const gone = new CallFailure('code', { path, code: codes.absent, data: removedFeedback });
const naming = new CallFailure('code', { path, code: codes.conflict, data: { names: ['Bea'] } });

export const sampleFeedback: PostClassDraft = {
  ...emptyPostClass,
  class_date: '2026-11-17',
  start_time: '19:00',
  end_time: '20:30',
  class_count: 2,
  content: 'Fractions',
  stars: 4,
  evaluation: 'Asked good questions.',
};
export const sampleInfo = {
  feedback_id: 5,
  student_id: 7,
  student_name: 'Ann',
  username: 'ann',
  status: 'draft',
  class_date: '2026-11-17',
  changed_at: '2026-11-20T20:40:00+08:00',
  submitted_at: null,
  ...{ content: 'Fractions', stars: 4, evaluation: 'Asked good questions.', homework: '' },
  feedback: sampleFeedback,
} as const;

/** It has pictures whose order can be changed. */
const withTwo: PostClassDraft = { ...sampleFeedback, images: ['/files/1', '/files/2'] };

/** Nothing of it was submitted without an answer: only then all of the form is filled in. */
const isSure = ({ context: { unanswered } }: State) => unanswered === undefined;

/** What had arrived without an answer: once it is found it is given. */
export const arrivedId = 9;
const given = { ...sampleInfo, status: 'given', submitted_at: '2026-11-20T20:50:00+08:00' };

/** Samples for the paths of a post-class feedback. */
export const postClassFeedbackPaths = {
  inputs: {
    new: { subjectId: 2, studentId: 7, feedbackId: null, copyOf: null },
    copied: { subjectId: 2, studentId: 8, feedbackId: null, copyOf: 5 },
    begun: { subjectId: 2, studentId: 7, feedbackId: 5, copyOf: null },
  },
  events: {
    'field.changed': (state: State) => [
      { field: 'stars', value: 5 },
      ...(isSure(state)
        ? [
            { field: 'class_date', value: '' },
            { field: 'start_time', value: '19:00 or so' },
          ]
        : []),
    ],
    'class.taken': (state: State) =>
      isSure(state) ? [{ part: classPart.parse(sampleFeedback) }] : [],
    'image.uploaded': (state: State) =>
      isSure(state) && state.context.values.images.length === 0
        ? [{ place: 'images' as const, address: '/files/1' }]
        : [],
    'image.moved': ({ context: { values } }: State) =>
      values.images.slice(1).map(() => ({ address: values.images[0] ?? '', place: 1 })),
    'image.removed': ({ context: { values } }: State) =>
      values.images.length === 1 ? values.images.map((address) => ({ address })) : [],
    'content.restored': (state: State) => [
      { content: { ...sampleFeedback, stars: 3 } },
      ...(isSure(state) ? [{ content: { ...sampleFeedback, stars: 3, unanswered: 'r1' } }] : []),
    ],
  },
  outcomes: {
    load: {
      done: ({ context: { feedbackId } }: State) =>
        feedbackId === arrivedId ? [given] : [{ ...sampleInfo, feedback: withTwo }, given],
      error: [offline],
    },
    save: {
      done: [{ feedback_id: 5, changed_at: '2026-11-20T20:45:00+08:00' }],
      error: [refused, gone, offline],
    },
    submit: {
      done: [{ feedback_id: 5, submitted_at: '2026-11-20T20:50:00+08:00' }],
      error: [refused, gone, naming, lost],
    },
    findSubmitted: { done: [{ feedback_id: arrivedId }, { feedback_id: null }], error: [offline] },
  },
  /** The part of the context that decides the next steps. */
  project: ({ values, errors, attempts, failure, ...rest }: Memory) => ({
    date: values.class_date,
    start: values.start_time,
    stars: values.stars,
    images: values.images,
    errors: Object.keys(errors),
    isAttempted: attempts > 0,
    isFailed: failure !== null,
    feedbackId: rest.feedbackId,
    isUnkept: rest.savesInVain > 0,
    isNaming: rest.names.length > 0,
    hasGrown: rest.savedImages !== null && values.images.length !== rest.savedImages,
    hasDraftOfNew: rest.draftId === null,
    isUnanswered: rest.unanswered !== undefined,
  }),
} as const;

interface State {
  readonly context: Memory;
}

interface Memory {
  readonly values: PostClassDraft;
  readonly errors: object;
  readonly attempts: number;
  readonly failure: object | null;
  readonly feedbackId: number | null;
  readonly draftId: number | null;
  readonly savedImages: number | null;
  readonly names: readonly string[];
  readonly savesInVain: number;
  readonly unanswered?: string | undefined;
}
