import { classRow, courseRow, learnerRow } from '../../domain/lessons';
import { classColumns } from '../../ui/lessons/classColumns';
import { courseColumnsOf } from '../../ui/lessons/courseColumns';
import { learnerColumns, memberColumns } from '../../ui/lessons/learnerColumns';
import { whose, writerOf, type Writers } from '../world/listWriter';

/** The files of the lists of lessons, by the ids of their charts. */
export const files: Writers = {
  courseRows: writerOf({
    row: courseRow,
    columns: courseColumnsOf({ list: 'hidden' }),
    title: (t) => t('title'),
  }),
  classRows: writerOf({ row: classRow, columns: classColumns, title: (t) => t('class.title') }),
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
