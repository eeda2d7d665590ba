import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusOn, pageHeading, succeedFocus } from './focusOn';

interface KeepFocusProps {
  /** A selector of what takes it where no row is left, if not the page's title. */
  readonly otherwise?: string;
  /** A selector of what takes it, if not every row and button. */
  readonly among?: string;
  readonly children: ReactNode;
}

const takesFocus = ':is(button, tr[tabindex]):not(:disabled)';

/**
 * Around rows that may go away while one of them or of their buttons has the focus: what has come to its place
 * takes it, else the last of them, so that the keyboard stays where it was; the page's title where none is left.
 */
export function KeepFocus({
  otherwise = pageHeading,
  among = takesFocus,
  children,
}: KeepFocusProps) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<{ readonly element: Element; readonly place: number }>(null);
  // After every render: it is the rows that change, not this part.
  useLayoutEffect(() => {
    const lost = last.current;
    if (lost === null || lost.element.isConnected) return;
    last.current = null;
    const successor = () => {
      const stops = root.current?.querySelectorAll<HTMLElement>(among) ?? [];
      return stops[lost.place] ?? stops[stops.length - 1];
    };
    // Somebody who has gone on meanwhile is not called back; who is in a dialog comes back later.
    if (document.activeElement !== document.body) succeedFocus(lost.element, successor);
    else {
      const next = successor();
      if (next === undefined) focusOn(otherwise);
      else next.focus();
    }
  });
  return (
    <div
      ref={root}
      role="presentation"
      style={{ display: 'contents' }}
      onFocus={({ target, currentTarget }) => {
        const place = [...currentTarget.querySelectorAll(among)].indexOf(target);
        last.current = place === -1 ? null : { element: target, place };
      }}
    >
      {children}
    </div>
  );
}
