import { createElement } from 'react';
import type { Page, ScreenComponent } from './screen';

/** Makes a screen that is one of several, as the address says. */
export function screenByAddress(
  screens: readonly ScreenComponent[],
  choose: (page: Page) => ScreenComponent,
): ScreenComponent {
  const Screen = ({ page }: { readonly page: Page }) => createElement(choose(page), { page });
  return Object.assign(Screen, { shown: screens.flatMap(({ shown = [] }) => shown) });
}
