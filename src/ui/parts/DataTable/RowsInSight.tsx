import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { rowHeight } from './rowHeight';
import type { VisibleRows } from './visibleRows';

const overscan = 6;

interface RowsInSightProps {
  /** The table; null until it is there. */
  readonly box: HTMLElement | null;
  readonly count: number;
  /** The row that has the focus, which must not vanish under the person. */
  readonly active: number;
  readonly children: (visible: VisibleRows) => ReactNode;
}

/** How far from the start of the page the first row lies, in px. */
function useStart(box: HTMLElement | null): number {
  const [start, setStart] = useState(0);
  useEffect(() => {
    const body = box?.querySelector('tbody');
    // What stands above the table changes its height, and so that of the page, at any time.
    const page = new ResizeObserver(() => {
      if (body) setStart(Math.round(body.getBoundingClientRect().top + window.scrollY));
    });
    page.observe(document.body);
    return () => {
      page.disconnect();
    };
  }, [box]);
  return start;
}

/** Of a long table, the rows near the window, and the active one. */
export function RowsInSight({ box, count, active, children }: RowsInSightProps) {
  const scrollMargin = useStart(box);
  const virtualizer = useWindowVirtualizer({
    count,
    scrollMargin,
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
    gap: start - (items[place - 1]?.end ?? scrollMargin),
  }));
  const end = items.at(-1)?.end ?? scrollMargin;
  return children({ rows, after: virtualizer.getTotalSize() + scrollMargin - end });
}
