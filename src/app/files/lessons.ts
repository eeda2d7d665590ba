import { learnerRow } from '../../domain/lessons';
import { learnerColumns, memberColumns } from '../../ui/lessons/learnerColumns';
import { whose, writerOf, type Writers } from '../world/listWriter';

/** The files of the lists of lessons, by the ids of their charts. */
export const files: Writers = {
  courseStudentRows: writerOf({
    row: learnerRow,
    columns: learnerColumns,
    title: (t, _, answer) => whose(t('column.students'), answer),
  }),
  classStudentRows: writerOf({
    row: learnerRow,
    columns: memberColumns,
    title: (t, _, answer) => whose(t('column.students'), answer),
  }),
};
