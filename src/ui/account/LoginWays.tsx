import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type login,
  selectCodeLogin,
  selectCodeSending,
  selectIsCodeWay,
  selectPasswordLogin,
} from '../../machines/account/login';
import type { ActorProps } from '../parts/actorProps';
import { Tabs } from '../parts/Tabs';
import { CodeForm } from './CodeForm';
import { PasswordForm } from './PasswordForm';

/** The two ways to log in, side by side. */
export function LoginWays({ actor }: ActorProps<typeof login>) {
  const { t } = useTranslation('login');
  const isCodeWay = useSelector(actor, selectIsCodeWay);
  const password = useSelector(actor, selectPasswordLogin);
  const code = useSelector(actor, selectCodeLogin);
  const sending = useSelector(actor, selectCodeSending);
  return (
    <Tabs
      label={t('ways')}
      items={[
        { id: 'password', label: t('byPassword') },
        { id: 'code', label: t('byCode') },
      ]}
      selected={isCodeWay ? 'code' : 'password'}
      onSelect={(way) =>
        actor.send({ type: way === 'code' ? 'codeWay.chosen' : 'passwordWay.chosen' })
      }
    >
      {isCodeWay && code !== undefined && sending !== undefined ? (
        <CodeForm actor={code} sending={sending} />
      ) : null}
      {!isCodeWay && password !== undefined ? <PasswordForm actor={password} /> : null}
    </Tabs>
  );
}
