import { Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectKnown } from '../../machines/parts/collection/selectors';
import type { studentRows } from '../../machines/students/studentRows';
import { selectIsConfirming, selectMarking, type students } from '../../machines/students/students';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { StudentName } from '../parts/StudentName';
import type { StudentRow } from '../../domain/students';

interface MarkingDialogProps {
  readonly actor: ActorRefFrom<typeof students>;
  readonly list: ActorRefFrom<typeof studentRows>;
}

/** Asks before the mark that stays for good: who is marked, and what follows. */
export function MarkingDialog({ actor, list }: MarkingDialogProps) {
  const { t } = useTranslation('students');
  const isOpen = useSelector(actor, selectIsConfirming);
  const marking = useSelector(actor, selectMarking);
  const rows = useSelector(list, selectKnown<StudentRow>);
  const students = rows.filter(({ student_id }) => marking.includes(student_id));
  return (
    <ConfirmDialog
      harmless
      open={isOpen}
      title={t('marking.title', { count: marking.length })}
      about={
        <Stack gap={1} maxHeight="9rem" overflowY="auto">
          {students.map((student) => (
            <StudentName key={student.student_id} student={student} />
          ))}
        </Stack>
      }
      consequences={[t('marking.consequence')]}
      verb={t('marking.verb')}
      onConfirm={() => actor.send({ type: 'marking.confirmed' })}
      onCancel={() => actor.send({ type: 'marking.cancelled' })}
    />
  );
}
