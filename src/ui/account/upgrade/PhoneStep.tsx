import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectIsBusy, selectIsSendingCode } from '../../../machines/account/accountUpgrade';
import { Button } from '../../parts/Button';
import { BoundForm } from '../../parts/form/BoundForm';
import { TextField } from '../../parts/form/TextField';
import { CodeSent } from './CodeSent';
import { SendUpgradeCode } from './SendUpgradeCode';
import { UpgradeActions, type UpgradeProps, UpgradeStep } from './UpgradeStep';

/** Step 2: the mobile, and the code that is sent to it, typed, pasted or offered by the phone. */
export function PhoneStep({ actor }: UpgradeProps) {
  const { t } = useTranslation('account');
  const isSending = useSelector(actor, selectIsSendingCode);
  const isBusy = useSelector(actor, selectIsBusy) && !isSending;
  return (
    <UpgradeStep name="phoneAndCode">
      <BoundForm actor={actor} words="login" label={t('upgrade.phoneAndCode.title')} busy={isBusy}>
        <div>
          <TextField
            name="mobile"
            type="tel"
            autoComplete="tel"
            beside={<SendUpgradeCode actor={actor} />}
          />
          <CodeSent actor={actor} />
        </div>
        <TextField name="v_code" word="code" inputMode="numeric" autoComplete="one-time-code" />
        <UpgradeActions actor={actor}>
          <Button type="submit" kind="primary" busy={isBusy} disabled={isSending}>
            {t('upgrade.phoneAndCode.submit')}
          </Button>
        </UpgradeActions>
      </BoundForm>
    </UpgradeStep>
  );
}
