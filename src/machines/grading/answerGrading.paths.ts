import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import { englishInfo, subjectiveInfo } from '../../contract/grading';
import { sampleOf } from '../parts/sample.paths';
import type { EnglishValues } from './english';
import type { SubjectiveValues } from './subjective';

const offline = new CallFailure('network', { path: '/subjectiveQuestion/correct' });
const overtaken = new CallFailure('code', {
  path: '/subjectiveQuestion/correct',
  code: codes.conflict,
  data: { by: 'Wang', at: '2026-11-20T14:20:00+08:00' },
});
const ownConflict = new CallFailure('code', {
  path: '/subjectiveQuestion/correct',
  code: codes.conflict,
  data: { by: 'Zhou', at: '2026-11-20T14:20:00+08:00', is_own: true },
});
const at = '2026-11-20T14:20:00+08:00';
const work = {
  ...{ student: 'Ann', title: '', prompt: 'Describe a place.', revision: 0, graded: null },
  text: 'My garden is small. In spring it smells of rain.',
};
const events = {
  'comment.written': [{ place: 'comment', text: 'A clear beginning.' }],
  'phrase.inserted': [{ place: 'comment', text: '{name}, well said.' }],
  // Another one each time: else nobody would see that the second one is kept.
  'rival.noticed': ({ context: { rival } }: { context: { rival: object | null } }) => [
    { rival: { by: rival === null ? 'Wang' : 'Li', at } },
    { rival: { by: 'Zhou', at, is_own: true } },
  ],
};

interface Memory<Values> {
  readonly work: { readonly text: string | null; readonly graded: object | null } | null;
  readonly values: Values & { readonly comment: string };
  readonly attempts: number;
  readonly rival: object | null;
}

const remembered = ({ work: loaded, values, attempts, rival }: Memory<unknown>) => ({
  work: loaded === null ? null : [loaded.text !== null, loaded.graded !== null],
  comment: values.comment !== '',
  isAttempted: attempts > 0,
  rival,
});

const marked: SubjectiveValues = {
  ...{ central_material: '35.5', language: '36', structure: '18', stars: '4' },
  ...{ comment: '', annotations: [], isReady: false },
};
const putAside = {
  place: 'grading.subjective.3.7',
  content: { ...marked, isReady: true },
  savedAt: 1_795_155_000_000,
};
const loaded = { ...work, info: sampleOf(subjectiveInfo.answer) };

/** Samples for the paths of grading a subjective question: a draft that is whole but for the stars. */
export const subjectiveGradingPaths = {
  inputs: { essay: { subjectId: 3, id: 7 } },
  events: {
    ...events,
    'field.changed': [{ field: 'stars', value: '4' }],
    'field.left': [{ field: 'language' }],
    'content.restored': [{ content: { ...marked, stars: '' } }],
  },
  outcomes: {
    load: {
      done: [
        loaded,
        { ...loaded, graded: { values: marked, by: 'Wang', at } },
        { ...loaded, text: null },
      ],
      error: [offline],
    },
    compare: {
      done: [{ ...loaded, graded: { values: marked, by: 'Zhou', at } }],
      error: [offline],
    },
    findAside: { done: [[], [putAside]], error: [new Error('denied')] },
    submit: { done: [{}], error: [overtaken, ownConflict, offline] },
  },
  project: (context: Memory<SubjectiveValues> & { readonly aside: string | null }) => ({
    ...remembered(context),
    aside: context.aside,
    isReady: context.values.isReady,
    stars: context.values.stars,
    language: context.values.language,
  }),
} as const;

const note = { start: 0, end: 9, category: '', comment: 'Lively.' };
const total: EnglishValues = {
  ...{ total: '15', content: '5', language: '4.5', coherence: '3', mechanics: '2' },
  ...{ comment: '', annotations: [{ id: 'a1', ...note }] },
};
const essay = { ...work, info: sampleOf(englishInfo.answer) };

interface EnglishMemory extends Memory<EnglishValues> {
  readonly selected: string | null;
  readonly removed: readonly object[];
}

/** Samples for the paths of grading an English essay: a draft that is whole but for the total. */
export const englishGradingPaths = {
  inputs: { essay: { subjectId: 1, id: 7 } },
  events: {
    ...events,
    'field.changed': [{ field: 'total', value: '15' }],
    'field.left': [{ field: 'content' }],
    'content.restored': [{ content: { ...total, total: '' } }],
    // One remark is as good as many; a stretch beyond the text is refused.
    'annotation.added': ({ context }: { readonly context: EnglishMemory }) =>
      context.values.annotations.length + context.removed.length === 0
        ? [{ annotation: note }, { annotation: { ...note, end: 900 } }]
        : [],
    'annotation.rewritten': [{ id: 'a1', category: '', comment: 'Very lively.' }],
    'annotation.retargeted': [{ id: 'a1', start: 0, end: 9 }],
    'annotation.removed': [{ id: 'a1' }],
    'removal.undone': [{ id: 'a1' }],
    // Another one each time: else nobody would see that it is looked at.
    'annotation.selected': ({ context }: { readonly context: EnglishMemory }) => [
      { id: context.selected === null ? 'a1' : null },
      { id: 'a9' },
    ],
  },
  outcomes: {
    load: {
      done: [
        essay,
        { ...essay, graded: { values: total, by: 'Wang', at } },
        { ...essay, text: null },
      ],
      error: [offline],
    },
    compare: {
      done: [{ ...essay, graded: { values: total, by: 'Zhou', at } }],
      error: [offline],
    },
    submit: { done: [{}], error: [overtaken, ownConflict, offline] },
  },
  project: (context: EnglishMemory) => ({
    ...remembered(context),
    total: context.values.total,
    language: context.values.language,
    start: context.values.annotations[0]?.start,
    selected: context.selected,
    isRemoved: context.removed.length > 0,
  }),
} as const;
