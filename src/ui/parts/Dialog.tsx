import { chakra, Dialog as Chakra, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Escape and the cross call it; without it the dialog stays until its reason is gone. */
  readonly onClose?: (() => void) | undefined;
  /** Buttons with verbs, the safe one first, the main one last. */
  readonly actions?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** Alert: the person must answer before anything else. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Where the focus goes first; else to the first thing that takes it. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}

/**
 * A dialog over the page: it keeps the focus and gives it back. A press beside it does not close
 * it, since that has cost people what they had typed.
 */
export function Dialog({
  open,
  title,
  onClose,
  actions,
  size = 'sm',
  role = 'dialog',
  initialFocus,
  children,
}: DialogProps) {
  const { t } = useTranslation('parts');
  return (
    <Chakra.Root
      open={open}
      size={size}
      role={role}
      closeOnInteractOutside={false}
      closeOnEscape={onClose !== undefined}
      onOpenChange={(change) => (change.open ? undefined : onClose?.())}
      {...(initialFocus && { initialFocusEl: () => initialFocus.current })}
    >
      <Portal>
        <Chakra.Backdrop />
        <Chakra.Positioner>
          <Chakra.Content>
            <Chakra.Header>
              <Chakra.Title>{title}</Chakra.Title>
            </Chakra.Header>
            <Chakra.Body>{children}</Chakra.Body>
            {actions ? <Chakra.Footer>{actions}</Chakra.Footer> : null}
            {/* Last, so that the focus starts in the body and not on the way out. */}
            {onClose === undefined ? null : (
              <chakra.div position="absolute" top={4} insetEnd={4}>
                <IconButton icon={X} label={t('dialog.close')} size="small" onClick={onClose} />
              </chakra.div>
            )}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}
