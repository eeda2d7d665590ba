import type { KeyboardEvent } from 'react';

/** The items of an open menu, in order. */
export const menuItems = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/** The next item, after the one that has the focus, that begins with a letter. */
function byLetter(items: readonly HTMLElement[], from: number, letter: string) {
  const around = [...items.slice(from + 1), ...items.slice(0, from + 1)];
  return around.find((item) =>
    item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase()),
  );
}

/** Moves the focus within a menu as its ARIA pattern says, chooses, or leaves it. */
export function menuKey(event: KeyboardEvent<HTMLElement>, leave: () => void) {
  const items = menuItems(event.currentTarget);
  const current = items.findIndex((item) => item === document.activeElement);
  const moves: Record<string, () => void> = {
    ArrowDown: () => items[(current + 1) % items.length]?.focus(),
    ArrowUp: () => items.at(current <= 0 ? -1 : current - 1)?.focus(),
    Home: () => items[0]?.focus(),
    End: () => items.at(-1)?.focus(),
    ' ': () => items[current]?.click(),
    Enter: () => items[current]?.click(),
    Escape: leave,
    Tab: leave,
  };
  const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  const letter = isLetter ? () => byLetter(items, current, event.key)?.focus() : undefined;
  const move = moves[event.key] ?? letter;
  if (!move) return;
  event.preventDefault();
  event.stopPropagation();
  move();
}
