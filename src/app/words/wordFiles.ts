import type { ResourceKey } from 'i18next';

/** The areas whose words every page and the login need. They are one chunk: each chunk costs a request. */
export const firstAreas: readonly string[] = ['shell', 'parts', 'login'];

const files = import.meta.glob<ResourceKey>(
  ['/locales/*/*.json', '!/locales/*/{server,charts,atlas,transitions,shell,parts,login}.json'],
  { import: 'default' },
);

/** Fetches the words of an area in a language; undefined where there are none. */
export function fetchWords(language: string, area: string): Promise<ResourceKey> | undefined {
  return files[`/locales/${language}/${area}.json`]?.();
}
