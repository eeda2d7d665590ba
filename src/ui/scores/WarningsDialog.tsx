import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { jumpLimit } from '../../domain/severalScores';
import { selectAsked, selectCount, type severalScores } from '../../machines/scores/severalScores';
import type { ActorProps } from '../parts/actorProps';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { PersonCell } from '../parts/PersonCell';
import { WarningText } from './WarningText';

const sameAsked = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Names the unusual scores before any is saved. */
export function WarningsDialog({ actor }: ActorProps<typeof severalScores>) {
  const { t } = useTranslation('scores');
  const asked = useSelector(actor, selectAsked, sameAsked);
  const count = useSelector(actor, selectCount);
  const far = asked?.filter(({ jump }) => jump !== null).length ?? 0;
  const others = asked?.filter(({ hasOtherGrade }) => hasOtherGrade).length ?? 0;
  return (
    <ConfirmDialog
      reversible
      open={asked !== null}
      title={t('several.ask', { count })}
      about={
        <ul>
          {asked?.map((warning) => (
            <li key={warning.student.student_id}>
              <PersonCell name={warning.student.name} account={warning.student.username} />
              <WarningText warning={warning} />
            </li>
          ))}
        </ul>
      }
      consequences={[
        ...(far === 0 ? [] : [t('several.far', { count: far, limit: jumpLimit })]),
        ...(others === 0 ? [] : [t('several.otherGrades', { count: others })]),
      ]}
      verb={t('several.verb', { count })}
      cancel={t('several.back')}
      onConfirm={() => actor.send({ type: 'warnings.confirmed' })}
      onCancel={() => actor.send({ type: 'warnings.cancelled' })}
    />
  );
}
