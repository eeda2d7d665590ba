import type { AnyStateMachine } from 'xstate';
import { classList } from '../../../../src/contract/courses';
import {
  classAnalysis,
  classReport,
  learningAnalysis,
  studentReport,
} from '../../../../src/machines/reports/reportRows';
import {
  classAnalysisPaths,
  classReportPaths,
  learningAnalysisPaths,
  studentReportPaths,
} from '../../../../src/machines/reports/reportRows.paths';
import { reportTargets } from '../../../../src/machines/reports/reportTargets';
import { reportTargetsPaths } from '../../../../src/machines/reports/reportTargets.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack } from '../../world';
import { sending } from '../answers';
import { collectionAdapter, type ListAdapter } from '../collection';
import type { Walk } from '../adapter';

/** The students and classes with reports. */
export const targetsAdapter = collectionAdapter({
  chart: reportTargets,
  catalogue: reportTargetsPaths,
  words: 'reports',
  enter: '/report/list?subject_id=3',
  search: { text: '欧阳' },
});

const report = (
  chart: AnyStateMachine,
  catalogue: ListAdapter['catalogue'],
  enter: ListAdapter['enter'],
) =>
  collectionAdapter({
    ...{ chart, catalogue, enter, words: 'reports' },
    // Nobody answered anything on these days; a class has no other subject in which nothing was answered.
    nothing: sending({ from: '2020-01-01', to: '2020-01-02' }),
  });

/** A student's report. */
export const studentReportAdapter = report(
  studentReport,
  studentReportPaths,
  '/report/stuInfo?subject_id=3&student_id=10015',
);

/** Comes back to a page of one's first class. */
const ofFirstClass =
  (at: string) =>
  async ({ page, world, language }: Walk) => {
    const asked = { subject_id: 3, page: 1, page_size: 1 };
    const { list } = await createClient(world.address).ask(classList, asked, { as: 'zhou' });
    const address = `${at}?subject_id=3&class_id=${String(list[0]?.class_id)}`;
    await comeBack(page, world, 'zhou', address, language);
  };

/** The report of one's first class. */
export const classReportAdapter = report(
  classReport,
  classReportPaths,
  ofFirstClass('/report/classInfo'),
);

/** The learning analysis of one's first class. */
export const classAnalysisAdapter = report(
  classAnalysis,
  classAnalysisPaths,
  ofFirstClass('/learningAnalysis'),
);

/** A student's learning analysis. */
export const learningAnalysisAdapter = report(
  learningAnalysis,
  learningAnalysisPaths,
  '/learningAnalysis?subject_id=3&student_id=10015',
);
