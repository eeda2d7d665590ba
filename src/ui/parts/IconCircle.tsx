import { Circle, type CircleProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './Icon';

interface IconCircleProps extends Omit<CircleProps, 'of'> {
  readonly of: LucideIcon;
}

/** An icon on a round ground, beside or above what a page says. */
export function IconCircle({ of, ...rest }: IconCircleProps) {
  return (
    <Circle p={3} bg="bg.muted" color="fg.muted" {...rest}>
      <Icon of={of} />
    </Circle>
  );
}
