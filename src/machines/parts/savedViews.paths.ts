import type { SnapshotFrom } from 'xstate';
import { CallFailure } from '../../contract/failure';
import type { savedViews } from './savedViews';

const seventh = { view_id: 5, name: 'Grade 7', query: 'grade=7' };
const everybody = { view_id: 6, name: 'Everybody', query: '' };

/** Samples for the paths of a page's saved views. */
export const savedViewsPaths = {
  inputs: { usual: { path: '/student/list', subjectId: 2 } },
  events: {
    'view.chosen': [{ query: seventh.query }, { query: '' }],
    'view.removed': [{ viewId: seventh.view_id }],
    'rename.requested': [{ viewId: seventh.view_id }],
    'newName.changed': [{ name: 'Grade 7 by name' }, { name: ' ' }],
    'name.changed': [{ name: 'Grade 7' }, { name: ' ' }],
    'view.saved': [{ query: 'grade=7&page=2' }],
  },
  outcomes: {
    load: {
      done: [{ list: [everybody, seventh] }],
      error: [new CallFailure('network', { path: '/view/list' })],
    },
    save: {
      done: [{ view_id: 5 }],
      error: [new CallFailure('network', { path: '/view/save' })],
    },
    rename: { done: [{}], error: [new CallFailure('network', { path: '/view/rename' })] },
    removeView: { done: [{}], error: [new CallFailure('network', { path: '/view/remove' })] },
  },
  project: ({ attempts, ...context }: SnapshotFrom<typeof savedViews>['context']) => ({
    ...context,
    hasTried: attempts > 0,
  }),
} as const;
