import { chakra, Flex, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageTitle } from './PageTitle';

interface PageHeadProps {
  /** Null in a tab of a page that has its title already. */
  readonly title: string | null;
  /** What is counted: '32 students'. */
  readonly count?: string | undefined;
  /** Of what days it is: 'last 90 days'. */
  readonly period?: string | null | undefined;
  /** Whom it is about. */
  readonly about?: ReactNode;
  /** How fresh it is: 'as of 14:30'. */
  readonly asOf?: string | undefined;
  /** The primary action, at the right. */
  readonly action?: ReactNode;
}

/** The head of a page: its title, what is counted and as of when, the next action. */
export function PageHead({ title, about, count, period, asOf, action }: PageHeadProps) {
  return (
    <Flex as="header" wrap="wrap" align="center" gap={3} minHeight="row" mb={4}>
      {title === null ? null : (
        <>
          <PageTitle of={[title]} />
          <chakra.h1 textStyle="title">{title}</chakra.h1>
        </>
      )}
      {about}
      <chakra.p
        // It breaks before the actions have to go on below it.
        flex="1 1 14rem"
        display="flex"
        gap={3}
        minHeight="1lh"
        textStyle="small"
        fontVariantNumeric="tabular-nums"
        color="fg.muted"
      >
        {count ? <span>{count}</span> : null}
        {period ? <span>{period}</span> : null}
        {asOf ? <chakra.span color="fg.subtle">{asOf}</chakra.span> : null}
      </chakra.p>
      {action ? (
        <HStack gap={2} ms="auto">
          {action}
        </HStack>
      ) : null}
    </Flex>
  );
}
