import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { HomeworkPersonRow } from '../../domain/homework';
import type { homeworkDetail } from '../../machines/homework/homeworkDetail';
import {
  foreseenAmong,
  selectIsBusy,
  selectIsReminding,
  selectReminded,
  selectResults,
} from '../../machines/homework/homeworkDetail.selectors';
import type { assignmentPersonRows } from '../../machines/homework/personRows';
import { selectAnswer, selectKnown } from '../../machines/parts/collection/selectors';
import { sentIn } from '../parts/ReminderFacts';
import { ReminderSteps } from '../parts/ReminderSteps';
import { StudentNames } from '../parts/StudentNames';

interface ReminderDialogsProps {
  readonly actor: ActorRefFrom<typeof homeworkDetail>;
  readonly persons: ActorRefFrom<typeof assignmentPersonRows>;
}

/** Why a student needs no reminder, before it is sent and after. */
const whyNotNeeded = {
  leftOut: 'homework:reminder.leftOut',
  outcome: 'homework:reminder.notReminded',
} as const;
export const named = (row: HomeworkPersonRow) => ({
  ...{ student_id: row.student_id, name: row.student_name, username: row.student_username },
});

/** Says before students are reminded who they are, and after it who was left out. */
export function ReminderDialogs({ actor, persons }: ReminderDialogsProps) {
  const { t } = useTranslation(['homework', 'students']);
  const rows = useSelector(persons, selectKnown);
  const waiting = useSelector(persons, selectAnswer)?.reminding.waiting_count ?? 0;
  const chosen = useSelector(actor, selectReminded);
  const results = useSelector(actor, selectResults);
  const foreseen = useSelector(actor, foreseenAmong(rows));
  const students = (chosen ?? rows).map(named);
  const asked = sentIn(foreseen, students);
  const count = chosen === null ? waiting : asked.length;
  return (
    <ReminderSteps
      isAsking={useSelector(actor, selectIsReminding)}
      isBusy={useSelector(actor, selectIsBusy)}
      {...{ count, results, students, foreseen, whyNotNeeded }}
      about={<StudentNames students={asked} count={count} />}
      consequences={[t('reminder.message', { count }), t('students:reminding.once')]}
      onConfirm={() => actor.send({ type: 'reminder.confirmed' })}
      onClose={() => actor.send({ type: 'reminder.closed' })}
    />
  );
}
