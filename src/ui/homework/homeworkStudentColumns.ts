import { studentPage } from '../../domain/addresses';
import type { HomeworkStudentRow } from '../../domain/homework';
import { columnsOf, count, moment, person, word } from '../parts/columns';
import { done } from '../parts/homework/columns';

const waitingOf = ({ student_id: id }: HomeworkStudentRow) =>
  studentPage(id, '&view=homework&status=toBeCorrected');

/** The columns of the list by student. */
export const homeworkStudentColumns = columnsOf<HomeworkStudentRow>(
  ['homework', 'students'],
  [
    person('name', (row) => row, { query: '&view=homework' }),
    word('grade', ({ grade }) => grade, {
      head: 'students:column.grade',
      words: 'students:grade',
      width: 24,
    }),
    done,
    count('toBeCorrected', ({ counts }) => counts.toBeCorrected, {
      ...{ head: 'status.toBeCorrected', ordered: 'descending' },
      list: { verb: 'action.correctCount', to: waitingOf },
    }),
    count('incomplete', ({ counts }) => counts.incomplete, { head: 'status.incomplete' }),
    count('expired', ({ counts }) => counts.expired, { head: 'status.expired' }),
    moment('lastCompleted', ({ last_completed_at }) => last_completed_at),
  ],
);
