import { useLayoutEffect } from 'react';
import { focusOn, pageHeading } from '../../ui/parts/focusOn';
import { mainId } from '../../ui/parts/main';

/** A selector of what takes the focus from the page that went; null where that page did not have it. */
let successor: string | null = null;

/** Among links to views of one thing, the view that is open takes it; else the page's title. */
function successorOf(element: Element | null): string | null {
  const main = element?.closest('main') ?? null;
  if (element === null || main === null || element.id === mainId) return null;
  const label = element.closest('nav')?.getAttribute('aria-label');
  return label === null || label === undefined
    ? pageHeading
    : `main nav[aria-label=${JSON.stringify(label)}] [aria-current=page]`;
}

/** Stands before what a page shows: the focus that was in the page before goes on in this one. */
export function PageFocus() {
  useLayoutEffect(() => {
    const next = successor;
    successor = null;
    if (next !== null && document.activeElement === document.body) {
      // Where the page stands it stays, after Back too.
      focusOn(next, { preventScroll: true });
    }
    return () => {
      successor = successorOf(document.activeElement);
    };
  }, []);
  return null;
}
