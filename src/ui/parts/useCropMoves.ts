import { useEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';

export interface CropMoves {
  /** The picture was moved, by parts of the square: to the right and down. */
  readonly onMove: (x: number, y: number) => void;
  /** It was zoomed in by a factor. */
  readonly onZoom: (factor: number) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** By parts of the square; with the shift key more. */
const step = { small: 0.02, large: 0.1 };
const keyFactor = 1.1;

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const factors: Readonly<Record<string, number>> = {
  '+': keyFactor,
  '=': keyFactor,
  '-': 1 / keyFactor,
};

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** How far two fingers are apart; 0 for one. */
function spread([one, other]: readonly Point[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

/** How a picture behind a square is moved and zoomed: by mouse and wheel, by one finger or two, by keys. */
export function useCropMoves(frame: RefObject<HTMLElement | null>, moves: CropMoves) {
  const latest = useRef(moves);
  const pointers = useRef(new Map<number, Point>());
  useEffect(() => {
    latest.current = moves;
  });
  useEffect(() => {
    const element = frame.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      latest.current.onZoom(Math.exp(-event.deltaY / 500));
    };
    // React's own listener could not keep the page from scrolling.
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [frame]);

  const release = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!pointers.current.has(event.pointerId)) return;
      const before = [...pointers.current.values()];
      pointers.current.set(event.pointerId, pointOf(event));
      const after = [...pointers.current.values()];
      const [from, to] = [middleOf(before), middleOf(after)];
      const { width, height } = event.currentTarget.getBoundingClientRect();
      moves.onMove((to.x - from.x) / width, (to.y - from.y) / height);
      if (spread(before) > 0) moves.onZoom(spread(after) / spread(before));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const direction = directions[event.key];
      const factor = factors[event.key];
      if (direction === undefined && factor === undefined) return;
      event.preventDefault();
      const far = event.shiftKey ? step.large : step.small;
      if (direction !== undefined) moves.onMove(direction.x * far, direction.y * far);
      if (factor !== undefined) moves.onZoom(factor);
    },
  };
}
