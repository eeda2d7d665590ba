import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { AddressBridge } from './app/AddressBridge';
import { followColorScheme } from '../ui/parts/theme/colorScheme';
import { loadLateParts } from '../ui/parts/late';
import { forbidMarkup } from '../ui/parts/trustedTypes';
import { ThemeProvider } from '../ui/parts/theme/ThemeProvider';
import { composeAtlas } from './app/compose';
import { readLanguage } from './app/storedLanguage';
import { createWords } from './app/words';
import { AtlasPage } from './pages/AtlasPage';

/** Starts the atlas: words first, then its chart, then the page. */
async function main(): Promise<void> {
  forbidMarkup();
  followColorScheme();
  const words = await createWords(readLanguage());
  const actor = composeAtlas(words);
  const element = document.getElementById('root');
  if (element === null) throw new Error('statecharts.html has no root');
  createRoot(element).render(
    <StrictMode>
      <I18nextProvider i18n={words}>
        <ThemeProvider>
          <BrowserRouter>
            <AddressBridge actor={actor} />
            <AtlasPage actor={actor} />
          </BrowserRouter>
        </ThemeProvider>
      </I18nextProvider>
    </StrictMode>,
  );
  await loadLateParts();
}

await main();
