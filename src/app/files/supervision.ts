import { dialogueStudent } from '../../domain/dialogues';
import { supervisedStudent } from '../../domain/supervision';
import { dialogueStudentColumns } from '../../ui/supervision/dialogueStudentColumns';
import { supervisedColumnsOf } from '../../ui/supervision/supervisedColumns';
import { writerOf, type Writers } from '../world/listWriter';

/** The files of the lists of supervision, by the ids of their charts. */
export const files: Writers = {
  supervisedRows: writerOf({
    row: supervisedStudent,
    columns: supervisedColumnsOf({ isAsking: false, onSupervise: null }),
    title: (t) => t('list.title'),
  }),
  dialogueStudentRows: writerOf({
    row: dialogueStudent,
    columns: dialogueStudentColumns,
    title: (t) => t('title'),
  }),
};
