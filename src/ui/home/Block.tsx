import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
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
  return (
    <chakra.section
      aria-labelledby={id}
      minWidth={0}
      display="flex"
      flexDirection="column"
      height={fills ? 'full' : undefined}
    >
      <chakra.header display="flex" alignItems="center" gap={2} minHeight="row">
        <chakra.h2 id={id} fontWeight="semibold" flex="none">
          {title}
        </chakra.h2>
        <chakra.div
          flex={1}
          minWidth={0}
          display="flex"
          alignItems="center"
          gap={2}
          overflow="hidden"
          whiteSpace="nowrap"
          color="fg.subtle"
          textStyle="small"
          className="figures"
        >
          {meta}
        </chakra.div>
        {action}
      </chakra.header>
      <chakra.div
        flex={fills ? 1 : 'none'}
        display="grid"
        gridTemplateRows="minmax(0, 1fr)"
        // What is in it has no say in its height.
        contain="size"
        minHeight={`calc(${rows} * {sizes.row})`}
        _print={{ contain: 'none', minHeight: 0 }}
      >
        {children}
      </chakra.div>
    </chakra.section>
  );
}

/** A box that scrolls within the block's height. */
export const Panel = chakra('div', {
  base: {
    height: 'full',
    overflow: 'auto',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'control',
    _print: { height: 'auto', overflow: 'visible' },
  },
});

interface TablePanelProps {
  readonly children: ReactNode;
}

/** A box that a table fills, without a border of its own. */
export function TablePanel({ children }: TablePanelProps) {
  return (
    <Panel overflow="hidden" css={{ '& [role=group]': { borderWidth: 0 } }}>
      {children}
    </Panel>
  );
}
