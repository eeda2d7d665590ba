import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { StatusShape } from '../parts/Status';

interface WarningProps {
  /** Act: it did not work. Watch: it works, but mind something. */
  readonly kind: 'act' | 'watch';
  readonly title: string;
  readonly children: ReactNode;
}

/** A few words that stand out above or in a form, with a shape and a word besides the colour. */
export function Warning({ kind, title, children }: WarningProps) {
  return (
    <Flex gap={2} p={3} borderRadius="control" bg={kind === 'act' ? 'danger.subtle' : 'bg.subtle'}>
      <Box flex="none" pt="5px">
        <StatusShape kind={kind} />
      </Box>
      <div>
        <chakra.p fontWeight="medium">{title}</chakra.p>
        <Box color="fg.muted">{children}</Box>
      </div>
    </Flex>
  );
}
