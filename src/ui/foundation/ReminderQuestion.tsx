import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { foundationRows } from '../../machines/foundation/foundationRows';
import {
  selectAskedIds,
  selectChangingIds,
  selectIsAsked,
  selectKnown,
  selectReport,
} from '../../machines/parts/collection/selectors';
import type { RowOutcome } from '../../machines/parts/collection/types';
import { ReminderSteps } from '../parts/ReminderSteps';
import { StudentNames, studentsAmong } from '../parts/StudentNames';

interface ReminderQuestionProps {
  readonly actor: ActorRefFrom<typeof foundationRows>;
}

/** Says before students are reminded who they are, and of what, and after it who was left out. */
export function ReminderQuestion({ actor }: ReminderQuestionProps) {
  const { t } = useTranslation(['foundation', 'students']);
  const ids = useSelector(actor, selectAskedIds<number>);
  const students = useSelector(actor, selectKnown);
  const changing = useSelector(actor, selectChangingIds<number>);
  const isAsking = useSelector(actor, selectIsAsked);
  const report = useSelector(actor, selectReport<RowOutcome<number>>);
  return (
    <ReminderSteps
      {...{ isAsking, students }}
      isBusy={changing.length > 0}
      count={ids.length}
      about={<StudentNames students={studentsAmong(ids, students)} count={ids.length} />}
      consequences={[t('reminded.message'), t('students:reminding.once')]}
      results={report?.map(({ id: student_id, outcome }) => ({ student_id, outcome })) ?? null}
      onConfirm={() => {
        actor.send({ type: 'change.confirmed' });
      }}
      onClose={() => {
        actor.send({ type: isAsking ? 'change.cancelled' : 'report.closed' });
      }}
    />
  );
}
