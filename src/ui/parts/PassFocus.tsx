import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusOn } from './focusOn';

interface PassFocusProps {
  /** A selector of what takes the focus then. */
  readonly to: string;
  readonly children: ReactNode;
}

/** Around something that goes away once it is done with, such as a tip: the focus goes to what it is about. */
export function PassFocus({ to, children }: PassFocusProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (element?.contains(document.activeElement) === true) focusOn(to);
    };
  }, [to]);
  return <div ref={root}>{children}</div>;
}
