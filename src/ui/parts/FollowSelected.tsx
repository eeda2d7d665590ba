import { Box } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

interface FollowSelectedProps {
  /** What is selected: when it changes, the element with `data-selected` comes into sight. */
  readonly selectedId: string | null;
  /** The text control in it also takes the focus, unless something in it has it. */
  readonly takesFocus?: boolean | undefined;
  /** A CSS length: what is longer is scrolled. */
  readonly maxHeight?: string | undefined;
  readonly children: ReactNode;
}

/** Keeps in sight what was selected elsewhere, such as the card of a remark that was picked in a text. */
export function FollowSelected(props: FollowSelectedProps) {
  const { selectedId, takesFocus = false, maxHeight, children } = props;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const found = root.current?.querySelector('[data-selected]');
    if (selectedId === null || !found) return;
    found.scrollIntoView({ block: 'nearest' });
    if (!takesFocus || found.contains(document.activeElement)) return;
    found.querySelector('textarea')?.focus({ preventScroll: true });
  }, [selectedId, takesFocus]);
  return (
    <Box ref={root} maxHeight={maxHeight} overflowY={maxHeight === undefined ? undefined : 'auto'}>
      {children}
    </Box>
  );
}
