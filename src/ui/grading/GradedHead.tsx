import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NameInLetters } from '../parts/NameInLetters';
import { Status } from '../parts/Status';

interface GradedHeadProps {
  /** Who gave the grading and when, or that it was given just now. */
  readonly said: string;
  /** The name of whoever gave it; undefined for oneself. */
  readonly by: string | undefined;
  /** The ways on from here. */
  readonly children: ReactNode;
}

/** Above a grading that stands: whose it is, and where to go next. */
export function GradedHead({ said, by, children }: GradedHeadProps) {
  return (
    <chakra.div
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={3}
      px={4}
      py={2}
      bg="bg.subtle"
      borderRadius="control"
    >
      <chakra.div flex={1} minWidth="14rem">
        <Status kind="good">{said}</Status> {by === undefined ? null : <NameInLetters name={by} />}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap={2} _print={{ display: 'none' }}>
        {children}
      </chakra.div>
    </chakra.div>
  );
}
