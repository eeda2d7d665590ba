import type { LucideIcon } from 'lucide-react';
import { late } from './late';

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
  /** Where it opens: it follows an element, and closes when the page scrolls away under a box. */
  readonly anchor: Element | AnchorBox;
  readonly onSelect: (id: string) => void;
  /** It was left; with `refocus` the focus goes back to where the menu was opened. */
  readonly onClose: (refocus: boolean) => void;
}

/** The open menu: it has the focus until something is chosen or it is left. */
export const MenuList = late<MenuListProps>(async () => (await import('./OpenMenu')).OpenMenu);
