import { sheetQuestion } from '../../domain/errorBookSheet';
import { absentOrLost } from '../parts/record.paths';
import { sampleOf } from '../parts/sample.paths';

const path = '/errorBook/sheet';
const payload = { subject_id: 3, student_id: 5, tries: '1' } as const;
const scope = { by: 'point', answers: 'beside' } as const;
const question = { ...sampleOf(sheetQuestion), options: [{ key: 'A', text: 'Yes' }] };
const student = { name: 'Ann', username: 'ann', grade: 7 };
const answer = { student, as_of: '2026-11-20T14:30:00+08:00' };

/** Samples for the paths of a sheet of the error book. */
export const errorBookSheetPaths = {
  inputs: {
    beside: { payload, scope },
    end: { payload, scope: { by: 'cause', answers: 'end' } },
    off: { payload, scope: { by: 'cause', answers: 'off' } },
    unnamed: { payload: { ...payload, student_id: 0 }, scope },
  },
  outcomes: {
    load: {
      done: [
        { ...answer, total: 2, list: [question, { ...question, question_id: 9, cause: null }] },
        { ...answer, total: 0, list: [] },
      ],
      error: absentOrLost(path),
    },
  },
} as const;
