import type { i18n } from 'i18next';
import { createActor } from 'xstate';
import { atlas, type AtlasActor } from '../charts/atlas';
import { drawing } from '../charts/drawing';
import { library } from '../library';
import { readAddress } from '../model/address';
import { place } from './placing';
import { prove } from './proving';
import { readFiles } from './reading';
import { keepLanguage, readLanguage } from './storedLanguage';

/** Starts the atlas on the address that the page was opened with. */
export function composeAtlas(words: i18n): AtlasActor {
  const actors = { drawing: drawing.provide({ actors: { place } }), prove, readFiles };
  const actor = createActor(atlas.provide({ actors }), {
    input: {
      address: readAddress(location.search),
      language: readLanguage(),
      charts: library.map(({ id }) => id),
    },
  });
  actor.on('language.changed', ({ language }) => {
    keepLanguage(language);
    showLanguage(words, language);
  });
  actor.start();
  showLanguage(words, readLanguage());
  return actor;
}

function showLanguage(words: i18n, language: string): void {
  document.documentElement.lang = language;
  void words.changeLanguage(language).then(() => {
    document.title = words.t('title');
  });
}
