import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ExternalLink, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectIsBusy, selectJoinUrl } from '../../../machines/account/accountUpgrade';
import { Button } from '../../parts/Button';
import { Waiting } from '../../parts/Waiting';
import { UpgradeActions, type UpgradeProps, UpgradeStep } from './UpgradeStep';

/** Step 3: the upgrade is on its way; where a school is to be joined, with where [UPG-16, UPG-17]. */
export function WaitingStep({ actor }: UpgradeProps) {
  const { t } = useTranslation('account');
  const isAsking = useSelector(actor, selectIsBusy);
  const joinUrl = useSelector(actor, selectJoinUrl);
  const hasToJoin = joinUrl !== '';
  return (
    <UpgradeStep name="waiting" text={hasToJoin ? t('upgrade.waiting.joining') : undefined}>
      <chakra.div mb={5} display="grid" gap={2}>
        {hasToJoin ? (
          <div>
            <Button
              icon={ExternalLink}
              disabled={isAsking}
              onClick={() => actor.send({ type: 'joining.requested' })}
            >
              {t('upgrade.waiting.join')}
            </Button>
          </div>
        ) : null}
        <Waiting>{t('upgrade.waiting.polled')}</Waiting>
      </chakra.div>
      <UpgradeActions actor={actor}>
        <Button
          kind="primary"
          icon={RotateCw}
          busy={isAsking}
          onClick={() => actor.send({ type: 'status.refreshed' })}
        >
          {t('upgrade.waiting.refresh')}
        </Button>
      </UpgradeActions>
    </UpgradeStep>
  );
}
