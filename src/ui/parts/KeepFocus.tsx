import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface KeepFocusProps {
  readonly children: ReactNode;
}

const takesFocus = 'button:not(:disabled)';

/**
 * Around rows that may go away while one of their buttons has the focus: the button that has come to
 * its place takes it, else the last one, so that the keyboard stays where it was.
 */
export function KeepFocus({ children }: KeepFocusProps) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<{ readonly button: Element; readonly place: number }>(null);
  // After every render: it is the rows that change, not this part.
  useLayoutEffect(() => {
    const lost = last.current;
    if (lost === null || lost.button.isConnected) return;
    last.current = null;
    // Somebody who has gone on meanwhile is not called back.
    if (document.activeElement !== document.body) return;
    const buttons = root.current?.querySelectorAll<HTMLElement>(takesFocus);
    (buttons?.[lost.place] ?? buttons?.[buttons.length - 1])?.focus();
  });
  return (
    <div
      ref={root}
      role="presentation"
      onFocus={({ target, currentTarget }) => {
        const place = [...currentTarget.querySelectorAll(takesFocus)].indexOf(target);
        last.current = place === -1 ? null : { button: target, place };
      }}
    >
      {children}
    </div>
  );
}
