import { absentOrLost } from '../parts/record.paths';
import { asOf } from '../parts/sample.paths';
import { sampleReport } from './examSheet.paths';

/** Samples for the paths of a result as parents read it. */
export const parentExamPaths = {
  inputs: {
    report: { payload: { link: 'key', view: 'report' }, scope: { numbers: [] } },
    appendix: { payload: { link: 'key', view: 'appendix' }, scope: { numbers: [1] } },
    kmap: { payload: { link: 'key', view: 'kmap' }, scope: { numbers: [] } },
    none: { payload: { link: '', view: 'report' }, scope: { numbers: [] } },
  },
  outcomes: {
    load: {
      done: [{ report: sampleReport, as_of: asOf, ends_at: '2026-12-20T20:50:00+08:00' }],
      error: absentOrLost('/examAnalysis/forParents'),
    },
  },
} as const;
