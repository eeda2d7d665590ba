import { Box, type BoxProps } from '@chakra-ui/react';

/** Tells the page how far down what sticks reaches, so that the head of a table sticks below it. */
function tellHeight(top: HTMLElement | null) {
  const page = top?.parentElement;
  if (!top || !page) return undefined;
  const tell = () => {
    const height = `${String(top.offsetHeight)}px`;
    page.style.setProperty('--stuck', `calc(var(--chakra-sizes-header) + ${height})`);
  };
  const observer = new ResizeObserver(tell);
  observer.observe(top);
  tell();
  return () => {
    observer.disconnect();
    page.style.removeProperty('--stuck');
  };
}

/** What stays in sight under the header while the rest of the page scrolls. */
export function StickyTop(props: BoxProps) {
  return (
    <Box
      ref={tellHeight}
      position="sticky"
      top="header"
      zIndex="sticky"
      bg="bg"
      _print={{ position: 'static' }}
      {...props}
    />
  );
}
