import { answerRow, errorBookStudent } from '../../domain/answers';
import { errorBookListRow } from '../../domain/errorBookSheet';
import { reviewLogRow, reviewTaskRow } from '../../domain/reviews';
import { reviewLogColumns, reviewTaskColumns } from '../../ui/answers/reviewColumns';
import { answerColumns } from '../../ui/parts/answers/answerColumns';
import { errorBookColumns, errorBookStudentColumns } from '../../ui/parts/answers/errorBookColumns';
import { whose, writerOf, type Writers } from '../world/listWriter';

/** The files of the lists of answers, by the ids of their charts. */
export const files: Writers = {
  answerRows: writerOf({
    row: answerRow,
    columns: answerColumns,
    always: ['student'],
    title: (t) => t('title'),
  }),
  errorBookStudentRows: writerOf({
    row: errorBookStudent,
    columns: errorBookStudentColumns,
    title: (t) => t('books.title'),
  }),
  reviewTaskRows: writerOf({
    row: reviewTaskRow,
    columns: reviewTaskColumns,
    title: (t) => t('review.tasks'),
  }),
  reviewLogRows: writerOf({
    row: reviewLogRow,
    columns: reviewLogColumns,
    title: (t) => t('review.title'),
  }),
  errorBookRows: writerOf({
    row: errorBookListRow,
    columns: errorBookColumns,
    title: (t, _, answer) => whose(t('book.title'), answer),
  }),
};
