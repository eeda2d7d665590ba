/** What a key does: on every page, or with the control of a page that has it, as where works are graded. */
export type Shortcut = 'search' | 'keys' | ControlShortcut;
/** To send the form, and to the work that waits before or after this one. */
export const controlShortcuts = ['submit', 'previous', 'next'] as const;
export type ControlShortcut = (typeof controlShortcuts)[number];

/** A key as the browser tells it. */
interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Keys of one character, which a person may turn off: speech and a slip of the hand type them, too. */
const single: Readonly<Record<string, Shortcut>> = {
  '/': 'search',
  '?': 'keys',
  p: 'previous',
  n: 'next',
};

const combined: Readonly<Record<string, Shortcut>> = { k: 'search', enter: 'submit' };

/** What a key does, and whether it is one of a single character; null for any other key. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: Pressed) {
  if (altKey) return null;
  const isCombined = ctrlKey || metaKey;
  const does = isCombined ? combined[key.toLowerCase()] : single[key];
  return does === undefined ? null : { does, isSingle: !isCombined };
}
