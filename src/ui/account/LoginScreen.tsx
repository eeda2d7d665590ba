import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type login,
  selectEnding,
  selectHasEntered,
  selectIsBrowserLow,
} from '../../machines/account/login';
import type { ActorProps } from '../parts/actorProps';
import { StandalonePage } from '../parts/StandalonePage';
import { TextLink } from '../parts/TextLink';
import { Ended } from './Ended';
import { LanguageSwitch } from '../parts/LanguageSwitch';
import { LoginWays } from './LoginWays';
import { Waiting } from '../parts/Waiting';
import { Warning } from './Warning';

/** The login page. */
export function LoginScreen({ actor }: ActorProps<typeof login>) {
  const { t } = useTranslation('login');
  const hasEntered = useSelector(actor, selectHasEntered);
  const ending = useSelector(actor, selectEnding);
  const isBrowserLow = useSelector(actor, selectIsBrowserLow);
  return (
    <StandalonePage
      title={t('title')}
      isPage={false}
      foot={
        <>
          <TextLink to="/role">{t('help')}</TextLink>
          <Box me={-3}>
            <LanguageSwitch
              onLanguage={(language) => actor.send({ type: 'language.chosen', language })}
            />
          </Box>
        </>
      }
    >
      <Ended ending={ending} />
      {isBrowserLow ? (
        <Box mb={4}>
          <Warning kind="watch" title={t('oldBrowser')}>
            {t('oldBrowserText')}
          </Warning>
        </Box>
      ) : null}
      {hasEntered ? <Waiting>{t('entering')}</Waiting> : <LoginWays actor={actor} />}
    </StandalonePage>
  );
}
