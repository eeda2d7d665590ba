import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton';
import { Text } from './Text';

interface SelectionBarProps {
  readonly count: number;
  /** How many of a page that is ticked as a whole could not be. */
  readonly skipped?: number;
  readonly onClear: () => void;
  /** The bulk actions: buttons with verbs. */
  readonly children: ReactNode;
}

/** What can be done with the selected rows; it stands in the foot of their table. */
export function SelectionBar({ count, skipped = 0, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation('parts');
  if (count === 0) return null;
  return (
    <chakra.section
      aria-label={t('selection.count', { count })}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={2}
      mx={-3}
      px={3}
      py={1}
      bg="bg.selected"
      borderBottomWidth="1px"
    >
      <Text role="status" figures flex={1} whiteSpace="nowrap">
        {t('selection.count', { count })}
        {skipped === 0 ? null : t('selection.skipped', { count: skipped })}
      </Text>
      {children}
      <IconButton icon={X} label={t('selection.clear')} onClick={onClear} />
    </chakra.section>
  );
}
