import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type homeworkAssignment,
  selectProgress,
} from '../../machines/homework/homeworkAssignment';
import { Spinner } from '../parts/Spinner';
import { Status } from '../parts/Status';
import { assignmentSigns } from '../parts/homework/homeworkSigns';

interface AssignProgressProps {
  readonly actor: ActorRefFrom<typeof homeworkAssignment>;
  readonly stage: 'arranging' | 'succeeded' | 'failed';
}

/** How far the arranging is, and how it ended, student by student. */
export function AssignProgress({ actor, stage }: AssignProgressProps) {
  const { t } = useTranslation('homework');
  const progress = useSelector(actor, selectProgress);
  return (
    <>
      <chakra.p role="status" mb={3} display="flex" gap={2} alignItems="center">
        {stage === 'arranging' ? <Spinner /> : null}
        {t(`assign.${stage}.text`)}
      </chakra.p>
      <chakra.ul aria-label={t(`assign.${stage}.title`)} display="grid" gap={1}>
        {progress?.students.map(({ student_id, name, status, reason }) => (
          <chakra.li key={student_id} display="flex" gap={3}>
            <chakra.span flex={1}>{name}</chakra.span>
            <Status kind={assignmentSigns[status]}>
              {reason === null ? t(`assignment.${status}`) : t(`outcome.${reason}`)}
            </Status>
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}
