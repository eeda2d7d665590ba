import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { homeworkAssignment } from '../../machines/homework/homeworkAssignment';
import {
  selectIsUnsure,
  selectProgress,
} from '../../machines/homework/homeworkAssignment.selectors';
import { Spinner } from '../parts/Spinner';
import { assignmentSigns } from '../parts/homework/homeworkSigns';
import { StudentSigns } from './StudentSigns';

interface AssignProgressProps {
  readonly actor: ActorRefFrom<typeof homeworkAssignment>;
  readonly stage: 'arranging' | 'succeeded' | 'failed';
}

/** How far the arranging is, and how it ended, student by student. */
export function AssignProgress({ actor, stage }: AssignProgressProps) {
  const { t } = useTranslation('homework');
  const isUnsure = useSelector(actor, selectIsUnsure);
  const students = useSelector(actor, selectProgress)?.students ?? [];
  return (
    <>
      <chakra.div role="status" mb={2} display="flex" gap={3} alignItems="flex-start">
        {stage === 'arranging' ? <Spinner /> : null}
        <chakra.p maxWidth="line">
          {t(isUnsure ? 'assign.unsure' : `assign.${stage}.text`)}
        </chakra.p>
      </chakra.div>
      <StudentSigns
        label={t(`assign.${stage}.title`)}
        students={students.map(({ student_id, status, reason, ...student }) => ({
          ...student,
          id: student_id,
          kind: assignmentSigns[status],
          words: reason === null ? t(`assignment.${status}`) : t(`outcome.${reason}`),
        }))}
      />
    </>
  );
}
