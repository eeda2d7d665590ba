import { cloneElement, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { ButtonAttributes } from './Button';
import type { Box } from './floatingPlace';
import { MenuList } from './MenuList';
import type { MenuItem } from './MenuList';

interface MenuProps {
  readonly label: string;
  /** The `Button` or `IconButton` that opens it. */
  readonly trigger: ReactElement<ButtonAttributes>;
  readonly items: readonly MenuItem[];
  readonly onSelect: (id: string) => void;
}

/** A menu of actions under a button. */
export function Menu({ label, trigger, items, onSelect }: MenuProps) {
  const wrapper = useRef<HTMLSpanElement>(null);
  const wasOpen = useRef(false);
  const [anchor, setAnchor] = useState<Box>();
  const button = () => wrapper.current?.querySelector('button');
  const open = () => setAnchor(button()?.getBoundingClientRect());
  const isAdrift = () => {
    const box = button()?.getBoundingClientRect();
    return box?.top !== anchor?.top || box?.left !== anchor?.left;
  };
  const close = (refocus: boolean) => {
    setAnchor(undefined);
    if (refocus) button()?.focus();
  };
  const press = () => {
    // The press has taken the focus from the open menu, and so closed it.
    if (!wasOpen.current) open();
    wasOpen.current = false;
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <span
        ref={wrapper}
        role="presentation"
        className="contents"
        onPointerDown={() => {
          wasOpen.current = anchor !== undefined;
        }}
        onClick={press}
        onKeyDown={openByKey}
      >
        {cloneElement(trigger, {
          'aria-haspopup': 'menu',
          'aria-expanded': anchor !== undefined,
        })}
      </span>
      {anchor === undefined ? null : (
        <MenuList
          label={label}
          items={items}
          anchor={anchor}
          isAdrift={isAdrift}
          onSelect={onSelect}
          onClose={close}
        />
      )}
    </>
  );
}
