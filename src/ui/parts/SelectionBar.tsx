import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton';
import { Text } from './Text';

interface SelectionBarProps {
  readonly count: number;
  readonly onClear: () => void;
  /** The bulk actions: buttons with verbs. */
  readonly children: ReactNode;
}

/** What can be done with the selected rows. It floats, so that no row moves when it comes. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation('parts');
  if (count === 0) return null;
  return (
    <chakra.section
      aria-label={t('selection.count', { count })}
      position="fixed"
      bottom={6}
      insetStart="50%"
      transform="translateX(-50%)"
      zIndex="header"
      display="flex"
      alignItems="center"
      gap={2}
      p={1}
      ps={4}
      bg="bg.panel"
      borderRadius="control"
      boxShadow="floating"
      animation="appear 160ms"
      _print={{ display: 'none' }}
    >
      <Text role="status" figures me={2} whiteSpace="nowrap">
        {t('selection.count', { count })}
      </Text>
      {children}
      <IconButton icon={X} label={t('selection.clear')} onClick={onClear} />
    </chakra.section>
  );
}
