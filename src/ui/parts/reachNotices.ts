import type { RefObject } from 'react';
import { focusAfter } from './focusOn';

const isInDialog = () => document.querySelector('[aria-modal=true]') !== null;

const nodeIn = (region: HTMLElement, target: EventTarget | null): Element | null =>
  target instanceof Element && region.contains(target) ? target : null;

/**
 * Lets F6 lead to the notices that stay and back to where the focus was, from a dialog, too. A dialog hears at the
 * document, and would take the focus and the keys of a notice for its own: they are caught at the window, before it.
 * Escape closes the notice that has the focus, and not the dialog. Returns how that ends.
 */
export function reachNotices(region: HTMLElement, before: RefObject<Element | null>): () => void {
  const hearFocus = (event: FocusEvent) => {
    if (nodeIn(region, event.target) === null) return;
    if (isInDialog()) event.stopPropagation();
    const { relatedTarget } = event;
    if (nodeIn(region, relatedTarget) !== null) return;
    before.current = relatedTarget instanceof Element ? relatedTarget : null;
  };
  const hearKey = (event: KeyboardEvent) => {
    const within = nodeIn(region, event.target);
    if (event.key === 'F6') {
      const nearest = region.querySelector<HTMLElement>('[data-staying] :is(a, button)');
      const aim = within === null ? nearest : focusAfter(before.current);
      if (aim === null) return;
      event.preventDefault();
      aim.focus();
    } else if (within !== null && event.key === 'Escape') {
      event.stopPropagation();
      within.closest('[data-toast]')?.querySelector('button')?.click();
    } else if (within !== null && event.key === 'Tab' && isInDialog()) {
      event.stopPropagation();
    }
  };
  const ending = new AbortController();
  const first = { capture: true, signal: ending.signal };
  window.addEventListener('focusin', hearFocus, first);
  window.addEventListener('keydown', hearKey, first);
  return () => {
    ending.abort();
  };
}
