import { Box } from '@chakra-ui/react';
import { cloneElement, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import type { ButtonAttributes } from './Button';
import { MenuList } from './MenuList';
import type { MenuItem } from './MenuList';

interface MenuProps {
  readonly label: string;
  /** The `Button` or `IconButton` that opens it. */
  readonly trigger: ReactElement<ButtonAttributes>;
  readonly items: readonly MenuItem[];
  /** What stands above the items, and names them. */
  readonly head?: ReactNode;
  readonly onSelect: (id: string) => void;
}

/** A menu of actions under a button. */
export function Menu({ label, trigger, items, head, onSelect }: MenuProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = () => wrapper.current?.querySelector('button') ?? null;
  const close = (refocus: boolean) => {
    setAnchor(null);
    if (refocus) button()?.focus();
  };
  const press = () => {
    // The press beside the open menu, on this button, has closed it.
    setAnchor(wasOpen.current ? null : button());
    wasOpen.current = false;
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setAnchor(button());
  };
  return (
    <>
      <Box
        ref={wrapper}
        role="presentation"
        display="contents"
        onPointerDown={() => {
          wasOpen.current = anchor !== null;
        }}
        onClick={press}
        onKeyDown={openByKey}
      >
        {cloneElement(trigger, {
          'aria-haspopup': 'menu',
          'aria-expanded': anchor !== null,
        })}
      </Box>
      {anchor === null ? null : (
        <MenuList {...{ label, items, head, anchor, onSelect }} onClose={close} />
      )}
    </>
  );
}
