import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectCodeWait } from '../../../machines/account/accountUpgrade';
import { errorOf, selectValues } from '../../../machines/parts/form/selectors';
import { Status } from '../../parts/Status';
import type { UpgradeProps } from './UpgradeStep';

const selectMobileError = errorOf('mobile');

/** Under the mobile: what to do when no code comes, or what the number is for. */
export function CodeSent({ actor }: UpgradeProps) {
  const { t } = useTranslation('account');
  const { mobile } = useSelector(actor, selectValues<{ mobile: string }>);
  const error = useSelector(actor, selectMobileError);
  const wait = useSelector(actor, selectCodeWait);
  const status = () => {
    if (error !== undefined) return null;
    return wait === null ? (
      t('upgrade.phoneAndCode.use')
    ) : (
      <Status kind="waiting">{t('upgrade.phoneAndCode.sent', { mobile })}</Status>
    );
  };
  return (
    <chakra.div role="status" mt={1} textStyle="small" color="fg.muted">
      {status()}
    </chakra.div>
  );
}
