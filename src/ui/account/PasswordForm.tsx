import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type passwordLogin,
  selectAttempts,
  selectErrors,
  selectIsCapsLockOn,
  selectIsLoggingIn,
  selectRefusal,
  selectValues,
  selectWait,
} from '../../machines/account/passwordLogin';
import { Field } from '../parts/Field';
import { Form } from '../parts/Form';
import { PasswordInput } from '../parts/PasswordInput';
import { TextInput } from '../parts/TextInput';
import { SubmitLogin } from './SubmitLogin';

interface PasswordFormProps {
  readonly actor: ActorRefFrom<typeof passwordLogin>;
}

/** Username and password. */
export function PasswordForm({ actor }: PasswordFormProps) {
  const { t } = useTranslation(['login', 'shell']);
  const { uname, password } = useSelector(actor, selectValues);
  const errors = useSelector(actor, selectErrors);
  const attempts = useSelector(actor, selectAttempts);
  const refusal = useSelector(actor, selectRefusal);
  const isBusy = useSelector(actor, selectIsLoggingIn);
  const isCapsLockOn = useSelector(actor, selectIsCapsLockOn);
  const wait = useSelector(actor, selectWait);
  const wordsOf = (rule: string | undefined, field: string) =>
    rule === undefined ? undefined : t([`error.${field}.${rule}`, `error.${field}.other`]);
  return (
    <Form
      label={t('byPassword')}
      attempts={attempts}
      busy={isBusy}
      onSubmit={() => {
        actor.send({ type: 'submit.requested' });
      }}
    >
      <Field label={t('username')} error={wordsOf(errors['uname'], 'username')}>
        <TextInput
          name="username"
          autoComplete="username"
          value={uname}
          onChange={(value) => {
            actor.send({ type: 'field.changed', field: 'uname', value });
          }}
        />
      </Field>
      <Field
        label={t('password')}
        error={wordsOf(errors['password'], 'password')}
        reason={isCapsLockOn ? t('capsLock') : undefined}
      >
        <div
          role="presentation"
          onKeyUp={(event) => {
            actor.send({ type: 'capsLock.seen', isOn: event.getModifierState('CapsLock') });
          }}
        >
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(value) => {
              actor.send({ type: 'field.changed', field: 'password', value });
            }}
          />
        </div>
      </Field>
      <SubmitLogin isBusy={isBusy} refusal={refusal} wait={wait} />
    </Form>
  );
}
