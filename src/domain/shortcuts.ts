/** What a key does on every page. */
export type Shortcut = 'search' | 'keys';

/** A key as the browser tells it. */
interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Keys of one character, which a person may turn off: speech and a slip of the hand type them, too. */
const single: Readonly<Record<string, Shortcut>> = { '/': 'search', '?': 'keys' };

/** What a key does, and whether it is one of a single character; null for any other key. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: Pressed) {
  if (altKey) return null;
  const isCombined = ctrlKey || metaKey;
  if (isCombined)
    return key.toLowerCase() === 'k' ? ({ does: 'search', isSingle: false } as const) : null;
  const does = single[key];
  return does === undefined ? null : { does, isSingle: true };
}
