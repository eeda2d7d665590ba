const reached =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** Takes the focus only so that a keyboard scrolls it: nothing can be done to it. */
const onlyScrolls =
  ':not(a, button, input, select, textarea, [role]:not([role=group], [role=region]))';

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

const firstShown = (within: HTMLElement, selector: string) =>
  [...within.querySelectorAll<HTMLElement>(selector)].find(isShown) ?? null;

/**
 * Where the focus starts in a dialog whose first stop only scrolls: at the first button of its foot, so that no frame
 * is drawn around the content. Null where the first stop is one to act on, and where there is nothing to do but read.
 */
export function startBesideScroller(dialog: HTMLElement | null): HTMLElement | null {
  if (dialog === null) return null;
  const first = firstShown(dialog, reached);
  if (first === null || !first.matches(onlyScrolls)) return null;
  return firstShown(dialog, '[data-actions] button:enabled');
}
