import { Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { passwordLength } from '../../domain/limits';
import { type passwordChange, selectIsChanged } from '../../machines/account/passwordChange';
import { errorOf, selectFailure } from '../../machines/parts/form/selectors';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { PasswordField } from '../parts/form/PasswordField';
import { FormDialog } from '../parts/form/FormDialog';

interface PasswordDialogProps {
  readonly actor: ActorRefFrom<typeof passwordChange>;
  readonly onClose: () => void;
}

const selectRefused = errorOf('password');

/** A new password; after it, that one has to log in again, or why it was not set [SCREEN-178, PWD-03, PWD-05]. */
export function PasswordDialog({ actor, onClose }: PasswordDialogProps) {
  const { t } = useTranslation(['account', 'shell']);
  const isChanged = useSelector(actor, selectIsChanged);
  const failure = useSelector(actor, selectFailure);
  const refused = useSelector(actor, selectRefused);
  if (isChanged) {
    const confirm = () => actor.send({ type: 'success.confirmed' });
    const actions = (
      <Button kind="primary" onClick={confirm}>
        {t('password.logIn')}
      </Button>
    );
    return (
      <Dialog open role="alertdialog" title={t('password.changed')} actions={actions}>
        <p>{t('password.changedText')}</p>
      </Dialog>
    );
  }
  if (failure !== null) {
    const back = () => actor.send({ type: 'failure.closed' });
    const why = refused === undefined ? [] : [`password.error.password.${refused}`];
    const actions = (
      <Button kind="primary" onClick={back}>
        {t('password.back')}
      </Button>
    );
    return (
      <Dialog open role="alertdialog" title={t('password.failed')} onClose={back} actions={actions}>
        <p>{t([...why, failure.message.key], { ...failure.message.values })}</p>
      </Dialog>
    );
  }
  return (
    <FormDialog actor={actor} words="account:password" size="md" onCancel={onClose}>
      <Text color="fg.muted">{t('password.text')}</Text>
      <PasswordField name="current" autoComplete="current-password" />
      {(['password', 'confirmation'] as const).map((name) => (
        <PasswordField
          key={name}
          name={name}
          autoComplete="new-password"
          maximum={passwordLength.maximum}
        />
      ))}
    </FormDialog>
  );
}
