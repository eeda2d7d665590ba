import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectStep } from '../../../machines/account/accountUpgrade';
import { StandalonePage } from '../../parts/StandalonePage';
import { Waiting } from '../../parts/Waiting';
import type { UpgradeProps } from './UpgradeStep';
import { UpgradeWizard } from './UpgradeWizard';

/** The account upgrade as the page that a login leads to [ROUTE-016, GRD-22]. */
export function UpgradeScreen({ actor }: UpgradeProps) {
  const { t } = useTranslation('account');
  const step = useSelector(actor, selectStep);
  return (
    <StandalonePage title={t('upgrade.title')} width="wide">
      {step === null ? (
        <Waiting>{t('upgrade.entering')}</Waiting>
      ) : (
        <UpgradeWizard actor={actor} step={step} />
      )}
    </StandalonePage>
  );
}
