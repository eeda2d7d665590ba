import { absentOrLost } from '../parts/record.paths';
import { sampleFrame, sampleSheet } from './reportSheets.paths';

const path = '/report/forParents';

/** Samples for the paths of a report as parents read it. */
export const parentReportPaths = {
  inputs: {
    linked: { payload: { link: 'key' }, scope: {} },
    none: { payload: { link: '' }, scope: {} },
  },
  outcomes: {
    load: {
      done: [{ ...sampleFrame, sheet: sampleSheet, ends_at: '2026-12-20T20:50:00+08:00' }],
      error: absentOrLost(path),
    },
  },
} as const;
