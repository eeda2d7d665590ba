import { chakra } from '@chakra-ui/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { AssignmentStatus } from '../../domain/homework';
import type { homeworkAssignment } from '../../machines/homework/homeworkAssignment';
import {
  selectCanRetry,
  selectFailed,
  selectIsUnsure,
  selectProgress,
  selectRetried,
  selectRetryRefusal,
  selectStage,
  selectTitle,
} from '../../machines/homework/homeworkAssignment.selectors';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { Spinner } from '../parts/Spinner';
import { assignmentSigns } from '../parts/homework/homeworkSigns';
import { useToldName } from '../parts/useToldName';
import { StudentSigns } from './StudentSigns';

/** Those who can be tried again stand first. */
const order: readonly AssignmentStatus[] = ['failed', 'arranging', 'succeeded'];

/** How far the arranging is, and how it ended, student by student; what failed can be tried again. */
export function AssignProgress({ actor }: ActorProps<typeof homeworkAssignment>) {
  const { t } = useTranslation('homework');
  const told = useToldName();
  const stage = useSelector(actor, selectStage);
  const title = useSelector(actor, selectTitle);
  const isUnsure = useSelector(actor, selectIsUnsure);
  const students = useSelector(actor, selectProgress)?.students ?? [];
  const count = useSelector(actor, selectFailed, shallowEqual).length;
  const retried = useSelector(actor, selectRetried);
  const canRetry = useSelector(actor, selectCanRetry);
  const refusal = useSelector(actor, selectRetryRefusal);
  const isRetrying = stage === 'retrying';
  const ordered = students.toSorted(
    (one, other) => order.indexOf(one.status) - order.indexOf(other.status),
  );
  return (
    <>
      <chakra.div role="status" mb={2} display="flex" gap={3} alignItems="flex-start">
        {stage === 'arranging' ? <Spinner /> : null}
        <chakra.div maxWidth="line">
          <p>
            {isUnsure
              ? t('assign.unsure')
              : t(
                  stage === 'failed' && count === 0
                    ? 'assign.failed.nobody'
                    : `assign.${title}.text`,
                  {
                    ...{ count, total: students.length },
                  },
                )}
          </p>
          {refusal === null ? null : <p>{t(`retry.refused.${refusal}`)}</p>}
          {canRetry ? <p>{t('retry.hint', { count })}</p> : null}
        </chakra.div>
      </chakra.div>
      <StudentSigns
        label={t(`assign.${title}.title`)}
        students={ordered.map(({ student_id: id, status, reason, ...student }) => ({
          ...{ ...student, id },
          kind: assignmentSigns[status],
          words:
            reason === null
              ? t(`assignment.${status}`)
              : t('assign.failed.because', { reason: t(`outcome.${reason}`) }),
          act:
            status === 'failed' && (canRetry || isRetrying) ? (
              <Button
                size="small"
                busy={retried.includes(id)}
                disabled={!canRetry}
                aria-label={t('retry.openFor', { name: told(student.name) })}
                onClick={() => actor.send({ type: 'assignment.retried', studentIds: [id] })}
              >
                {t('retry.open')}
              </Button>
            ) : null,
        }))}
      />
    </>
  );
}
