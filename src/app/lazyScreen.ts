import { lazy } from 'react';
import { getI18n } from 'react-i18next';
import type { ScreenComponent } from './screen';

/** A screen that is fetched, with the words of its areas, when it is first opened. */
export function lazyScreen(
  words: readonly string[],
  load: () => Promise<ScreenComponent>,
): ScreenComponent {
  return lazy(async () => {
    const [screen] = await Promise.all([load(), getI18n().loadNamespaces([...words])]);
    return { default: screen };
  });
}
