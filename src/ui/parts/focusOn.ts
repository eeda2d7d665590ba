/** The title of the page. */
export const pageHeading = 'main h1';

/** What a selector finds, able to take the focus: a heading takes it, too, though no tab key stops at it. */
function focusable(selector: string): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(selector);
  if (found instanceof HTMLHeadingElement) found.tabIndex = -1;
  return found;
}

/**
 * Gives the focus to what a selector finds, where what had it is gone: the keyboard goes on from there. A page that
 * is still loading gets it once it is there, unless somebody has put the focus elsewhere meanwhile.
 */
export function focusOn(selector: string, options?: FocusOptions): void {
  const found = focusable(selector);
  if (found !== null) {
    found.focus(options);
    return;
  }
  const arrival = new MutationObserver(() => {
    const arrived = focusable(selector);
    const taken = document.activeElement !== document.body;
    if (arrived === null && !taken) return;
    arrival.disconnect();
    if (!taken) arrived?.focus(options);
  });
  arrival.observe(document.body, { childList: true, subtree: true });
}

const successors = new WeakMap<Element, () => HTMLElement | undefined>();

/** Names what takes the focus in place of an element that went away while a layer over the page had it. */
export function succeedFocus(gone: Element, successor: () => HTMLElement | undefined): void {
  successors.set(gone, successor);
}

let replaced: Element | null = null;

/** Remembers, for a layer that takes another's place in the same render, what had the focus before the first. */
export function replaceFocus(before: Element | null): void {
  replaced = before;
  queueMicrotask(() => {
    replaced = null;
  });
}

/** What has the focus when a layer opens: it gets it back afterwards. */
export const focusBefore = (): Element | null => replaced ?? document.activeElement;

/** Where the focus goes after a layer: to what had it before; where that is gone, to its successor, else to the page's title. */
export function focusAfter(before: Element | null): HTMLElement | null {
  if (before instanceof HTMLElement && before.isConnected && before !== document.body) {
    return before;
  }
  const successor = before === null ? undefined : successors.get(before);
  return successor?.() ?? focusable(pageHeading);
}
