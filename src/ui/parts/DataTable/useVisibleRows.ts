import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback } from 'react';
import { rowHeight } from './tableCss';
import { usePrinting } from './usePrinting';

/** Beyond as many rows, only those near the window of the table are rendered. */
const virtualFrom = 100;
const overscan = 6;

/** A rendered row and the height of those left out before it, in px. */
export interface VisibleRow {
  readonly index: number;
  readonly gap: number;
}

/** Which rows to render, and the height of those left out after the last one. */
export interface VisibleRows {
  readonly rows: readonly VisibleRow[];
  readonly after: number;
}

/**
 * The rows to render of `count`: all, or those near the window and the one that has the focus,
 * which must not vanish under the person. Paper always gets all.
 */
export function useVisibleRows(
  box: HTMLElement | null,
  count: number,
  active: number,
): VisibleRows {
  const printing = usePrinting();
  const virtual = count > virtualFrom && !printing;
  const virtualizer = useVirtualizer({
    count,
    enabled: virtual,
    getScrollElement: () => box,
    estimateSize: () => rowHeight,
    overscan,
    useFlushSync: false,
    rangeExtractor: useCallback(
      (range) => [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
      [active],
    ),
  });
  if (!virtual) {
    return { rows: Array.from({ length: count }, (_, index) => ({ index, gap: 0 })), after: 0 };
  }
  const items = virtualizer.getVirtualItems();
  const rows = items.map(({ index, start }, place) => ({
    index,
    gap: start - (items[place - 1]?.end ?? 0),
  }));
  return { rows, after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) };
}
