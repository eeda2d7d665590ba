import { Box, chakra, Flex, HStack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Card } from '../parts/Card';

interface BlockProps {
  readonly title: string;
  /** Whether the page's own title says the same right above it. */
  readonly titled?: boolean | undefined;
  /** What is counted and as of when, small beside the title. */
  readonly meta?: ReactNode;
  readonly action?: ReactNode;
  /** Rows of 40 px that its body always has room for, so that nothing jumps. */
  readonly rows: number;
  /** Whether it also takes the room that its place has left. */
  readonly fills?: boolean | undefined;
  readonly children: ReactNode;
}

/** A part of the page with a head of its own; its body has room from the start, and grows with what it holds. */
export function Block(props: BlockProps) {
  const { title, titled = false, meta, action, rows, fills = false, children } = props;
  const id = useId();
  return (
    <Flex
      as="section"
      aria-labelledby={id}
      direction="column"
      minWidth={0}
      height={fills ? 'full' : undefined}
    >
      <HStack as="header" minHeight="row">
        <chakra.h2 id={id} flex="none" fontWeight="semibold" srOnly={titled}>
          {title}
        </chakra.h2>
        <HStack
          flex={1}
          minWidth={0}
          overflow="hidden"
          whiteSpace="nowrap"
          textStyle="small"
          fontVariantNumeric="tabular-nums"
          color="fg.subtle"
        >
          {meta}
        </HStack>
        {action}
      </HStack>
      <Box
        flex={fills ? 1 : 'none'}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        _print={{ minHeight: '0 !important' }}
        style={{ minHeight: `calc(${String(rows)} * var(--chakra-sizes-row))` }}
      >
        {children}
      </Box>
    </Flex>
  );
}

/** A box that fills the block. It never scrolls: the page does. */
export const Panel = chakra(Card, { base: { p: 0, overflow: 'clip' } });

/** A box that a table fills; the table's own border is left out. */
export function TablePanel({ children }: { readonly children: ReactNode }) {
  return <Panel css={{ '& [role=group]': { borderWidth: 0 } }}>{children}</Panel>;
}
