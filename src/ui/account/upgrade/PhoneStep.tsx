import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  selectAttempts,
  selectErrors,
  selectIsBusy,
  selectIsSendingCode,
  selectTyped,
} from '../../../machines/account/accountUpgrade';
import { Button } from '../../parts/Button';
import { Field } from '../../parts/Field';
import { Form } from '../../parts/Form';
import { TextInput } from '../../parts/TextInput';
import { CodeSent } from './CodeSent';
import { SendUpgradeCode } from './SendUpgradeCode';
import { UpgradeActions, type UpgradeProps, UpgradeStep } from './UpgradeStep';

/** Step 2: the mobile, and the code that is sent to it, typed, pasted or offered by the phone. */
export function PhoneStep({ actor }: UpgradeProps) {
  const { t } = useTranslation('account');
  const { mobile, v_code } = useSelector(actor, selectTyped);
  const { mobile: mobileError, v_code: codeError } = useSelector(actor, selectErrors);
  const attempts = useSelector(actor, selectAttempts);
  const isBusy = useSelector(actor, selectIsBusy);
  const isSending = useSelector(actor, selectIsSendingCode);
  return (
    <UpgradeStep name="phoneAndCode">
      <Form
        label={t('upgrade.phoneAndCode.title')}
        attempts={attempts}
        busy={isBusy && !isSending}
        onSubmit={() => {
          actor.send({ type: 'submit.requested' });
        }}
      >
        <div>
          <Field
            label={t('login:mobile')}
            error={mobileError && t(`login:error.mobile.${mobileError}`)}
          >
            <chakra.div display="flex" gap={2}>
              <TextInput
                name="mobile"
                type="tel"
                autoComplete="tel"
                value={mobile}
                onChange={(value) => {
                  actor.send({ type: 'field.changed', field: 'mobile', value });
                }}
              />
              <SendUpgradeCode actor={actor} />
            </chakra.div>
          </Field>
          <CodeSent actor={actor} />
        </div>
        <Field label={t('login:code')} error={codeError && t(`login:error.code.${codeError}`)}>
          <TextInput
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={v_code}
            onChange={(value) => {
              actor.send({ type: 'field.changed', field: 'v_code', value });
            }}
          />
        </Field>
        <UpgradeActions actor={actor}>
          <Button type="submit" kind="primary" busy={isBusy && !isSending} disabled={isSending}>
            {t('upgrade.phoneAndCode.submit')}
          </Button>
        </UpgradeActions>
      </Form>
    </UpgradeStep>
  );
}
