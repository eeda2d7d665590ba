import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/Button';
import { UpgradeActions, type UpgradeProps, UpgradeStep } from './UpgradeStep';

const reasons = ['login', 'accounts', 'records'] as const;

/** Step 1: what changes, and what stays. */
export function IntroStep({ actor }: UpgradeProps) {
  const { t } = useTranslation('account');
  return (
    <UpgradeStep name="intro">
      <chakra.ul mb={5} ps={5} listStyleType="disc" display="grid" gap={1}>
        {reasons.map((reason) => (
          <li key={reason}>{t(`upgrade.intro.${reason}`)}</li>
        ))}
      </chakra.ul>
      <UpgradeActions actor={actor}>
        <Button kind="primary" onClick={() => actor.send({ type: 'step.continued' })}>
          {t('upgrade.intro.start')}
        </Button>
      </UpgradeActions>
    </UpgradeStep>
  );
}
