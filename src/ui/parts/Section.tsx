import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId } from 'react';
import { Text } from './Text';

interface SectionProps extends HTMLChakraProps<'section'> {
  readonly title: string;
  /** How many things it holds. */
  readonly count?: number;
}

/** A part of a page under a heading, which names it. */
export function Section({ title, count, children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} {...rest}>
      <chakra.h2 id={id} fontWeight="semibold" mb={2} display="flex" gap={2}>
        {title}
        {count === undefined ? null : (
          <Text muted figures fontWeight="normal">
            {count}
          </Text>
        )}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
