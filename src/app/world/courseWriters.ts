import { examPaper } from '../../domain/exams';
import { classRow, courseRow } from '../../domain/lessons';
import { localCourseRow } from '../../domain/localPoints';
import { preparedCourseRow } from '../../domain/preparation';
import { trainingCourse } from '../../domain/training';
import { paperColumns } from '../../ui/exams/examColumns';
import { classColumns } from '../../ui/lessons/classColumns';
import { courseColumnsOf } from '../../ui/lessons/courseColumns';
import { localCourseColumns } from '../../ui/localPoints/localCourseColumns';
import { preparedCourseColumns } from '../../ui/preparation/preparedCourseColumns';
import { trainingColumns } from '../../ui/training/trainingColumns';
import { type Writer, writerOf } from './listWriter';

/** The lists of courses, classes and papers, by the ids of their charts. */
export const courseWriters: Readonly<Record<string, Writer>> = {
  courseRows: writerOf({
    row: courseRow,
    columns: courseColumnsOf({ list: 'hidden' }),
    title: (t) => t('title'),
  }),
  classRows: writerOf({ row: classRow, columns: classColumns, title: (t) => t('class.title') }),
  localCourseRows: writerOf({
    row: localCourseRow,
    columns: localCourseColumns,
    title: (t) => t('title'),
  }),
  preparedCourseRows: writerOf({
    row: preparedCourseRow,
    columns: preparedCourseColumns,
    title: (t) => t('title'),
  }),
  trainingCourseRows: writerOf({
    row: trainingCourse,
    columns: trainingColumns,
    title: (t) => t('title'),
  }),
  examPaperRows: writerOf({
    row: examPaper,
    columns: paperColumns,
    title: (t) => t('papers.title'),
  }),
};
