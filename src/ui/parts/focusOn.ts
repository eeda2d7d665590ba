/** The title of the page. */
export const pageHeading = 'main h1';

/**
 * Gives the focus to what a selector finds, where what had it is gone: the keyboard goes on from there. A heading
 * takes it, too, though no tab key stops at it.
 */
export function focusOn(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector);
  if (found instanceof HTMLHeadingElement) found.tabIndex = -1;
  found?.focus();
}
