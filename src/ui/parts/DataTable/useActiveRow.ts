import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Rows that Page Up and Page Down pass over. */
const page = 10;

/** Where a key leads from the nth of some rows; undefined for keys that do not move. */
export function destination(key: string, index: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + page,
    PageUp: index - page,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : Math.max(0, Math.min(count - 1, next));
}

/** The one row that the tab key reaches, and the ways to make it another. */
export interface ActiveRow {
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly focusRow: (index: number) => void;
}

/** Keeps the active row of `count` rows, in reach even when there are fewer than before. */
export function useActiveRow(box: HTMLElement | null, count: number): ActiveRow {
  const [wanted, setActive] = useState(0);
  const active = Math.min(wanted, Math.max(0, count - 1));
  const focusNext = useRef(false);
  const focusRow = useCallback((index: number) => {
    focusNext.current = true;
    setActive(index);
  }, []);
  // Without dependencies: focusing the row that is active already must work too.
  useLayoutEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    const row = box?.querySelector<HTMLElement>(`tr[data-index="${active}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  });
  return { active, setActive, focusRow };
}
