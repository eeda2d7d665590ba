import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';

interface UndoBarProps {
  /** What was done: '3 students hidden'. */
  readonly text: string;
  readonly onUndo: () => void;
}

/** Says what was done and takes it back. How long it stays is not decided here. */
export function UndoBar({ text, onUndo }: UndoBarProps) {
  const { t } = useTranslation('parts');
  return (
    <Box
      role="status"
      position="fixed"
      bottom={20}
      insetStart="50%"
      transform="translateX(-50%)"
      zIndex="toast"
      display="flex"
      alignItems="center"
      gap={3}
      minHeight="row"
      ps={4}
      pe={1}
      bg="bg.panel"
      borderRadius="control"
      boxShadow="floating"
      animation="appear 160ms"
      _print={{ display: 'none' }}
    >
      <span>{text}</span>
      <Button kind="quiet" onClick={onUndo}>
        <chakra.span color="brand.fg">{t('undo.undo')}</chakra.span>
      </Button>
    </Box>
  );
}
