import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';

/** So far a finger or mouse may slip in a click, in pixels. */
const slip = 4;

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  hasMoved: boolean;
}

/** Moves what scrolls by dragging it with a mouse; a finger scrolls by itself. */
export function usePan(scroller: RefObject<HTMLElement | null>) {
  const drag = useRef<Drag>(null);
  const hasMoved = useRef(false);
  const begin = (event: PointerEvent) => {
    const box = scroller.current;
    if (event.pointerType !== 'mouse' || event.button !== 0 || !box) return;
    const { scrollLeft: left, scrollTop: top } = box;
    drag.current = { x: event.clientX, y: event.clientY, left, top, hasMoved: false };
    hasMoved.current = false;
  };
  const move = (event: PointerEvent) => {
    const box = scroller.current;
    if (!drag.current || !box) return;
    const [x, y] = [event.clientX - drag.current.x, event.clientY - drag.current.y];
    if (!hasMoved.current && Math.hypot(x, y) <= slip) return;
    hasMoved.current = true;
    if (!box.hasPointerCapture(event.pointerId)) box.setPointerCapture(event.pointerId);
    box.toggleAttribute('data-panning', true);
    box.scrollTo(drag.current.left - x, drag.current.top - y);
  };
  const end = () => {
    drag.current = null;
    scroller.current?.removeAttribute('data-panning');
  };
  return {
    /** Whether the press that has just ended was a drag. */
    hasMoved: () => hasMoved.current,
    handlers: {
      onPointerDown: begin,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
