import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { homeworkDetail } from '../../machines/homework/homeworkDetail';
import { selectMoved } from '../../machines/homework/homeworkDetail.selectors';
import type { ActorProps } from '../parts/actorProps';
import { Dialog } from '../parts/Dialog';
import { Fact, Facts } from '../parts/Facts';
import { StudentNames } from '../parts/StudentNames';
import { named } from './ReminderDialogs';

/** How many students have more time, and who has handed in meanwhile. */
export function ExtensionOutcome({ actor }: ActorProps<typeof homeworkDetail>) {
  const { t } = useTranslation('homework');
  const moved = useSelector(actor, selectMoved);
  if (moved === null) return null;
  const { persons, left_out: left } = moved;
  return (
    <Dialog
      open
      title={t('extension.doneSeveral', { count: persons.length })}
      onClose={() => actor.send({ type: 'extension.cancelled' })}
    >
      <Facts layout="column">
        <Fact name={t('extension.handedIn')}>
          <StudentNames students={left.map(named)} count={left.length} />
        </Fact>
      </Facts>
    </Dialog>
  );
}
