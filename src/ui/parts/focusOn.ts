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

/** Who takes the focus in place of what went away while a layer over the page had it. */
const heirs = new WeakMap<Element, () => void>();

/** Names who takes the focus where it was to go back to something that is gone. */
export function bequeathFocus(gone: Element, take: () => void): void {
  heirs.set(gone, take);
}

/** Gives the focus back to what had it before a layer; where that is gone, to its heir, else to the page's title. */
export function giveFocusBack(before: HTMLElement): void {
  before.focus();
  // What opened a layer may go away together with it.
  queueMicrotask(() => {
    if (before.isConnected || document.activeElement !== document.body) return;
    const take = heirs.get(before);
    if (take === undefined) focusOn(pageHeading);
    else take();
  });
}
