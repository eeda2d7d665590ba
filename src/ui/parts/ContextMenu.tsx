import { Menu as Chakra } from '@chakra-ui/react';
import { MenuItems } from './MenuItems';
import type { MenuItem } from './MenuItems';

interface ContextMenuProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** Where it stands in the window, in px. */
  readonly at: { readonly x: number; readonly y: number };
  readonly onSelect: (id: string) => void;
  /** It closed; whoever opened it takes the focus back. */
  readonly onClose: () => void;
}

/** A menu at a point, opened by somebody else: one for a whole table instead of one a row. */
export function ContextMenu({ label, items, at, onSelect, onClose }: ContextMenuProps) {
  return (
    <Chakra.Root
      open
      anchorPoint={at}
      onSelect={({ value }) => onSelect(value)}
      onOpenChange={(change) => (change.open ? undefined : onClose())}
    >
      <MenuItems label={label} items={items} />
    </Chakra.Root>
  );
}
