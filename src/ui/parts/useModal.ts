import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { giveFocusBack } from './focusOn';
import { keepFocus } from './keepFocus';

const takesFocus =
  ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"], :disabled)';

const focusable = (within: HTMLElement) => [...within.querySelectorAll<HTMLElement>(takesFocus)];

/** Makes all of the page but the layer deaf, live regions excepted; returns the way back. */
function silenceOthers(layer: HTMLElement) {
  const others = [...document.body.children].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement &&
      other !== layer &&
      !other.inert &&
      !other.hasAttribute('data-live'),
  );
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}

/** Keeps the tab key within the layer, first and last in turn. */
function keepTab(event: KeyboardEvent<HTMLElement>) {
  const stops = focusable(event.currentTarget);
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}

/**
 * What makes a layer over the page modal: the focus goes in, stays in and goes back where it was;
 * Escape closes, unless it belongs to an input method.
 * @param layer a child of the body
 * @param initialFocus where the focus goes; else to the first thing that takes it
 * @returns the handler of the layer's keys
 */
export function useModal(
  layer: RefObject<HTMLElement | null>,
  initialFocus: RefObject<HTMLElement | null> | undefined,
  onClose: (() => void) | undefined,
) {
  const first = useRef(initialFocus);
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    const before = document.activeElement;
    const giveBack = silenceOthers(element);
    const letGo = keepFocus(element);
    (first.current?.current ?? focusable(element)[0] ?? element).focus();
    return () => {
      letGo();
      giveBack();
      if (before instanceof HTMLElement) giveFocusBack(before);
    };
  }, [layer]);
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') keepTab(event);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose?.();
  };
}
