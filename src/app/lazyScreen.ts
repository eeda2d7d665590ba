import { lazy } from 'react';
import { getI18n } from 'react-i18next';
import type { ScreenComponent } from './screen';

/** A screen; one that is not there from the start can be fetched before it is opened. */
export type RoutedScreen = ScreenComponent & { readonly preload?: () => Promise<unknown> };

/** A screen that is fetched, with the words of its areas, when it is first opened. */
export function lazyScreen(
  words: readonly string[],
  load: () => Promise<ScreenComponent>,
): RoutedScreen {
  const screen = lazy(async () => {
    const [loaded] = await Promise.all([load(), getI18n().loadNamespaces([...words])]);
    return { default: loaded };
  });
  return Object.assign(screen, { preload: load });
}
