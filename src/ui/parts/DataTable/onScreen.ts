import { type RefObject, useCallback, useSyncExternalStore } from 'react';

const heads = (table: Element) => [...table.querySelectorAll<HTMLElement>('thead [data-column]')];

const shownIn = (table: Element): readonly string[] =>
  heads(table)
    .filter((head) => getComputedStyle(head).display !== 'none')
    .map(({ dataset }) => dataset['column'] ?? '');

/**
 * The ids of the columns that a list shows now: only the browser knows which of them a narrow page has dropped.
 * Null where no such list is on the page.
 */
export function columnsOnScreen(list: string): readonly string[] | null {
  const table = document.querySelector(`[data-list="${list}"]`);
  return table === null ? null : shownIn(table);
}

const tableAround = (inside: RefObject<HTMLElement | null>) =>
  inside.current?.closest('[data-list]') ?? null;

/** The same for the table around an element, kept up to date as the page gets wider and narrower. */
export function useColumnsOnScreen(inside: RefObject<HTMLElement | null>): readonly string[] {
  const follow = useCallback(
    (changed: () => void) => {
      const table = tableAround(inside);
      if (table === null) return () => undefined;
      const width = new ResizeObserver(changed);
      width.observe(table);
      return () => {
        width.disconnect();
      };
    },
    [inside],
  );
  const ids = useSyncExternalStore(follow, () => {
    const table = tableAround(inside);
    return table === null ? '' : shownIn(table).join(' ');
  });
  return ids.split(' ').filter((id) => id !== '');
}
