import { examPaper, examRow } from '../../domain/exams';
import { examColumns, paperColumns } from '../../ui/exams/examColumns';
import { writerOf, type Writers } from '../world/listWriter';

/** The files of the lists of exams, by the ids of their charts. */
export const files: Writers = {
  examPaperRows: writerOf({
    row: examPaper,
    columns: paperColumns,
    title: (t) => t('papers.title'),
  }),
  examRows: writerOf({ row: examRow, columns: examColumns, title: (t) => t('title') }),
};
