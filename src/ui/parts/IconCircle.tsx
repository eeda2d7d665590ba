import { Circle, type CircleProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './Icon';

/** An icon on a round ground, beside or above what a page says. */
export function IconCircle({ of, ...rest }: Omit<CircleProps, 'of'> & { readonly of: LucideIcon }) {
  return (
    <Circle p={3} bg="bg.muted" color="fg.muted" {...rest}>
      <Icon of={of} />
    </Circle>
  );
}
