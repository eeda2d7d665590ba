import { useCallback, useState } from 'react';

/** How wide an element is on the page, in px, and the ref that it takes; `before` it is known. */
export function useWidth(before: number) {
  const [width, setWidth] = useState(before);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    measure();
    const watched = new ResizeObserver(measure);
    watched.observe(element);
    return () => {
      watched.disconnect();
    };
  }, []);
  return { ref, width };
}
