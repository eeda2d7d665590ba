import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectCanSkip, selectStep } from '../../../machines/account/accountUpgrade';
import { Dialog } from '../../parts/Dialog';
import type { UpgradeProps } from './UpgradeStep';
import { UpgradeWizard } from './UpgradeWizard';

/** The account upgrade as the pop-up that shows once over the portal [SHELL-008, UPG-01]. */
export function UpgradeDialog({ actor }: UpgradeProps) {
  const { t } = useTranslation('account');
  const step = useSelector(actor, selectStep);
  const canSkip = useSelector(actor, selectCanSkip);
  const close = () => actor.send({ type: step === 'done' ? 'step.continued' : 'upgrade.skipped' });
  return (
    <Dialog
      open={step !== null}
      size="md"
      title={t('upgrade.title')}
      onClose={canSkip || step === 'done' ? close : undefined}
    >
      {step === null ? null : <UpgradeWizard actor={actor} step={step} />}
    </Dialog>
  );
}
