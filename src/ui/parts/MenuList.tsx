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
    <div
      ref={list}
      className="menu-list"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onBlur={blur}
      onKeyDown={(event) => menuKey(event, () => onClose(true))}
      onContextMenu={(event) => event.preventDefault()}
    >
      {items.map((entry) => {
        const { id, to, disabled = false, danger = false } = entry;
        const shared = {
          className: 'menu-list-item',
          role: 'menuitem',
          tabIndex: -1,
          'aria-disabled': disabled || undefined,
          'data-danger': danger ? '' : undefined,
          onClick: (event: MouseEvent) => choose(event, entry),
          onPointerMove: (event: MouseEvent<HTMLElement>) => event.currentTarget.focus(),
        };
        return to === undefined || disabled ? (
          <button key={id} type="button" {...shared}>
            <ItemWords item={entry} indented={indented} />
          </button>
        ) : (
          <Link key={id} to={to} {...shared}>
            <ItemWords item={entry} indented={indented} />
          </Link>
        );
      })}
    </div>,
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
    {indented ? <span className="menu-list-icon">{icon && <Icon of={icon} />}</span> : null}
    <span>{label}</span>
  </>
);
