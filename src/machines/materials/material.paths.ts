import { materialInfo } from '../../contract/materials';
import { absentOrLost } from '../parts/record.paths';
import { sampleOf } from '../parts/sample.paths';
import { courses } from './materialRows.paths';

const path = materialInfo.path;
const scope = { origins: { own: 'https://portal.example', allowed: [] } };
const own = { ...sampleOf(materialInfo.answer), courses, address: '/files/1/notes.txt' };

const saved = { ...own, name: 'notes.txt', is_own: true, description: 'For lesson 7' };

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
      done: [
        { ...own, name: 'notes.txt', is_own: true },
        { ...own, name: 'figure.png', is_own: false, course_id: null, course_name: null },
      ],
      error: absentOrLost(path),
    },
    materialEdit: {
      done: [{ values: { description: 'For lesson 7', course_id: '201' }, answer: saved }],
    },
  },
} as const;
