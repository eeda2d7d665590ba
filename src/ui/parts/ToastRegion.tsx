import { Box, chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton';
import { StatusShape } from './Status';

/** One notice. How long it stays is not decided here. */
export interface Toast {
  readonly id: string;
  readonly kind: 'success' | 'error';
  readonly text: string;
}

interface ToastRegionProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
}

/**
 * Shows notices at the top of the page. Successes are announced politely, errors at once; both
 * regions always exist, since a region that comes with its words is not announced, and lie beside
 * the page, since a dialog makes the page deaf. They keep off a dialog's title.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const of = (kind: Toast['kind']) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />);
  return createPortal(
    <Flex
      data-live
      data-live-announcer
      position="fixed"
      insetInline={0}
      top={16}
      zIndex="toast"
      direction="column"
      align="center"
      gap={2}
      pointerEvents="none"
      css={{ 'body:has([aria-modal]) &': { top: 2 } }}
      _print={{ display: 'none' }}
    >
      <Flex direction="column" align="center" gap={2} role="alert" aria-live="assertive">
        {of('error')}
      </Flex>
      <Flex direction="column" align="center" gap={2} role="status" aria-live="polite">
        {of('success')}
      </Flex>
    </Flex>,
    document.body,
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  readonly onDismiss: (id: string) => void;
}

function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const { t } = useTranslation('parts');
  return (
    <Flex
      align="center"
      gap={2}
      minHeight="row"
      maxWidth="min(40rem, 90vw)"
      ps={3}
      pe={1}
      py={1}
      bg="bg.panel"
      borderRadius="control"
      boxShadow="floating"
      animation="rise"
      animationDuration="steady"
    >
      <StatusShape kind={toast.kind === 'success' ? 'good' : 'act'} />
      <chakra.span flex={1}>{toast.text}</chakra.span>
      {/* What lies below takes the press, unless it is meant for the notice. */}
      <Box pointerEvents="auto">
        <IconButton
          icon={X}
          label={t('toast.dismiss')}
          size="small"
          onClick={() => onDismiss(toast.id)}
        />
      </Box>
    </Flex>
  );
}
