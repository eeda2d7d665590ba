import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  type busy,
  selectBusyWait,
  selectIsGoingHome,
  selectTurnedAway,
} from '../../machines/account/busy';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { CopyText } from '../parts/CopyText';
import { StandalonePage } from '../parts/StandalonePage';

/** The server has too much to do: what happened, when to try again, and what support asks for. */
export function BusyScreen({ actor }: ActorProps<typeof busy>) {
  const { t } = useTranslation('account');
  const { path, requestId } = useSelector(actor, selectTurnedAway);
  const wait = useSelector(actor, selectBusyWait);
  const isGoingHome = useSelector(actor, selectIsGoingHome);
  const details = [path, requestId].filter((part) => part !== '').join('\n');
  return (
    <StandalonePage title={t('busy.title')} width="wide">
      <chakra.p mb={5} color="fg.muted">
        {t('busy.text')}
      </chakra.p>
      <Button
        kind="primary"
        icon={RotateCw}
        disabled={wait !== null}
        busy={isGoingHome}
        onClick={() => actor.send({ type: 'retry.requested' })}
      >
        {wait === null ? t('retry') : t('busy.wait', { seconds: wait })}
      </Button>
      {details === '' ? null : (
        <chakra.div mt={6} pt={4} borderTopWidth="1px">
          <chakra.p mb={2} textStyle="small" color="fg.muted">
            {t('busy.details')}
          </chakra.p>
          <CopyText
            text={details}
            verb={t('busy.copy')}
            done={t('busy.copied')}
            selected={t('busy.selected')}
          />
        </chakra.div>
      )}
    </StandalonePage>
  );
}
