import { behaviourWarning } from '../../domain/behaviour';
import { homeworkPersonRow } from '../../domain/homework';
import { studentRow } from '../../domain/students';
import { customizedRow } from '../../domain/studyPlan';
import { behaviourColumns } from '../../ui/parts/behaviour/behaviourColumns';
import { customizedColumns } from '../../ui/students/customizedColumns';
import { studentColumns } from '../../ui/students/studentColumns';
import { studentHomeworkColumns } from '../../ui/students/studentHomeworkColumns';
import { named, writerOf, type Writers } from '../world/listWriter';

/** The files of the lists of students, by the ids of their charts. */
export const files: Writers = {
  studentRows: writerOf({
    row: studentRow,
    columns: studentColumns,
    title: (t) => t('title'),
  }),
  customizedRows: writerOf({
    row: customizedRow,
    columns: customizedColumns,
    title: (t) => t('customized.title'),
  }),
  behaviourRows: writerOf({
    row: behaviourWarning,
    columns: behaviourColumns,
    title: (t) => t('behaviour.title'),
  }),
  studentHomeworkRows: writerOf({
    row: homeworkPersonRow,
    columns: studentHomeworkColumns,
    title: (t, [first]) => named(t('title'), first?.student_name),
  }),
};
