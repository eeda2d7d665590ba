import { type RefObject, useCallback, useSyncExternalStore } from 'react';

const heads = (table: Element) => [...table.querySelectorAll<HTMLElement>('thead [data-column]')];

const idOf = ({ dataset }: HTMLElement): string => dataset['column'] ?? '';

const shownIn = (table: Element): readonly string[] =>
  heads(table)
    .filter((head) => getComputedStyle(head).display !== 'none')
    .map(idOf);

/**
 * The ids of the columns that a file of a list has: also those that a narrow page has dropped, but none that somebody
 * hides. Null where no such list is on the page.
 */
export function columnsInFile(list: string): readonly string[] | null {
  const table = document.querySelector(`[data-list="${list}"]`);
  return table && heads(table).map(idOf);
}

const tableAround = (inside: RefObject<HTMLElement | null>) =>
  inside.current?.closest('[data-list]') ?? null;

/**
 * The ids of the columns that the table around an element shows: only the browser knows which of them a narrow page has
 * dropped. Kept up to date as the page gets wider and narrower.
 */
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
