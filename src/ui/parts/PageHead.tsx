import { chakra } from '@chakra-ui/react';
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
    <chakra.header
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={3}
      minHeight="row"
      mb={4}
    >
      <chakra.h1 textStyle="title">{title}</chakra.h1>
      <chakra.p
        flex={1}
        display="flex"
        gap={3}
        color="fg.muted"
        textStyle="small"
        className="figures"
        minHeight="1lh"
      >
        {count ? <span>{count}</span> : null}
        {asOf ? <chakra.span color="fg.subtle">{asOf}</chakra.span> : null}
      </chakra.p>
      {action ? (
        <chakra.div display="flex" gap={2}>
          {action}
        </chakra.div>
      ) : null}
    </chakra.header>
  );
}
