import { Box } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Floats under the words that are marked in the text beside it; what both stand in is positioned. */
export function AtMark({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const around = root.current?.offsetParent ?? null;
    const last = [...(around?.querySelectorAll('[data-marked]') ?? [])].at(-1);
    if (root.current === null || around === null || last === undefined) return;
    const below = last.getBoundingClientRect().bottom - around.getBoundingClientRect().top;
    root.current.style.top = `${String(below + 4)}px`;
    root.current.scrollIntoView({ block: 'nearest' });
  });
  return (
    <Box
      ref={root}
      position="absolute"
      insetX={3}
      zIndex={1}
      scrollMarginBlock="5rem"
      borderWidth="1px"
      borderRadius="control"
      bg="bg.panel"
      boxShadow="floating"
      _print={{ display: 'none' }}
    >
      {children}
    </Box>
  );
}
