import { useRef } from 'react';
import type { CompositionEvent, KeyboardEvent } from 'react';

/** An Enter that follows the end of a composition within this many ms still belongs to it. */
const afterglow = 100;

/** What an input method does to a key; browsers tell it in three ways. */
interface KeyOfInputMethod {
  readonly nativeEvent: { readonly isComposing: boolean };
  readonly keyCode: number;
}

/** Whether a key belongs to an input method. */
export const isComposing = (event: KeyOfInputMethod): boolean =>
  event.nativeEvent.isComposing || event.keyCode === 229;

/**
 * Handlers for a text control that let Enter through only where a person means it, never where it
 * picks a candidate of a Chinese input method: such an Enter neither submits the form nor reaches
 * `onEnter`. Safari ends the composition before it reports the key, so an Enter before the next
 * key is released, or at once after the end, counts as picking too.
 */
export function useCandidateKeys(onEnter?: (event: KeyboardEvent) => void) {
  const ended = useRef<number | undefined>(undefined);
  return {
    onCompositionEnd: (event: CompositionEvent) => {
      ended.current = event.timeStamp;
    },
    onKeyUp: () => {
      ended.current = undefined;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      const justEnded = ended.current !== undefined && event.timeStamp - ended.current <= afterglow;
      if (isComposing(event) || justEnded) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      onEnter?.(event);
    },
  };
}
