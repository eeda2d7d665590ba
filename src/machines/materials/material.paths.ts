import { materialInfo } from '../../contract/materials';
import { absentOrLost } from '../parts/record.paths';
import { asOf, sampleOf } from '../parts/sample.paths';
import { courses } from './materialRows.paths';

const path = materialInfo.path;
const later = '2026-11-20T14:31:00+08:00';
const scope = { origins: { own: 'https://portal.example', allowed: [] } };
const own = { ...sampleOf(materialInfo.answer), courses, address: '/files/1/notes.txt' };

const mine = { ...own, name: 'notes.txt', is_own: true };
const foreign = {
  ...{ ...own, name: 'figure.png', is_own: false, course_id: null, course_name: null },
};
const saved = { ...mine, description: 'For lesson 7' };

interface State {
  readonly context: { readonly answer: { readonly as_of: string } | null };
}

/** What QA plans the paths of one material with; its form has paths of its own. */
export const materialPaths = {
  inputs: {
    usual: { payload: { subject_id: 2, material_id: 1 }, scope },
    none: { payload: { subject_id: 2, material_id: 0 }, scope },
  },
  events: {
    'socket.received': [
      { message: { type: 'material.changed', id: 1 } },
      { message: { type: 'material.changed', id: 2 } },
    ],
  },
  outcomes: {
    load: {
      // Each answer differs from the last, so that one that is dropped is noticed.
      done: ({ context: { answer } }: State) => [
        { ...mine, as_of: answer?.as_of === asOf ? later : asOf },
        foreign,
      ],
      error: absentOrLost(path),
    },
    materialEdit: {
      done: [
        {
          values: { name: 'notes.txt', description: 'For lesson 7', course_id: '201' },
          answer: saved,
        },
      ],
    },
  },
} as const;
