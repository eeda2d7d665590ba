import { useLayoutEffect, useRef } from 'react';
import type { Box, Size } from './floatingPlace';

interface Place {
  readonly left: number;
  readonly top: number;
}

/**
 * Puts an element that floats where `placed` says, before it is painted.
 * @returns the ref of the element, which is `position: fixed`
 */
export function useFloating(
  anchor: Box,
  placed: (anchor: Box, floating: Size, window: Size) => Place,
) {
  const floating = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!floating.current) return;
    const { offsetWidth: width, offsetHeight: height, style } = floating.current;
    const room = { width: window.innerWidth, height: window.innerHeight };
    const { left, top } = placed(anchor, { width, height }, room);
    style.left = `${left}px`;
    style.top = `${top}px`;
  }, [anchor, placed]);
  return floating;
}
