import { materialRow } from '../../domain/materials';
import { materialColumns } from '../../ui/materials/materialColumns';
import { writerOf, type Writers } from '../world/listWriter';

/** The files of the lists of materials, by the ids of their charts. */
export const files: Writers = {
  materialRows: writerOf({ row: materialRow, columns: materialColumns, title: (t) => t('title') }),
};
