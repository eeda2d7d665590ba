import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type login, selectHasEntered, selectIsBrowserLow } from '../../machines/account/login';
import { StandalonePage } from '../parts/StandalonePage';
import { TextLink } from '../parts/TextLink';
import { LanguageSwitch } from './LanguageSwitch';
import { LoginWays } from './LoginWays';
import { Waiting } from '../parts/Waiting';
import { Warning } from './Warning';

interface LoginScreenProps {
  readonly actor: ActorRefFrom<typeof login>;
}

/** The door of the portal. */
export function LoginScreen({ actor }: LoginScreenProps) {
  const { t } = useTranslation('login');
  const hasEntered = useSelector(actor, selectHasEntered);
  const isBrowserLow = useSelector(actor, selectIsBrowserLow);
  return (
    <StandalonePage
      title={t('title')}
      foot={
        <>
          <TextLink to="/role">{t('help')}</TextLink>
          <div className="login-screen-language">
            <LanguageSwitch
              onLanguage={(language) => {
                actor.send({ type: 'language.chosen', language });
              }}
            />
          </div>
        </>
      }
    >
      {isBrowserLow ? (
        <div className="login-screen-warning">
          <Warning kind="watch" title={t('oldBrowser')}>
            {t('oldBrowserText')}
          </Warning>
        </div>
      ) : null}
      {hasEntered ? <Waiting>{t('entering')}</Waiting> : <LoginWays actor={actor} />}
    </StandalonePage>
  );
}
