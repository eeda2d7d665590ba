import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  selectAttempts,
  selectErrors,
  selectIsBusy,
  selectRefusal,
  selectTyped,
} from '../../../machines/account/accountUpgrade';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { Form } from '../../parts/Form';
import { PasswordInput } from '../../parts/PasswordInput';
import { TextInput } from '../../parts/TextInput';
import { Warning } from '../Warning';
import { UpgradeActions, type UpgradeProps, UpgradeStep } from './UpgradeStep';

/** Step 6: another account, proven by its username and password. */
export function AdditionStep({ actor }: UpgradeProps) {
  const { t } = useTranslation(['account', 'shell']);
  const { uname, password } = useSelector(actor, selectTyped);
  const { uname: nameError, password: passwordError } = useSelector(actor, selectErrors);
  const attempts = useSelector(actor, selectAttempts);
  const refusal = useSelector(actor, selectRefusal);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <UpgradeStep name="addAccount">
      <Form
        label={t('upgrade.addAccount.title')}
        attempts={attempts}
        busy={isBusy}
        onSubmit={() => {
          actor.send({ type: 'submit.requested' });
        }}
      >
        <Field
          label={t('login:username')}
          error={nameError && t(`upgrade.addAccount.error.username.${nameError}`)}
        >
          <TextInput
            name="username"
            autoComplete="off"
            value={uname}
            onChange={(value) => {
              actor.send({ type: 'field.changed', field: 'uname', value });
            }}
          />
        </Field>
        <Field
          label={t('login:password')}
          error={
            passwordError &&
            t([`login:error.password.${passwordError}`, 'login:error.password.other'])
          }
        >
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(value) => {
              actor.send({ type: 'field.changed', field: 'password', value });
            }}
          />
        </Field>
        <div role="alert">
          {refusal === null ? null : (
            <Warning kind="act" title={t('upgrade.addAccount.refused')}>
              {t(refusal.key, { ...refusal.values })}
            </Warning>
          )}
        </div>
        <UpgradeActions actor={actor}>
          <Button type="submit" kind="primary" busy={isBusy}>
            {t('upgrade.addAccount.submit')}
          </Button>
          <Button
            disabled={isBusy}
            onClick={() => {
              actor.send({ type: 'addition.cancelled' });
            }}
          >
            {t('upgrade.addAccount.back')}
          </Button>
        </UpgradeActions>
      </Form>
    </UpgradeStep>
  );
}
