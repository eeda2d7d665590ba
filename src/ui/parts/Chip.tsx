import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface ChipProps {
  readonly children: ReactNode;
  /** The name of the cross: 'Remove filter Grade: 8'. */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** Something that is set and can be taken away. */
export function Chip({ children, removeLabel, onRemove }: ChipProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      height="controlSmall"
      maxWidth="full"
      ps={3}
      pe={0.5}
      gap={1}
      borderRadius="full"
      borderWidth="1px"
      borderColor="border.emphasized"
      bg="bg.panel"
      textStyle="small"
    >
      <chakra.span truncate>{children}</chakra.span>
      <chakra.button
        type="button"
        position="relative"
        display="grid"
        placeItems="center"
        boxSize={6}
        borderRadius="full"
        color="fg.muted"
        cursor="pointer"
        _hover={{ bg: 'bg.muted', color: 'fg' }}
        _after={{ content: '""', position: 'absolute', inset: '-8px' }}
        _focusVisible={{ outlineOffset: '-1px' }}
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
      >
        <Icon of={X} />
      </chakra.button>
    </chakra.span>
  );
}
