import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** A share of the natural size, as wide as the board, or all of it in sight. */
export type Zoom = number | 'width' | 'whole';

const smallest = 0.1;
const largest = 4;
/** Text is still read at this share of its size. */
const readable = 0.85;

interface Zoomed {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly width: number;
  readonly height: number;
}

/** A point of the drawing, as shares of its size, and where it has to stay in the board, in pixels. */
interface Anchor {
  readonly share: readonly [x: number, y: number];
  readonly at: readonly [x: number, y: number];
}

/** How large a drawing is shown. What lies under the pointer, or in the middle, stays where it is. */
export function useZoom({ scroller, sheet, width, height }: Zoomed) {
  const [zoom, setZoom] = useState<Zoom>('width');
  const anchor = useRef<Anchor>(null);

  const zoomBy = (factor: number, pointer?: { readonly x: number; readonly y: number }) => {
    const [box, content] = [scroller.current, sheet.current?.getBoundingClientRect()];
    if (!box || !content) return;
    const frame = box.getBoundingClientRect();
    const x = pointer?.x ?? frame.left + frame.width / 2;
    const y = pointer?.y ?? frame.top + frame.height / 2;
    anchor.current = {
      share: [(x - content.left) / content.width, (y - content.top) / content.height],
      at: [x - frame.left, y - frame.top],
    };
    setZoom(Math.min(largest, Math.max(smallest, (content.width / width) * factor)));
  };

  useLayoutEffect(() => {
    const [box, content] = [scroller.current, sheet.current];
    if (!box || !content || !anchor.current) return;
    const { share, at } = anchor.current;
    anchor.current = null;
    box.scrollTo(
      content.offsetLeft + share[0] * content.offsetWidth - at[0],
      content.offsetTop + share[1] * content.offsetHeight - at[1],
    );
  }, [zoom, scroller, sheet]);

  useEffect(() => {
    const box = scroller.current;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
    };
    // React listens passively, and the browser would enlarge the whole page.
    box?.addEventListener('wheel', turn, { passive: false });
    return () => box?.removeEventListener('wheel', turn);
  });

  return { zoomBy, zoomTo: setZoom, style: { width: widthAt(zoom, width, height) } };
}

function widthAt(zoom: Zoom, width: number, height: number): string {
  if (zoom === 'whole') return `min(100cqw, ${String(width / height)} * 100cqh, ${width}px)`;
  if (zoom === 'width') return `clamp(${width * readable}px, 100cqw, ${width}px)`;
  return `${width * zoom}px`;
}
