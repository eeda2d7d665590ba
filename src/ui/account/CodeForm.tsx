import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { codeLogin } from '../../machines/account/codeLogin';
import { type codeSending, selectSendingAttempts } from '../../machines/account/codeSending';
import { codeIn, mobileIn } from '../../machines/account/pasted';
import {
  errorOf,
  selectAttempts,
  selectFailure,
  selectIsSubmitting,
  selectValues,
} from '../../machines/parts/form/selectors';
import { Field } from '../parts/Field';
import { Form } from '../parts/Form';
import { TextInput } from '../parts/TextInput';
import { CodeStatus } from './CodeStatus';
import { SendCode } from './SendCode';
import { SubmitLogin } from './SubmitLogin';

interface CodeFormProps {
  readonly actor: ActorRefFrom<typeof codeLogin>;
  readonly sending: ActorRefFrom<typeof codeSending>;
}

const selectMobileError = errorOf('mobile');
const selectCodeError = errorOf('v_code');

/** Mobile, and the code that is sent to it. */
export function CodeForm({ actor, sending }: CodeFormProps) {
  const { t } = useTranslation('login');
  const { mobile, v_code } = useSelector(actor, selectValues<{ mobile: string; v_code: string }>);
  const mobileError = useSelector(actor, selectMobileError);
  const codeError = useSelector(actor, selectCodeError);
  const attempts = useSelector(actor, selectAttempts);
  const sendingAttempts = useSelector(sending, selectSendingAttempts);
  const failure = useSelector(actor, selectFailure);
  const isBusy = useSelector(actor, selectIsSubmitting);
  return (
    <Form
      label={t('byCode')}
      attempts={attempts + sendingAttempts}
      busy={isBusy}
      onSubmit={() => {
        actor.send({ type: 'submit.requested' });
      }}
    >
      <div>
        <Field label={t('mobile')} error={mobileError && t(`error.mobile.${mobileError}`)}>
          <div className="code-form-mobile">
            <TextInput
              name="mobile"
              type="tel"
              autoComplete="tel"
              value={mobile}
              onChange={(value) => {
                actor.send({ type: 'field.changed', field: 'mobile', value: mobileIn(value) });
              }}
              onBlur={() => {
                actor.send({ type: 'field.left', field: 'mobile' });
              }}
            />
            <SendCode
              actor={sending}
              mobile={mobile}
              onSend={() => {
                actor.send({ type: 'field.left', field: 'mobile' });
                sending.send({ type: 'code.requested', mobile });
              }}
            />
          </div>
        </Field>
        <CodeStatus actor={sending} mobile={mobile} isSilent={mobileError !== undefined} />
      </div>
      <Field label={t('code')} error={codeError && t(`error.code.${codeError}`)}>
        <TextInput
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={v_code}
          onChange={(value) => {
            actor.send({ type: 'field.changed', field: 'v_code', value: codeIn(value) });
          }}
        />
      </Field>
      <SubmitLogin isBusy={isBusy} refusal={failure?.message ?? null} />
    </Form>
  );
}
