import { analysedStudent } from '../../domain/scoreAnalyses';
import { scoreRow, unsubmittedRow } from '../../domain/scores';
import { analysisColumns } from '../../ui/scores/analysisColumns';
import { scoreColumns } from '../../ui/scores/scoreColumns';
import { unsubmittedColumns } from '../../ui/scores/unsubmittedColumns';
import { named, writerOf, type Writers } from '../world/listWriter';

/** The files of the lists of scores, by the ids of their charts. */
export const files: Writers = {
  analysisRows: writerOf({
    row: analysedStudent,
    columns: analysisColumns,
    title: (t) => t('analysis.title'),
  }),
  scoreRows: writerOf({
    row: scoreRow,
    columns: scoreColumns,
    title: (t) => t('title'),
  }),
  unsubmittedRows: writerOf({
    row: unsubmittedRow,
    columns: unsubmittedColumns,
    title: (t) => named(t('title'), t('view.unsubmitted')),
  }),
};
