import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectValues } from '../../../machines/parts/form/selectors';
import { Button } from '../../parts/Button';
import { Status } from '../../parts/Status';
import { UpgradeActions, type UpgradeProps, UpgradeStep } from './UpgradeStep';

/** Step 4: the account now logs in with the mobile. */
export function SuccessStep({ actor }: UpgradeProps) {
  const { t } = useTranslation('account');
  const { mobile } = useSelector(actor, selectValues<{ mobile: string }>);
  return (
    <UpgradeStep name="success">
      {mobile === '' ? null : (
        <chakra.p mb={5}>
          <Status kind="good">{t('upgrade.success.mobile', { mobile })}</Status>
        </chakra.p>
      )}
      <UpgradeActions actor={actor}>
        <Button kind="primary" onClick={() => actor.send({ type: 'step.continued' })}>
          {t('upgrade.success.next')}
        </Button>
      </UpgradeActions>
    </UpgradeStep>
  );
}
