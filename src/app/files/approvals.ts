import { applicationRow } from '../../domain/approvals';
import { applicationColumns } from '../../ui/approvals/applicationColumns';
import { writerOf, type Writers } from '../world/listWriter';

/** The files of the lists of approvals, by the ids of their charts. */
export const files: Writers = {
  applicationRows: writerOf({
    row: applicationRow,
    columns: applicationColumns,
    title: (t) => t('title'),
  }),
};
