import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectIsBusy } from '../../../machines/account/accountUpgrade';
import { selectFailure } from '../../../machines/parts/form/selectors';
import { Button } from '../../parts/Button';
import { BoundForm } from '../../parts/form/BoundForm';
import { PasswordField } from '../../parts/form/PasswordField';
import { TextField } from '../../parts/form/TextField';
import { Warning } from '../Warning';
import { UpgradeActions, type UpgradeProps, UpgradeStep } from './UpgradeStep';

/** Step 6: another account, proven by its username and password. */
export function AdditionStep({ actor }: UpgradeProps) {
  const { t } = useTranslation(['account', 'shell']);
  const failure = useSelector(actor, selectFailure);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <UpgradeStep name="addAccount">
      <BoundForm actor={actor} words="login" label={t('upgrade.addAccount.title')}>
        <TextField name="uname" word="username" autoComplete="off" />
        <PasswordField name="password" autoComplete="current-password" />
        <div role="alert">
          {failure === null ? null : (
            <Warning kind="act" title={t('upgrade.addAccount.refused')}>
              {t(failure.message.key, { ...failure.message.values })}
            </Warning>
          )}
        </div>
        <UpgradeActions actor={actor}>
          <Button type="submit" kind="primary" busy={isBusy}>
            {t('upgrade.addAccount.submit')}
          </Button>
          <Button disabled={isBusy} onClick={() => actor.send({ type: 'addition.cancelled' })}>
            {t('upgrade.addAccount.back')}
          </Button>
        </UpgradeActions>
      </BoundForm>
    </UpgradeStep>
  );
}
