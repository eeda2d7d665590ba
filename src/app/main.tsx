import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { readConfig } from '../services/config';
import { stored } from '../services/storage';
import { ThemeProvider } from '../ui/parts/theme/ThemeProvider';
import { followColorScheme } from './colorScheme';
import { CrashGuard } from './CrashGuard';
import { arrive, remember } from './guard';
import { takeLoginToken } from './loginToken';
import { Pages } from './Pages';
import { PortalContext } from './portalContext';
import { composePortal } from './portalRoot';
import { routeOf } from './screens';
import { Watch } from './Watch';
import { createWords } from './words';

/** Starts the portal: configuration and words first, then the root chart, then the page. */
async function main(): Promise<void> {
  remember(arrive());
  takeLoginToken();
  followColorScheme();
  // On a slow network what waits for nothing has to start at once.
  void routeOf(location.pathname)?.screen?.preload?.();
  const [config, words] = await Promise.all([
    readConfig(),
    createWords(stored.language.read() ?? 'zh'),
  ]);
  const root = composePortal(config, words);
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const element = document.getElementById('root');
  if (element === null) throw new Error('index.html has no root');
  createRoot(element).render(
    <StrictMode>
      <I18nextProvider i18n={words}>
        <ThemeProvider nonce={nonce}>
          <PortalContext value={root}>
            <BrowserRouter>
              <CrashGuard>
                <Watch />
                <Pages />
              </CrashGuard>
            </BrowserRouter>
          </PortalContext>
        </ThemeProvider>
      </I18nextProvider>
    </StrictMode>,
  );
}

await main();
