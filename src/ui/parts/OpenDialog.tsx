import { Box, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { dialogRecipe } from './Dialog.recipe';
import { startBesideScroller } from './dialogStart';
import { focusAfter, focusBefore, replaceFocus } from './focusOn';
import { IconButton } from './IconButton';
import { keepFocus } from './keepFocus';

export interface OpenDialogProps {
  readonly title: string;
  /** Escape and the cross call it; without it the dialog stays until its reason is gone. */
  readonly onClose?: (() => void) | undefined;
  /** Buttons with verbs, the safe one first, the main one last. */
  readonly actions?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Alert: the person must answer before anything else. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** Where the focus goes first; else to the first thing that takes it for more than to scroll. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}

/** Makes all of the page but the layer inert, live regions excepted; returns the way back. */
function silenceOthers(layer: HTMLElement) {
  const others = [...document.body.children].filter(
    (other): other is HTMLElement =>
      other instanceof HTMLElement &&
      other !== layer &&
      !other.inert &&
      !other.hasAttribute('data-live'),
  );
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}

export function OpenDialog({
  title,
  onClose,
  actions,
  size = 'sm',
  role = 'dialog',
  initialFocus,
  children,
}: OpenDialogProps) {
  const { t } = useTranslation('parts');
  const body = useId();
  const layer = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    before.current = focusBefore();
    const unsilence = layer.current === null ? null : silenceOthers(layer.current);
    return () => {
      unsilence?.();
      replaceFocus(before.current);
    };
  }, []);
  // Chakra's focus trap sees only an element that is taken away by itself, not one inside another.
  useEffect(() => (content.current === null ? undefined : keepFocus(content.current)), []);
  return (
    <Dialog.Root
      open
      recipe={dialogRecipe}
      size={size}
      role={role}
      onOpenChange={() => onClose?.()}
      closeOnEscape={onClose !== undefined}
      closeOnInteractOutside={false}
      preventScroll={false}
      finalFocusEl={() => focusAfter(before.current)}
      initialFocusEl={() => initialFocus?.current ?? startBesideScroller(content.current)}
    >
      <Portal>
        <Box ref={layer}>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content
              ref={content}
              aria-describedby={role === 'alertdialog' ? body : undefined}
            >
              <Dialog.Title>{title}</Dialog.Title>
              <Dialog.Body id={body}>{children}</Dialog.Body>
              {actions ? <Dialog.Footer data-actions="">{actions}</Dialog.Footer> : null}
              {/* Last, so that the focus starts in the body and not on the way out. */}
              {onClose === undefined ? null : (
                <Box position="absolute" top={4} insetEnd={4}>
                  <IconButton icon={X} label={t('dialog.close')} size="small" onClick={onClose} />
                </Box>
              )}
            </Dialog.Content>
          </Dialog.Positioner>
        </Box>
      </Portal>
    </Dialog.Root>
  );
}
