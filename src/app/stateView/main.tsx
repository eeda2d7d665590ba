import { Box } from '@chakra-ui/react';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { loadLateParts } from '../../ui/parts/late';
import { followColorScheme } from '../../ui/parts/theme/colorScheme';
import { ThemeProvider } from '../../ui/parts/theme/ThemeProvider';
import { forbidMarkup } from '../../ui/parts/trustedTypes';
import { areas } from '../areas/areas';
import { createWords } from '../words/words';
import { viewOf } from './view';

/**
 * Shows the real view of one state of a chart, as the address asks: `chart`, `state` (its path, any state unless told)
 * and `language`. The view reacts, but nothing that it asks for is answered and its clock stands still.
 */
async function main(): Promise<void> {
  forbidMarkup();
  followColorScheme();
  const asked = new URLSearchParams(location.search);
  const language = asked.get('language') === 'en' ? 'en' : 'zh';
  document.documentElement.lang = language;
  const words = await createWords(language);
  await words.loadNamespaces([...areas.flatMap((area) => area.words), 'tools', 'stateView']);
  const view = await viewOf(asked.get('chart') ?? '', asked.get('state') ?? '');
  // The view's own, too.
  await loadLateParts();
  const element = document.getElementById('root');
  if (element === null) throw new Error('stateView.html has no root');
  const show = (children: ReactNode) => {
    createRoot(element).render(
      <StrictMode>
        <I18nextProvider i18n={words}>
          <ThemeProvider>
            <MemoryRouter>
              <Suspense>{children}</Suspense>
            </MemoryRouter>
          </ThemeProvider>
        </I18nextProvider>
      </StrictMode>,
    );
  };
  show(<Box p={6}>{view ?? <p>{words.t('stateView:none')}</p>}</Box>);
}

await main();
