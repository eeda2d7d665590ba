import type { ReactNode } from 'react';
import { NothingYet } from '../parts/Emptiness';
import { Panel } from './Block';
import { Rows } from './Rows';

interface BlockListProps {
  readonly isEmpty: boolean;
  /** What is said when there is nothing yet, and how it gets filled. */
  readonly nothing: string;
  readonly nothingText: string;
  readonly children: ReactNode;
}

/** The rows of a block, or that there are none yet. */
export function BlockList({ isEmpty, nothing, nothingText, children }: BlockListProps) {
  return (
    <Panel>
      {isEmpty ? <NothingYet title={nothing}>{nothingText}</NothingYet> : <Rows>{children}</Rows>}
    </Panel>
  );
}
