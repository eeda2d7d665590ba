import { CallFailure } from '../../contract/failure';

const ann = { name: 'Ann ann01', url: '/student/detail?subject_id=2&student_id=5' };
const ben = {
  name: 'Benjamin Alexander Featherstonehaugh ben07',
  url: '/student/detail?subject_id=2&student_id=6',
};
const messages = {
  kind: 'page',
  name: 'Announcements',
  pinyin: '',
  url: '/InfoCenter/index?subject_id=2',
};
const language = { kind: 'act', name: 'Switch to Chinese', pinyin: '', url: 'act:language' };
const offline = new CallFailure('network', { path: '/search/default' });
const late = new CallFailure('timeout', { path: '/search/list' });

/** Samples for the paths of the top bar's search. */
export const studentSearchPaths = {
  inputs: { usual: { subjectId: 2 } },
  events: {
    'search.focused': [{ places: [messages, language] }],
    'search.typed': [
      { text: 'an', places: [messages, language] },
      { text: ' ', places: [] },
    ],
    'subject.changed': ({ context }: { context: { subjectId: number } }) => [
      { subjectId: context.subjectId === 2 ? 1 : 2 },
    ],
    'suggestion.moved': [{ by: 1 }, { by: -1 }],
    'suggestion.chosen': [{ url: ben.url }, { url: language.url }],
  },
  outcomes: {
    suggest: { done: [{ list: [ann, ben] }, { list: [] }], error: [offline] },
    find: { done: [{ list: [ben, ann] }, { list: [] }], error: [late] },
  },
} as const;
