import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FocusEvent, MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { menuPlace } from './floatingPlace';
import type { Box } from './floatingPlace';
import { Icon } from './Icon';
import { Link } from './Link';
import { menuKey, menuItems } from './menuKey';
import { useFloating } from './useFloating';

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

interface MenuListProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** What it stands under. */
  readonly anchor: Box;
  /** Whether that has moved away; without it any scrolling counts as that. */
  readonly isAdrift?: (() => boolean) | undefined;
  readonly onSelect: (id: string) => void;
  /** It was left; with `refocus` the focus goes back to where the menu was opened. */
  readonly onClose: (refocus: boolean) => void;
}

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  width: 'full',
  minHeight: 'control',
  px: 2,
  borderRadius: 'small',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 0,
  _focus: { bg: 'bg.subtle' },
  _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
  '&[data-danger]': { color: 'danger.fg' },
} as const;

const ActionItem = chakra('button', { base: item });
const LinkItem = chakra(Link, { base: item });

/** The open menu: it has the focus until something is chosen or it is left. */
export function MenuList(props: MenuListProps) {
  const { label, items, anchor, onSelect, onClose } = props;
  const list = useFloating(anchor, menuPlace);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    menuItems(list.current)[0]?.focus();
    // It stands at a place of the window, so it closes when that is no longer the place of its anchor.
    const leave = () => latest.current.onClose(false);
    const follow = ({ target }: Event) => {
      const isOwn = target instanceof Node && list.current?.contains(target) === true;
      if (!isOwn && (latest.current.isAdrift?.() ?? true)) leave();
    };
    window.addEventListener('resize', leave);
    window.addEventListener('scroll', follow, true);
    return () => {
      window.removeEventListener('resize', leave);
      window.removeEventListener('scroll', follow, true);
    };
  }, [list]);
  const indented = items.some(({ icon }) => icon !== undefined);
  const blur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onClose(false);
  };
  const choose = (event: MouseEvent, chosen: MenuItem) => {
    if (chosen.disabled) {
      event.preventDefault();
      return;
    }
    onClose(true);
    onSelect(chosen.id);
  };
  return createPortal(
    <chakra.div
      ref={list}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onBlur={blur}
      onKeyDown={(event) => menuKey(event, () => onClose(true))}
      onContextMenu={(event) => event.preventDefault()}
      position="fixed"
      zIndex="popover"
      minWidth="10rem"
      maxWidth="20rem"
      maxHeight="calc(100dvh - 1rem)"
      overflowY="auto"
      p={1}
      bg="bg.panel"
      borderRadius="control"
      boxShadow="floating"
      animation="appear 120ms"
    >
      {items.map((entry) => {
        const { id, to, disabled = false, danger = false } = entry;
        const shared = {
          role: 'menuitem',
          tabIndex: -1,
          'aria-disabled': disabled || undefined,
          'data-danger': danger ? '' : undefined,
          onClick: (event: MouseEvent) => choose(event, entry),
          onPointerMove: (event: MouseEvent<HTMLElement>) => event.currentTarget.focus(),
        };
        return to === undefined || disabled ? (
          <ActionItem key={id} type="button" {...shared}>
            <ItemWords item={entry} indented={indented} />
          </ActionItem>
        ) : (
          <LinkItem key={id} to={to} {...shared}>
            <ItemWords item={entry} indented={indented} />
          </LinkItem>
        );
      })}
    </chakra.div>,
    document.body,
  );
}

interface ItemWordsProps {
  readonly item: MenuItem;
  /** Others have an icon: words stand in line with theirs. */
  readonly indented: boolean;
}

const ItemWords = ({ item: { icon, label }, indented }: ItemWordsProps) => (
  <>
    {indented ? <chakra.span boxSize="icon">{icon && <Icon of={icon} />}</chakra.span> : null}
    <span>{label}</span>
  </>
);
