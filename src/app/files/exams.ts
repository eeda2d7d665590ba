import { z } from 'zod/mini';
import { examClassRow, examPaper, examRow } from '../../domain/exams';
import { classColumns, examColumns, paperColumns } from '../../ui/exams/examColumns';
import { paperName } from '../../ui/exams/paperName';
import { writerOf, type Writers } from '../world/listWriter';

/** The files of the lists of exams, by the ids of their charts. */
export const files: Writers = {
  examClassRows: writerOf({
    row: examClassRow,
    columns: classColumns(0, () => true),
    title(t, _, answer) {
      const { data } = z.object({ paper: examPaper }).safeParse(answer);
      return data === undefined ? t('class.title') : paperName(t, data.paper);
    },
  }),
  examPaperRows: writerOf({
    row: examPaper,
    columns: paperColumns,
    title: (t) => t('papers.title'),
  }),
  examRows: writerOf({ row: examRow, columns: examColumns, title: (t) => t('title') }),
};
