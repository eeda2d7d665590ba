import { examRow } from '../../domain/exams';
import { examColumns } from '../../ui/exams/examColumns';
import { writerOf, type Writers } from '../world/listWriter';

/** The files of the lists of exams, by the ids of their charts. */
export const files: Writers = {
  examRows: writerOf({ row: examRow, columns: examColumns, title: (t) => t('title') }),
};
