import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { jumpLimit } from '../../domain/severalScores';
import { selectAsked, selectCount, type severalScores } from '../../machines/scores/severalScores';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { PersonCell } from '../parts/PersonCell';
import { JumpText } from './JumpText';

interface JumpsDialogProps {
  readonly actor: ActorRefFrom<typeof severalScores>;
}

const sameAsked = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Names the scores that are far from the last exam before any is saved. */
export function JumpsDialog({ actor }: JumpsDialogProps) {
  const { t } = useTranslation('scores');
  const asked = useSelector(actor, selectAsked, sameAsked);
  const count = useSelector(actor, selectCount);
  return (
    <ConfirmDialog
      reversible
      open={asked !== null}
      title={t('several.ask', { count })}
      about={
        <ul>
          {asked?.map(({ student: { student_id: id, name, username }, jump }) => (
            <li key={id}>
              <PersonCell name={name} account={username} />
              <JumpText jump={jump} />
            </li>
          ))}
        </ul>
      }
      consequences={[t('several.far', { count: asked?.length ?? 0, limit: jumpLimit })]}
      verb={t('several.verb', { count })}
      cancel={t('several.back')}
      onConfirm={() => actor.send({ type: 'jumps.confirmed' })}
      onCancel={() => actor.send({ type: 'jumps.cancelled' })}
    />
  );
}
