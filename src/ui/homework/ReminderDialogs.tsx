import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type AssignmentPersonRow,
  type HomeworkPersonRow,
  isRemindable,
} from '../../domain/homework';
import {
  type homeworkDetail,
  selectIsBusy,
  selectIsReminding,
  selectReminded,
  selectResults,
} from '../../machines/homework/homeworkDetail';
import type { assignmentPersonRows } from '../../machines/homework/personRows';
import { selectAnswer, selectKnown } from '../../machines/parts/collection/selectors';
import { ReminderSteps } from '../parts/ReminderSteps';
import { StudentNames, studentsAmong } from '../parts/StudentNames';

interface ReminderDialogsProps {
  readonly actor: ActorRefFrom<typeof homeworkDetail>;
  readonly persons: ActorRefFrom<typeof assignmentPersonRows>;
}

const isWaiting = ({ status, reminded }: AssignmentPersonRow) =>
  isRemindable(status) && reminded === null;
/** Who can hand in, and was reminded today of this homework or of other. */
const isSkipped = ({ status, reminded }: AssignmentPersonRow) =>
  isRemindable(status) && reminded !== null;
export const named = (row: HomeworkPersonRow) => ({
  ...{ student_id: row.student_id, name: row.student_name, username: row.student_username },
});

/** Says before students are reminded who they are, and after it who was left out. */
export function ReminderDialogs({ actor, persons }: ReminderDialogsProps) {
  const { t } = useTranslation(['homework', 'students']);
  const rows = useSelector(persons, selectKnown);
  const waiting = useSelector(persons, selectAnswer)?.reminding.waiting_count ?? 0;
  const ids = useSelector(actor, selectReminded);
  const count = ids === null ? waiting : ids.length;
  const results = useSelector(actor, selectResults);
  const students = rows.map(named);
  const asked = ids === null ? rows.filter(isWaiting).map(named) : studentsAmong(ids, students);
  const foreseen = (ids === null ? rows.filter(isSkipped) : []).map(
    ({ student_id, reminded: reminder }) => ({ student_id, outcome: 'already', reminder }),
  );
  return (
    <ReminderSteps
      isAsking={useSelector(actor, selectIsReminding)}
      isBusy={useSelector(actor, selectIsBusy)}
      {...{ count, results, students, foreseen }}
      about={<StudentNames students={asked} count={count} />}
      consequences={[t('reminder.message', { count }), t('students:reminding.once')]}
      onConfirm={() => actor.send({ type: 'reminder.confirmed' })}
      onClose={() => actor.send({ type: 'reminder.closed' })}
    />
  );
}
