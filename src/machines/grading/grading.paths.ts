import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import { homeworkInfo } from '../../contract/homework';
import { sampleOf } from '../parts/sample.paths';
import type { EssayValues } from './essay';

const text = 'My garden is small. In spring it smells of rain.';
const offline = new CallFailure('network', { path: '/homework/correct' });
const overtaken = new CallFailure('code', {
  path: '/homework/correct',
  code: codes.conflict,
  data: { by: 'Wang', at: '2026-11-20T14:20:00+08:00' },
});

const ownConflict = new CallFailure('code', {
  path: '/homework/correct',
  code: codes.conflict,
  data: { by: 'Zhou', at: '2026-11-20T14:20:00+08:00', is_own: true },
});

const note = { start: 0, end: 9, category: 'language', comment: 'Lively.' } as const;
const graded: EssayValues = {
  rating: '88',
  tags: [],
  comment: 'A clear beginning.',
  category_comments: {},
  annotations: [{ id: 'a1', ...note }],
};

const loaded = {
  info: sampleOf(homeworkInfo.answer),
  student: 'Ann',
  title: 'My garden',
  prompt: 'Describe a place.',
  text,
  revision: 1,
  graded: null,
};

/** Samples for the paths of grading. */
export const gradingPaths = {
  inputs: { essay: { subjectId: 3, id: 7 } },
  events: {
    'field.changed': [{ field: 'rating', value: '88' }],
    'field.left': [{ field: 'rating' }],
    'comment.written': [{ place: 'comment', text: 'A clear beginning.' }],
    'phrase.inserted': [{ place: 'language', text: '{name}, well said.' }],
    // One remark is as good as many; a stretch beyond the text is refused.
    'annotation.added': ({ context }: GradingState) =>
      context.values.annotations.length + context.removed.length === 0
        ? [{ annotation: note }, { annotation: { ...note, end: 900 } }]
        : [],
    'annotation.rewritten': [{ id: 'a1', category: 'language', comment: 'Very lively.' }],
    'annotation.retargeted': [{ id: 'a1', start: 0, end: 9 }],
    'annotation.removed': [{ id: 'a1' }],
    'removal.undone': [{ id: 'a1' }],
    'annotation.selected': [{ id: null }, { id: 'a1' }, { id: 'a9' }],
    'content.restored': [{ content: graded }],
    'rival.noticed': [
      { rival: { by: 'Wang', at: '2026-11-20T14:20:00+08:00' } },
      { rival: { by: 'Zhou', at: '2026-11-20T14:20:00+08:00', is_own: true } },
    ],
  },
  outcomes: {
    load: {
      done: [
        loaded,
        { ...loaded, graded: { values: graded, by: 'Wang', at: '2026-11-20T14:20:00+08:00' } },
        { ...loaded, text: null },
      ],
      error: [offline],
    },
    /** What one has submitted oneself: what stands in the form, or something else. */
    compare: {
      done: [
        { ...loaded, graded: { values: graded, by: 'Zhou', at: '2026-11-20T14:20:00+08:00' } },
      ],
      error: [offline],
    },
    submit: { done: [{}], error: [overtaken, ownConflict, offline] },
  },
  /** The part of the context that decides the next steps. */
  project: ({ work, values, attempts, selected, rival, failure, removed }: GradingMemory) => ({
    work: work === null ? null : [work.text !== null, work.graded !== null],
    rating: values.rating,
    comment: values.comment !== '',
    start: values.annotations[0]?.start,
    isAttempted: attempts > 0,
    selected,
    rival,
    isFailed: failure !== null,
    isRemoved: removed.length > 0,
  }),
} as const;

interface GradingMemory {
  readonly work: { readonly text: string | null; readonly graded: object | null } | null;
  readonly values: EssayValues;
  readonly attempts: number;
  readonly selected: string | null;
  readonly rival: object | null;
  readonly failure: object | null;
  readonly removed: readonly { readonly comment: string }[];
}

interface GradingState {
  readonly context: { readonly values: EssayValues; readonly removed: readonly object[] };
}
