import { localMarkRow } from '../../domain/localPoints';
import { localMarkColumns } from '../../ui/localPoints/localMarkColumns';
import { named, writerOf, type Writers } from '../world/listWriter';

/** The files of the lists of localPoints, by the ids of their charts. */
export const files: Writers = {
  localMarkRows: writerOf({
    row: localMarkRow,
    columns: localMarkColumns,
    title: (t) => named(t('title'), t('restore.marks')),
  }),
};
