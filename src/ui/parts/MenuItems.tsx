import { Menu as Chakra, Portal } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from './Icon';

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

interface MenuItemsProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** What stands in a menu, wherever it was opened. */
export function MenuItems({ label, items }: MenuItemsProps) {
  return (
    <Portal>
      <Chakra.Positioner>
        <Chakra.Content aria-label={label}>
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </Chakra.Content>
      </Chakra.Positioner>
    </Portal>
  );
}

interface ItemProps {
  readonly item: MenuItem;
}

function Item({ item: { id, label, icon, to, danger, disabled = false } }: ItemProps) {
  const content = (
    <>
      {icon === undefined ? null : <Icon of={icon} />}
      <Chakra.ItemText>{label}</Chakra.ItemText>
    </>
  );
  const link = to !== undefined && !disabled;
  return (
    <Chakra.Item
      value={id}
      disabled={disabled}
      data-danger={danger ? '' : undefined}
      asChild={link}
    >
      {link ? <Link to={to}>{content}</Link> : content}
    </Chakra.Item>
  );
}
