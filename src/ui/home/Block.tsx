import type { CSSProperties, ReactNode } from 'react';
import { useId } from 'react';

interface BlockProps {
  readonly title: string;
  /** What is counted and as of when, small beside the title. */
  readonly meta?: ReactNode;
  readonly action?: ReactNode;
  /** Rows of 40 px that its body always has room for, so that nothing jumps. */
  readonly rows: number;
  /** It also takes the room that its place has left. */
  readonly fills?: boolean | undefined;
  readonly children: ReactNode;
}

/** A part of the page with a head of its own; its body has its final size from the start. */
export function Block({ title, meta, action, rows, fills = false, children }: BlockProps) {
  const id = useId();
  const room: CSSProperties & Record<'--block-rows', number> = { '--block-rows': rows };
  return (
    <section aria-labelledby={id} className={fills ? 'block block-fills' : 'block'}>
      <header className="block-head">
        <h2 id={id} className="block-title">
          {title}
        </h2>
        <div className="block-meta figures small">{meta}</div>
        {action}
      </header>
      <div className="block-body" style={room}>
        {children}
      </div>
    </section>
  );
}

interface PanelProps {
  /** How what is in it stands, where not under one another. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A box that scrolls within the block's height. */
export function Panel({ className, children }: PanelProps) {
  return (
    <div className={className === undefined ? 'block-panel' : `block-panel ${className}`}>
      {children}
    </div>
  );
}

interface TablePanelProps {
  readonly children: ReactNode;
}

/** A box that a table fills, without a border of its own. */
export function TablePanel({ children }: TablePanelProps) {
  return <Panel className="block-table">{children}</Panel>;
}
