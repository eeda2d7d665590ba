import { chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';

interface UndoBarProps {
  /** What was done: '3 students hidden'. */
  readonly text: string;
  readonly onUndo: () => void;
}

/**
 * Says what was done and takes it back; it stands in the foot of the table, where it covers no row. How long it stays is
 * not decided here.
 */
export function UndoBar({ text, onUndo }: UndoBarProps) {
  const { t } = useTranslation('parts');
  return (
    <Flex
      role="status"
      align="center"
      gap={3}
      mx={-3}
      px={3}
      py={1}
      borderBottomWidth="1px"
      animation="appear 160ms"
      _print={{ display: 'none' }}
    >
      <span>{text}</span>
      <Button kind="quiet" onClick={onUndo}>
        <chakra.span color="brand.fg">{t('undo.undo')}</chakra.span>
      </Button>
    </Flex>
  );
}
