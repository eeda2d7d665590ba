import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { foundationReminder, type FoundationStudentRow } from '../../domain/foundationTime';
import { foreseenOutcomes } from '../../domain/home';
import type { foundationRows } from '../../machines/foundation/foundationRows';
import {
  selectAskedIds,
  selectChangingIds,
  selectIsAsked,
  selectKnown,
  selectReport,
} from '../../machines/parts/collection/selectors';
import type { RowOutcome } from '../../machines/parts/collection/types';
import type { ActorProps } from '../parts/actorProps';
import { sentIn } from '../parts/ReminderFacts';
import { ReminderOutcomes } from '../parts/ReminderOutcomes';
import { ReminderSteps } from '../parts/ReminderSteps';
import { RemindedStudents } from '../parts/RemindedStudents';

/** Says before students are reminded who they are, and of what, and after it who was left out. */
export function ReminderQuestion({ actor }: ActorProps<typeof foundationRows>) {
  const { t } = useTranslation(['foundation', 'students']);
  const ids = useSelector(actor, selectAskedIds<number>);
  const students = useSelector(actor, selectKnown);
  const changing = useSelector(actor, selectChangingIds<number>);
  const isAsking = useSelector(actor, selectIsAsked);
  const remindable = students.filter((student) => foundationReminder(student) !== null);
  const foreseen = foreseenOutcomes(ids, remindable);
  const waiting = sentIn(foreseen, students);
  const { length: count } = waiting;
  const report = useSelector(actor, selectReport<RowOutcome<number>>);
  const reasonOf = (student: FoundationStudentRow) => {
    const reason = foundationReminder(student);
    return reason === null ? null : t(`reminded.reason.${reason}`);
  };
  const ended = ({ id: student_id, outcome }: RowOutcome<number>) => {
    const student = students.find((one) => one.student_id === student_id);
    return { student_id, outcome, reminder: student?.reminded ?? null };
  };
  const close = () => actor.send({ type: isAsking ? 'change.cancelled' : 'report.closed' });
  // Where nobody would get one, nothing is asked.
  if (isAsking && count === 0 && changing.length === 0) {
    return <ReminderOutcomes results={foreseen} students={students} onClose={close} />;
  }
  return (
    <ReminderSteps
      {...{ isAsking, students, count, foreseen }}
      isBusy={changing.length > 0}
      about={<RemindedStudents students={waiting} {...{ count, reasonOf }} />}
      consequences={[t('students:reminding.message', { count }), t('students:reminding.once')]}
      results={report?.map(ended) ?? null}
      onConfirm={() => actor.send({ type: 'change.confirmed' })}
      onClose={close}
    />
  );
}
