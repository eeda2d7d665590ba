import type { Plugin } from 'vite';

/** Ways of an instance that the portal never goes: copies, what a server has rendered, where a language is written to. */
const unused = [
  'cloneInstance',
  'hydrate',
  'dir',
  'needsPlural',
  'getPluralFormsOfKey',
  'addCached',
];
const method = new RegExp(`^  (?:${unused.join('|')})\\(.*\\) \\{\\n[^]*?^  \\}\\n`, 'gm');

/** Builds i18next without them, and without its messages to developers, which it only says where `debug` is set. */
export const slimWords: Plugin = {
  name: 'slim-words',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/ },
    handler: (code) =>
      code
        .replace(/\b(this\.logger|baseLogger)\.(warn|log|deprecate|once)\(/g, 'false && (')
        .replaceAll('this.logger.debug', 'false')
        .replace(method, ''),
  },
};
