import { workOrderRow } from '../../domain/workOrders';
import { workOrderColumns } from '../../ui/workOrders/workOrderColumns';
import { writerOf, type Writers } from '../world/listWriter';

/** The files of the lists of work orders, by the ids of their charts. */
export const files: Writers = {
  workOrderRows: writerOf({
    row: workOrderRow,
    columns: workOrderColumns,
    title: (t) => t('title'),
  }),
};
