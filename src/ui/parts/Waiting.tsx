import type { ReactNode } from 'react';
import { Spinner } from './Spinner';

interface WaitingProps {
  readonly children: ReactNode;
}

/** What goes on by itself, in words. */
export function Waiting({ children }: WaitingProps) {
  return (
    <p role="status" className="waiting muted">
      <Spinner />
      {children}
    </p>
  );
}
