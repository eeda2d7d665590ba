import { chakra } from '@chakra-ui/react';
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
    <chakra.div
      display="flex"
      gap={2}
      p={3}
      bg={kind === 'act' ? 'danger.subtle' : 'bg.subtle'}
      borderRadius="control"
      css={{ '& > svg': { flex: 'none', marginBlockStart: '5px' } }}
    >
      <StatusShape kind={kind} />
      <div>
        <chakra.p fontWeight="medium">{title}</chakra.p>
        <chakra.div color="fg.muted">{children}</chakra.div>
      </div>
    </chakra.div>
  );
}
