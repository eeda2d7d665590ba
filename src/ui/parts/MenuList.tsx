import { late } from './late';
import type { MenuListProps } from './OpenMenu';

export type { AnchorBox, MenuItem } from './OpenMenu';

/** The open menu: it has the focus until something is chosen or it is left. */
export const MenuList = late<MenuListProps>(async () => (await import('./OpenMenu')).OpenMenu);
