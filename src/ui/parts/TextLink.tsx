import type { ReactNode } from 'react';
import { Link } from './Link';

interface TextLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link within text. */
export function TextLink({ to, children }: TextLinkProps) {
  return (
    <Link className="text-link" to={to}>
      {children}
    </Link>
  );
}
