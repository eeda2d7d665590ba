import { Box, Menu, Portal } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Icon } from './Icon';
import { Link } from './Link';
import { menuRecipe } from './Menu.recipe';
import type { AnchorBox, MenuItem, MenuListProps } from './MenuList';

/** What the menu stands at: a button, or the place of a press. */
const anchorElement = (anchor: Element | AnchorBox) =>
  anchor instanceof HTMLElement
    ? anchor
    : {
        getBoundingClientRect: () =>
          new DOMRect(anchor.left, anchor.top, anchor.width, anchor.height),
      };

export function OpenMenu({ label, items, anchor, onSelect, onClose }: MenuListProps) {
  const content = useRef<HTMLDivElement>(null);
  const isPressedBeside = useRef(false);
  const isFixed = !(anchor instanceof Element);
  useEffect(() => {
    if (!isFixed) return;
    const follow = ({ target }: Event) => {
      if (!(target instanceof Node) || !content.current?.contains(target)) onClose(false);
    };
    window.addEventListener('scroll', follow, true);
    return () => window.removeEventListener('scroll', follow, true);
  }, [isFixed, onClose]);
  const choose = (id: string) => {
    if (items.find((item) => item.id === id)?.disabled) return;
    onClose(true);
    onSelect(id);
  };
  const indented = items.some(({ icon }) => icon !== undefined);
  return (
    <Menu.Root
      open
      recipe={menuRecipe}
      aria-label={label}
      closeOnSelect={false}
      loopFocus
      defaultHighlightedValue={items[0]?.id ?? null}
      onSelect={({ value }) => choose(value)}
      onInteractOutside={() => {
        isPressedBeside.current = true;
      }}
      onOpenChange={() => onClose(!isPressedBeside.current)}
      positioning={{
        placement: 'bottom-start',
        gutter: 4,
        strategy: 'fixed',
        getAnchorElement: () => anchorElement(anchor),
      }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content
            ref={content}
            aria-labelledby=""
            onContextMenu={(event) => event.preventDefault()}
            onKeyDown={(event) => {
              if (event.key !== 'Tab') return;
              event.preventDefault();
              onClose(true);
            }}
          >
            {items.map((item) => (
              <Entry key={item.id} item={item} indented={indented} />
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

interface EntryProps {
  readonly item: MenuItem;
  /** Others have an icon: words stand in line with theirs. */
  readonly indented: boolean;
}

function Entry({ item: { id, label, icon, to, disabled, danger }, indented }: EntryProps) {
  const words = (
    <>
      {indented ? <Box boxSize="icon">{icon && <Icon of={icon} />}</Box> : null}
      <span>{label}</span>
    </>
  );
  const isLink = to !== undefined && !disabled;
  // Not `disabled`: the keyboard finds it, too.
  return (
    <Menu.Item
      value={id}
      asChild={isLink}
      aria-disabled={disabled || undefined}
      data-danger={danger ? '' : undefined}
    >
      {isLink ? <Link to={to}>{words}</Link> : words}
    </Menu.Item>
  );
}
