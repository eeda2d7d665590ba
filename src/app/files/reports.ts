import { reportRow, reportTarget } from '../../domain/reports';
import {
  analysisColumns,
  reportColumns,
  targetColumns,
} from '../../ui/parts/reports/reportColumns';
import { whose, writerOf, type Writers } from '../world/listWriter';

const analysis = writerOf({
  row: reportRow,
  columns: analysisColumns(),
  title: (t, _, answer) => whose(t('analysis'), answer),
});
const report = writerOf({
  row: reportRow,
  columns: reportColumns(),
  title: (t, _, answer) => whose(t('title'), answer),
});

/** The files of the lists of reports, by the ids of their charts. */
export const files: Writers = {
  reportTargets: writerOf({
    row: reportTarget,
    columns: targetColumns(''),
    title: (t) => t('title'),
  }),
  studentReport: report,
  classReport: report,
  learningAnalysis: analysis,
  classAnalysis: analysis,
};
