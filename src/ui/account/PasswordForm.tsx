import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type passwordLogin,
  selectIsCapsLockOn,
  selectIsLoggingIn,
  selectWait,
} from '../../machines/account/passwordLogin';
import { selectFailure } from '../../machines/parts/form/selectors';
import type { ActorProps } from '../parts/actorProps';
import { BoundForm } from '../parts/form/BoundForm';
import { PasswordField } from '../parts/form/PasswordField';
import { TextField } from '../parts/form/TextField';
import { SubmitLogin } from './SubmitLogin';

/** Username and password. */
export function PasswordForm({ actor }: ActorProps<typeof passwordLogin>) {
  const { t } = useTranslation('login');
  const failure = useSelector(actor, selectFailure);
  const isBusy = useSelector(actor, selectIsLoggingIn);
  const isCapsLockOn = useSelector(actor, selectIsCapsLockOn);
  const wait = useSelector(actor, selectWait);
  return (
    <BoundForm actor={actor} words="login" label={t('byPassword')}>
      <TextField name="uname" word="username" autoComplete="username" />
      <div
        role="presentation"
        onKeyUp={(event) =>
          actor.send({ type: 'capsLock.seen', isOn: event.getModifierState('CapsLock') })
        }
      >
        <PasswordField
          name="password"
          autoComplete="current-password"
          reason={isCapsLockOn ? t('capsLock') : undefined}
        />
      </div>
      <SubmitLogin isBusy={isBusy} failure={failure} wait={wait} />
    </BoundForm>
  );
}
