import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { finalCountdown } from '../../../domain/limits';
import { selectOutcome, selectSecondsToLeave } from '../../../machines/account/accountUpgrade';
import { Button } from '../../parts/Button';
import { Ring } from '../../parts/Ring';
import { UpgradeStep, type UpgradeProps } from './UpgradeStep';

/** Step 7: what has come of it; the portal opens by itself, or at once [UPG-39, UPG-40]. */
export function DoneStep({ actor }: UpgradeProps) {
  const { t } = useTranslation('account');
  const seconds = useSelector(actor, selectSecondsToLeave) ?? 0;
  const outcome = useSelector(actor, selectOutcome);
  return (
    <UpgradeStep name={`done.${outcome}`}>
      <chakra.div display="flex" alignItems="center" gap={4}>
        <Ring seconds={seconds} of={finalCountdown / 1000} label={t('upgrade.done.left')} />
        <Button kind="primary" onClick={() => actor.send({ type: 'step.continued' })}>
          {t('upgrade.done.enter')}
        </Button>
      </chakra.div>
    </UpgradeStep>
  );
}
