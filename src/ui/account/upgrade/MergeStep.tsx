import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectIsBusy } from '../../../machines/account/accountUpgrade';
import { Button } from '../../parts/Button';
import { BoundForm } from '../../parts/form/BoundForm';
import { MergeChoice } from './MergeChoice';
import { UpgradeActions, type UpgradeProps, UpgradeStep } from './UpgradeStep';

/** Step 5: which of the person's other accounts are merged into this one. */
export function MergeStep({ actor }: UpgradeProps) {
  const { t } = useTranslation('account');
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <UpgradeStep name="merge">
      <BoundForm actor={actor} words="account:upgrade.merge" label={t('upgrade.merge.title')}>
        <MergeChoice actor={actor} />
        <chakra.div>
          <Button
            icon={UserPlus}
            disabled={isBusy}
            onClick={() => actor.send({ type: 'addition.requested' })}
          >
            {t('upgrade.merge.add')}
          </Button>
        </chakra.div>
        <UpgradeActions actor={actor}>
          <Button type="submit" kind="primary" busy={isBusy}>
            {t('upgrade.merge.submit')}
          </Button>
        </UpgradeActions>
      </BoundForm>
    </UpgradeStep>
  );
}
