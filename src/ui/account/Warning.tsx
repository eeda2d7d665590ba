import type { ReactNode } from 'react';
import { StatusShape } from '../parts/Status';

interface WarningProps {
  /** Act: it did not work. Watch: it works, but mind something. */
  readonly kind: 'act' | 'watch';
  readonly title: string;
  readonly children: ReactNode;
}

/** A few words that stand out above or in a form, with a shape and a word besides the colour. */
export function Warning({ kind, title, children }: WarningProps) {
  return (
    <div className={`warning warning-${kind}`}>
      <StatusShape kind={kind} />
      <div>
        <p className="warning-title">{title}</p>
        <div className="muted">{children}</div>
      </div>
    </div>
  );
}
