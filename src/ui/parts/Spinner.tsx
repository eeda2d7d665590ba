import { Box } from '@chakra-ui/react';

interface SpinnerProps {
  /** Over the middle of what it waits for, so that nothing moves. */
  readonly over?: boolean;
}

/** A small turning ring. It says nothing aloud: `aria-busy` or words go with it. */
export function Spinner({ over = false }: SpinnerProps) {
  return (
    <Box
      as="span"
      aria-hidden
      display="inline-block"
      boxSize="icon"
      borderWidth="2px"
      borderColor="currentColor"
      borderInlineEndColor="transparent"
      borderRadius="full"
      animation="turn 800ms linear infinite"
      {...(over && { position: 'absolute', inset: 0, margin: 'auto' })}
    />
  );
}
