import { chakra, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Text } from '../parts/Text';

interface RowsProps {
  readonly label?: string;
  readonly children: ReactNode;
}

/** Rows of a block, at least 40 px each. */
export function Rows({ label, children }: RowsProps) {
  return <ul aria-label={label}>{children}</ul>;
}

/** One row: what it is first, what is known of it after. */
export function Row({ children }: { readonly children: ReactNode }) {
  return (
    <HStack
      as="li"
      gap={3}
      minHeight="row"
      px={3}
      py={1}
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: 0 }}
      _hover={{ bg: 'bg.subtle' }}
    >
      {children}
    </HStack>
  );
}

/** What takes the room that is left, on as many lines as it needs. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return (
    <Text flex={1} minWidth={0} overflowWrap="anywhere">
      {children}
    </Text>
  );
}

/** What is said under the lead's words. */
export function SecondLine({ children }: { readonly children: ReactNode }) {
  return (
    <Text small muted display="block">
      {children}
    </Text>
  );
}

interface HeadLineProps {
  /** What is known of it in small words, each a span. */
  readonly known: ReactNode;
  readonly children: ReactNode;
}

/** What a row is called, and at the end of the line, where there is room, what is known of it. */
export function HeadLine({ known, children }: HeadLineProps) {
  return (
    <HStack as="span" flexWrap="wrap" alignItems="baseline" rowGap={0} columnGap={3}>
      <chakra.span minWidth={0}>{children}</chakra.span>
      <Text small muted figures display="flex" columnGap={3} marginInlineStart="auto">
        {known}
      </Text>
    </HStack>
  );
}

interface AsideProps {
  readonly endAligned?: boolean;
  readonly children: ReactNode;
}

/** Small words beside it; a span in them is a line of its own. */
export function Aside({ endAligned = false, children }: AsideProps) {
  return (
    <Text
      small
      muted
      figures
      flex="none"
      textAlign={endAligned ? 'end' : undefined}
      css={{ '& > span': { display: 'block' } }}
    >
      {children}
    </Text>
  );
}
