import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type readyGradings,
  selectAsked,
  selectIsAsked,
  selectIsSubmitting,
} from '../../machines/grading/readyGradings';
import type { ActorProps } from '../parts/actorProps';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { PersonCell } from '../parts/PersonCell';

/** Before gradings that were put aside are submitted for good: all of them, or one that failed. */
export function SubmitReady({ actor }: ActorProps<typeof readyGradings>) {
  const { t } = useTranslation('grading');
  const asked = useSelector(actor, selectAsked);
  const isAsked = useSelector(actor, selectIsAsked);
  const isSubmitting = useSelector(actor, selectIsSubmitting);
  const count = asked.length;
  return (
    <ConfirmDialog
      harmless
      open={isAsked}
      title={t('ready.confirm', { count })}
      about={
        <ul>
          {asked.map(({ id, student, username }) => (
            <li key={id}>
              <PersonCell name={student} account={username} />
            </li>
          ))}
        </ul>
      }
      consequences={[t('answer.forGood')]}
      verb={t('ready.verb', { count })}
      busy={isSubmitting}
      onConfirm={() => actor.send({ type: 'submit.confirmed' })}
      onCancel={() => actor.send({ type: 'submit.cancelled' })}
    />
  );
}
