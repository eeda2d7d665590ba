import { Menu as Chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { MenuItems } from './MenuItems';
import type { MenuItem } from './MenuItems';

interface MenuProps {
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly onSelect: (id: string) => void;
}

/** A menu of actions under a button. */
export function Menu({ label, trigger, items, onSelect }: MenuProps) {
  return (
    <Chakra.Root
      positioning={{ placement: 'bottom-end', gutter: 4 }}
      onSelect={({ value }) => onSelect(value)}
    >
      <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
      <MenuItems label={label} items={items} />
    </Chakra.Root>
  );
}
