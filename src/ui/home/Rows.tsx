import type { ReactNode } from 'react';

interface RowsProps {
  readonly label?: string;
  readonly children: ReactNode;
}

/** Rows of a block, 40 px each. */
export function Rows({ label, children }: RowsProps) {
  return <ul aria-label={label}>{children}</ul>;
}

interface RowProps {
  /** It has two lines of words. */
  readonly isDouble?: boolean;
  readonly children: ReactNode;
}

/** One row: what it is first, what is known of it after. */
export function Row({ isDouble = false, children }: RowProps) {
  return <li className={isDouble ? 'rows-row rows-double' : 'rows-row'}>{children}</li>;
}

interface LeadProps {
  readonly title?: string;
  readonly children: ReactNode;
}

/** What takes the room that is left and is cut where there is none. */
export function Lead({ title, children }: LeadProps) {
  return (
    <span className="rows-lead cut" title={title}>
      {children}
    </span>
  );
}

interface SecondLineProps {
  readonly children: ReactNode;
}

/** What is said under the lead's words. */
export function SecondLine({ children }: SecondLineProps) {
  return <span className="rows-second small muted cut">{children}</span>;
}

interface AsideProps {
  readonly endAligned?: boolean;
  readonly children: ReactNode;
}

/** Small words beside it; a span in them is a line of its own. */
export function Aside({ endAligned = false, children }: AsideProps) {
  const classes = 'rows-aside figures small muted';
  return <span className={endAligned ? `${classes} rows-end` : classes}>{children}</span>;
}
