import { Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { tooFastSeconds } from '../../domain/limits';
import {
  type home,
  selectIsAsking,
  selectIsReminding,
  selectReminded,
  selectResults,
} from '../../machines/home/home';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { ReminderOutcomes } from '../parts/ReminderOutcomes';
import { StudentName } from '../parts/StudentName';
import { Text } from '../parts/Text';

interface ReminderDialogProps {
  readonly actor: ActorRefFrom<typeof home>;
}

/** Says before a reminder is sent who gets one, for which reason, and after it who was left out. */
export function ReminderDialog({ actor }: ReminderDialogProps) {
  const { t } = useTranslation(['home', 'students']);
  const students = useSelector(actor, selectReminded);
  const results = useSelector(actor, selectResults);
  return (
    <>
      <ConfirmDialog
        open={useSelector(actor, selectIsAsking)}
        busy={useSelector(actor, selectIsReminding)}
        title={t('students:reminding.title', { count: students.length })}
        about={
          <Stack as="ul" gap={2} maxHeight="15rem" overflowY="auto" listStyleType="none">
            {students.map((student) => (
              <li key={student.student_id}>
                <StudentName student={student} />
                <Text small display="block">
                  {t(`reason.${student.reason}`, {
                    ...{ count: student.evidence_count, seconds: tooFastSeconds },
                  })}
                </Text>
              </li>
            ))}
          </Stack>
        }
        consequences={[t('reminder.message', { count: students.length }), t('reminder.once')]}
        verb={t('students:reminding.verb')}
        onConfirm={() => {
          actor.send({ type: 'reminder.confirmed' });
        }}
        onCancel={() => {
          actor.send({ type: 'reminder.cancelled' });
        }}
      />
      <ReminderOutcomes
        {...{ results, students }}
        onClose={() => {
          actor.send({ type: 'reminder.closed' });
        }}
      />
    </>
  );
}
