import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback } from 'react';
import { rowHeight } from './rowHeight';
import type { VisibleRows } from './visibleRows';

const overscan = 6;

interface RowsInSightProps {
  /** What scrolls; null until it is there. */
  readonly box: HTMLElement | null;
  readonly count: number;
  /** The row that has the focus, which must not vanish under the person. */
  readonly active: number;
  readonly children: (visible: VisibleRows) => ReactNode;
}

/** Of a long table, the rows near its window, and the active one. */
export function RowsInSight({ box, count, active, children }: RowsInSightProps) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box,
    estimateSize: () => rowHeight,
    overscan,
    useFlushSync: false,
    rangeExtractor: useCallback(
      (range) => [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
      [active],
    ),
  });
  const items = virtualizer.getVirtualItems();
  const rows = items.map(({ index, start }, place) => ({
    index,
    gap: start - (items[place - 1]?.end ?? 0),
  }));
  return children({ rows, after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) });
}
