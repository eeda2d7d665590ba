import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type login,
  selectAttempts,
  selectIsBusy,
  selectRefusal,
  selectValues,
} from '../../machines/account/login';
import { Button } from '../parts/Button';
import { Field, FieldError } from '../parts/Field';
import { Form } from '../parts/Form';
import { PasswordInput } from '../parts/PasswordInput';
import { TextInput } from '../parts/TextInput';

interface LoginScreenProps {
  readonly actor: ActorRefFrom<typeof login>;
}

/** The door: username and password. */
export function LoginScreen({ actor }: LoginScreenProps) {
  const { t } = useTranslation(['account', 'shell']);
  const { uname, password } = useSelector(actor, selectValues);
  const attempts = useSelector(actor, selectAttempts);
  const refusal = useSelector(actor, selectRefusal);
  const isBusy = useSelector(actor, selectIsBusy);
  const missing = (value: string, key: string) =>
    attempts > 0 && value === '' ? t(`login.${key}`) : undefined;
  return (
    <chakra.div minHeight="100vh" display="grid" placeItems="center" p={6}>
      <chakra.section width="full" maxWidth="dialogSmall">
        <chakra.h1 textStyle="title" mb={6}>
          {t('login.title')}
        </chakra.h1>
        <Form
          label={t('login.title')}
          attempts={attempts}
          onSubmit={() => {
            actor.send({ type: 'submit.requested' });
          }}
          actions={
            <Button type="submit" kind="primary" busy={isBusy}>
              {t('login.submit')}
            </Button>
          }
        >
          <Field label={t('login.username')} error={missing(uname, 'usernameRequired')}>
            <TextInput
              name="username"
              autoComplete="username"
              value={uname}
              onChange={(value) => {
                actor.send({ type: 'field.changed', field: 'uname', value });
              }}
            />
          </Field>
          <Field label={t('login.password')} error={missing(password, 'passwordRequired')}>
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
              <FieldError id="refusal" text={t(refusal.key, { ...refusal.values })} under />
            )}
          </div>
        </Form>
      </chakra.section>
    </chakra.div>
  );
}
