import { trainingCourse } from '../../domain/training';
import { trainingColumns } from '../../ui/training/trainingColumns';
import { writerOf, type Writers } from '../world/listWriter';

/** The files of the lists of training, by the ids of their charts. */
export const files: Writers = {
  trainingCourseRows: writerOf({
    row: trainingCourse,
    columns: trainingColumns,
    title: (t) => t('title'),
  }),
};
