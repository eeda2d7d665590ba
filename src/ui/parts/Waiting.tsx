import { HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Spinner } from './Spinner';

/** What goes on by itself, in words. */
export function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <HStack as="p" role="status" gap={2} color="fg.muted">
      <Spinner />
      {children}
    </HStack>
  );
}
