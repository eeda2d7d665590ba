import { localCourseRow, localMarkRow } from '../../domain/localPoints';
import { localCourseColumns } from '../../ui/localPoints/localCourseColumns';
import { localMarkColumns } from '../../ui/localPoints/localMarkColumns';
import { named, writerOf, type Writers } from '../world/listWriter';

/** The files of the lists of local points, by the ids of their charts. */
export const files: Writers = {
  localCourseRows: writerOf({
    row: localCourseRow,
    columns: localCourseColumns,
    title: (t) => t('title'),
  }),
  localMarkRows: writerOf({
    row: localMarkRow,
    columns: localMarkColumns,
    // It is a backup.
    always: 'all',
    title: (t) => named(t('title'), t('restore.marks')),
  }),
};
