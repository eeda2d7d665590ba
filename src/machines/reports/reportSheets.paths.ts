import { absentOrLost } from '../parts/record.paths';

const path = '/report/sheets';
const days = { from: '2026-11-01', to: '2026-11-20' };
const counts = { answered: 40, right: 30, skipped: 2, seconds: 3600 };
const row = (key: string, name: string) => ({ ...counts, key, name });

/** A student's sheet. */
export const sampleSheet = {
  ...{ student_id: 5, name: 'Ann', totals: counts },
  schooling: {
    username: 'ann',
    grade: 6,
    school: 'Lakeside',
    classes: [{ name: 'Class 1', teacher: 'Zhou' }],
  },
  parts: [
    { view: 'daily', rows: [row('2026-11-01', '2026-11-01'), row('2026-11-09', '2026-11-09')] },
    { view: 'summary', rows: [row('7', 'Algebra'), row('0', '')] },
    { view: 'chapter', rows: [] },
  ],
  ...{ review: null, next: null },
} as const;

/** What all sheets have in common. */
export const sampleFrame = {
  ...{
    subject_id: 3,
    what: 'report',
    step: 'week',
    first_day: days.from,
    last_day: days.to,
    is_over: true,
  },
  ...{ program: 'foundation', course_name: 'Algebra' },
} as const;

const analysis = {
  ...{ ...sampleFrame, what: 'analysis', program: null, course_name: null },
  list: [{ ...sampleSheet, parts: [{ view: 'point', rows: [row('3', 'Fractions')] }] }],
} as const;

const final = {
  ...{ ...sampleFrame, is_over: false, what: 'final', program: null, course_name: null },
  list: [
    {
      ...sampleSheet,
      parts: [{ view: 'point', rows: [row('3', 'Fractions')] }],
      review: { text: 'Ann works steadily.', by: 'Zhou' },
      next: { step: 'correct', point: null, waiting: 2 },
    },
  ],
} as const;

const payload = { subject_id: 3, class_id: 5, what: 'report', ...days } as const;

/** Samples for the paths of the reports that parents are given. */
export const reportSheetsPaths = {
  inputs: {
    named: { payload, scope: {} },
    unnamed: { payload: { ...payload, from: 'soon' }, scope: {} },
  },
  outcomes: {
    load: {
      done: [
        { ...sampleFrame, list: [sampleSheet, { ...sampleSheet, student_id: 6 }] },
        analysis,
        final,
      ],
      error: absentOrLost(path),
    },
  },
} as const;
