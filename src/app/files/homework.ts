import { z } from 'zod/mini';
import {
  assignmentPersonRow,
  homeworkPersonRow,
  homeworkRow,
  homeworkStudentRow,
  titleOf,
} from '../../domain/homework';
import { homeworkQuestionRow } from '../../domain/homeworkQuestions';
import { assignmentPersonColumns } from '../../ui/homework/assignmentPersonColumns';
import { historyColumns } from '../../ui/homework/historyColumns';
import { homeworkColumns } from '../../ui/homework/homeworkColumns';
import { homeworkQuestionColumns } from '../../ui/homework/homeworkQuestionColumns';
import { homeworkStudentColumns } from '../../ui/homework/homeworkStudentColumns';
import { named, writerOf, type Writers } from '../world/listWriter';

const ofHomework = z.object({ homework: homeworkRow });

/** The files of the lists of homework, by the ids of their charts. */
export const files: Writers = {
  homeworkHistoryRows: writerOf({
    row: homeworkPersonRow,
    columns: historyColumns,
    title: (t, [first]) => t('history.title', { name: first?.student_name ?? '' }),
  }),
  homeworkRows: writerOf({
    row: homeworkRow,
    columns: homeworkColumns,
    title: (t) => named(t('title'), t('view.assignment')),
  }),
  homeworkStudentRows: writerOf({
    row: homeworkStudentRow,
    columns: homeworkStudentColumns,
    title: (t) => named(t('title'), t('view.student')),
  }),
  assignmentPersonRows: writerOf({
    row: assignmentPersonRow,
    columns: assignmentPersonColumns,
    title: (t, [first]) =>
      named(t('title'), first && titleOf({ ...first, name: first.homework_name })),
  }),
  homeworkQuestionRows: writerOf({
    row: homeworkQuestionRow,
    columns: homeworkQuestionColumns,
    title(t, _, answer) {
      const { homework } = ofHomework.safeParse(answer).data ?? {};
      return named(t('view.question'), homework && titleOf(homework));
    },
  }),
};
