import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: string;
  /** What is counted: '32 students'. */
  readonly count?: string | undefined;
  /** How fresh it is: 'as of 14:30'. */
  readonly asOf?: string | undefined;
  /** The primary action, at the right. */
  readonly action?: ReactNode;
}

/** The head of a page: its title, what is counted and as of when, the next action. */
export function PageHead({ title, count, asOf, action }: PageHeadProps) {
  return (
    <header className="page-head">
      <h1 className="page-head-title">{title}</h1>
      <p className="page-head-facts small muted figures">
        {count ? <span>{count}</span> : null}
        {asOf ? <span className="page-head-as-of">{asOf}</span> : null}
      </p>
      {action ? <div className="page-head-action">{action}</div> : null}
    </header>
  );
}
