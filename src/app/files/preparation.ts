import { preparedCourseRow } from '../../domain/preparation';
import { preparedCourseColumns } from '../../ui/preparation/preparedCourseColumns';
import { writerOf, type Writers } from '../world/listWriter';

/** The files of the lists of preparation, by the ids of their charts. */
export const files: Writers = {
  preparedCourseRows: writerOf({
    row: preparedCourseRow,
    columns: preparedCourseColumns,
    title: (t) => t('title'),
  }),
};
