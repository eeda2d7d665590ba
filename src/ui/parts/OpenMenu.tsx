import { Box, Menu, Portal } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Icon } from './Icon';
import { Link } from './Link';
import { menuRecipe } from './Menu.recipe';

/** One action of a menu: a verb, and a link where it leads to another screen. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  readonly to?: string | undefined;
  /** It takes something away for good. */
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** No button opens the menu, so none names it. */
const nobody = '';

/** A box in the window, in px. */
export interface AnchorBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface MenuListProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** What stands above the items, and names them. */
  readonly head?: ReactNode;
  /** Where it opens: it follows an element, and closes when the page scrolls away under a box. */
  readonly anchor: Element | AnchorBox;
  readonly onSelect: (id: string) => void;
  /** It was left; with `refocus` the focus goes back to where the menu was opened. */
  readonly onClose: (refocus: boolean) => void;
}

/** What the menu stands at: a button, or the place of a press. */
const anchorElement = (anchor: Element | AnchorBox) =>
  anchor instanceof Element
    ? anchor
    : {
        getBoundingClientRect: () =>
          new DOMRect(anchor.left, anchor.top, anchor.width, anchor.height),
      };

export function OpenMenu({ label, items, head, anchor, onSelect, onClose }: MenuListProps) {
  const content = useRef<HTMLDivElement>(null);
  const isPressedBeside = useRef(false);
  const clicked = useRef<string>(null);
  const isFixed = !(anchor instanceof Element);
  const place = useMemo(() => anchorElement(anchor), [anchor]);
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
  const entries = items.map((item) => (
    <Entry
      key={item.id}
      item={item}
      indented={indented}
      onClick={() => {
        clicked.current = item.id;
      }}
    />
  ));
  return (
    <Menu.Root
      open
      recipe={menuRecipe}
      aria-label={label}
      closeOnSelect={false}
      loopFocus
      defaultHighlightedValue={items[0]?.id ?? null}
      onSelect={({ value }) => {
        // A click without a pointer, as of a screen reader, highlights nothing: Chakra would tell another item.
        const id = clicked.current ?? value;
        clicked.current = null;
        choose(id);
      }}
      onInteractOutside={() => {
        isPressedBeside.current = true;
      }}
      onOpenChange={() => onClose(!isPressedBeside.current)}
      positioning={{
        placement: 'bottom-start',
        gutter: 4,
        strategy: 'fixed',
        getAnchorElement: () => place,
      }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content
            ref={content}
            aria-labelledby={nobody}
            onContextMenu={(event) => event.preventDefault()}
            onKeyDown={(event) => {
              if (event.key !== 'Tab') return;
              event.preventDefault();
              onClose(true);
            }}
          >
            {head === undefined ? (
              entries
            ) : (
              <Menu.ItemGroup>
                <Menu.ItemGroupLabel>{head}</Menu.ItemGroupLabel>
                {entries}
              </Menu.ItemGroup>
            )}
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
  readonly onClick: () => void;
}

function Entry({ item, indented, onClick }: EntryProps) {
  const { id, label, icon, to, disabled, danger } = item;
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
      onClickCapture={onClick}
      data-danger={danger ? '' : undefined}
    >
      {isLink ? <Link to={to}>{words}</Link> : words}
    </Menu.Item>
  );
}
