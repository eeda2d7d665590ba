// Before all others: it runs while they are on their way.
import './preload';
import type { i18n } from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import type { Language } from '../../domain/limits';
import { readConfig, UnknownFields } from '../../services/config';
import { startLanguage } from '../../services/startLanguage';
import { stored } from '../../services/storage';
import { CurrentAddress } from '../../ui/parts/currentAddress';
import { followColorScheme } from '../../ui/parts/theme/colorScheme';
import { LanguageChoice } from '../../ui/parts/languageChoice';
import { forbidMarkup } from '../../ui/parts/trustedTypes';
import { ThemeProvider } from '../../ui/parts/theme/ThemeProvider';
import { CrashedPage } from '../../ui/shell/CrashedPage';
import { addressNow } from '../routing/addressNow';
import { CrashGuard } from '../routing/CrashGuard';
import { beginFirstScreen } from './firstScreen';
import { arrive, askAtArrival } from '../routing/guard';
import { NotLoaded } from '../loading/notLoaded';
import { loginToken, takeLoginToken } from './loginToken';
import { followWidth } from './width';
import { Pages } from '../routing/Pages';
import { PortalContext } from '../world/portalContext';
import { composePortal } from '../world/portalRoot';
import { neededAt } from '../routing/routes';
import { Watch } from '../routing/Watch';
import { createWords, haveCome } from '../words/words';
import { firstAreas } from '../words/wordFiles';
import './shared';

/**
 * Waits for the first screen, its frame and words, which `preload` requests. The screen itself reports a
 * failed load.
 */
async function firstLook(words: i18n): Promise<void> {
  const needed = neededAt(location.pathname);
  const areas = needed.flatMap((thing) => thing.words);
  const coming = needed.map((thing) => thing.fetch());
  await Promise.allSettled([words.loadNamespaces(areas), ...coming]);
}

/** Starts the portal: loads configuration and words, starts the root actor, renders the page. */
async function main(): Promise<void> {
  const arrival = arrive();
  takeLoginToken();
  // A link with a key replaces the stored session: no call may use that one any more.
  const comesByLink = arrival.authKey !== '' || loginToken() !== '';
  forbidMarkup();
  followColorScheme();
  const [config, words] = await Promise.all([readConfig(), createWords(startLanguage())]);
  // What stands in index.html says so, after a while, in both languages.
  if (!haveCome(words, firstAreas)) return;
  const element = document.getElementById('root');
  if (element === null) throw new Error('index.html has no root');
  const page = createRoot(element, {
    onCaughtError: (error) => {
      // A page that did not come is tried again; the browser has told the console already.
      if (!(error instanceof NotLoaded)) console.error(error);
    },
  });
  const show = (children: ReactNode) => {
    page.render(
      <StrictMode>
        <I18nextProvider i18n={words}>
          <ThemeProvider>{children}</ThemeProvider>
        </I18nextProvider>
      </StrictMode>,
    );
  };
  if (config === null || config instanceof UnknownFields) {
    document.documentElement.lang = words.language;
    show(
      <main>
        <CrashedPage
          name="misconfigured"
          text={
            config === null
              ? undefined
              : words.t('shell:misconfigured.unknown', { names: config.names.join(', ') })
          }
          onReload={() => {
            location.reload();
          }}
        />
      </main>,
    );
    return;
  }
  await firstLook(words);
  const root = composePortal(config, words, comesByLink ? null : stored.teacherInfo.read());
  followWidth(root.portal);
  askAtArrival(root, arrival);
  beginFirstScreen(root);
  const chooseLanguage = (language: Language) => {
    root.portal.send({ type: 'language.chosen', language });
  };
  show(
    <PortalContext value={root}>
      <LanguageChoice value={chooseLanguage}>
        <BrowserRouter>
          <CurrentAddress value={addressNow}>
            <CrashGuard>
              <Pages />
              <Watch />
            </CrashGuard>
          </CurrentAddress>
        </BrowserRouter>
      </LanguageChoice>
    </PortalContext>,
  );
}

// Not awaited: a top-level await would deadlock with the screen chunks that import this module.
void main();
