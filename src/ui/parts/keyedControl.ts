import type { ControlShortcut } from '../../domain/shortcuts';

/** The keys of a page's own controls, as each says by `aria-keyshortcuts`. */
export const controlKeys = {
  submit: 'Control+Enter',
  previous: 'p',
  next: 'n',
} as const satisfies Record<ControlShortcut, string>;

/** The control of the page that a key presses; null where the page has none. */
export const keyedControl = (does: ControlShortcut): HTMLElement | null =>
  document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${controlKeys[does]}"]`);
