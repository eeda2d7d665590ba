import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { passwordLength } from '../../domain/limits';
import { type passwordChange, selectPasswords } from '../../machines/account/passwordChange';
import { errorOf, selectAttempts, selectIsSubmitting } from '../../machines/parts/form/selectors';
import { Button } from '../parts/Button';
import { Field } from '../parts/Field';
import { Form } from '../parts/Form';
import { PasswordInput } from '../parts/PasswordInput';

interface NewPasswordFormProps {
  readonly actor: ActorRefFrom<typeof passwordChange>;
  readonly onCancel: () => void;
}

const fields = [
  { name: 'password', selectError: errorOf('password') },
  { name: 'confirmation', selectError: errorOf('confirmation') },
] as const;

/** The new password, twice [VALID-003 … VALID-012]. */
export function NewPasswordForm({ actor, onCancel }: NewPasswordFormProps) {
  const { t } = useTranslation('account');
  const attempts = useSelector(actor, selectAttempts);
  const isSaving = useSelector(actor, selectIsSubmitting);
  return (
    <Form
      label={t('password.title')}
      attempts={attempts}
      busy={isSaving}
      onSubmit={() => {
        actor.send({ type: 'submit.requested' });
      }}
      actions={
        <>
          <Button type="submit" kind="primary" busy={isSaving}>
            {t('password.submit')}
          </Button>
          <Button disabled={isSaving} onClick={onCancel}>
            {t('password.cancel')}
          </Button>
        </>
      }
    >
      <chakra.p color="fg.muted">{t('password.text')}</chakra.p>
      {fields.map((field) => (
        <PasswordField key={field.name} actor={actor} {...field} />
      ))}
    </Form>
  );
}

type PasswordFieldProps = Pick<NewPasswordFormProps, 'actor'> & (typeof fields)[number];

function PasswordField({ actor, name, selectError }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  const values = useSelector(actor, selectPasswords);
  const error = useSelector(actor, selectError);
  return (
    <Field
      label={t(`password.${name}`)}
      reason={name === 'password' ? t('password.rules') : undefined}
      error={error && t(`password.error.${name}.${error}`)}
    >
      <PasswordInput
        name={name}
        autoComplete="new-password"
        maxLength={passwordLength.maximum}
        value={values[name]}
        onChange={(value) => {
          actor.send({ type: 'field.changed', field: name, value });
        }}
        onBlur={() => {
          actor.send({ type: 'field.left', field: name });
        }}
      />
    </Field>
  );
}
