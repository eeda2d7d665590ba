import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton';
import { useModal } from './useModal';

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
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? createPortal(<OpenDialog {...rest} />, document.body) : null;
}

const widths = { sm: 'dialogSmall', md: 'dialogMedium', lg: 'dialogLarge' } as const;

function OpenDialog({
  title,
  onClose,
  actions,
  size = 'sm',
  role = 'dialog',
  initialFocus,
  children,
}: Omit<DialogProps, 'open'>) {
  const { t } = useTranslation('parts');
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const onKeyDown = useModal(layer, initialFocus, onClose);
  return (
    <Layer ref={layer} tabIndex={-1} onKeyDown={onKeyDown}>
      <Surface
        role={role}
        aria-modal
        aria-labelledby={`${id}title`}
        aria-describedby={role === 'alertdialog' ? `${id}body` : undefined}
        maxWidth={widths[size]}
      >
        <chakra.h2 id={`${id}title`} fontWeight="semibold" ps={6} pe={16} pt={5} pb={3}>
          {title}
        </chakra.h2>
        <Body id={`${id}body`}>{children}</Body>
        {actions ? (
          <chakra.div display="flex" justifyContent="flex-end" gap={2} px={6} pt={3} pb={5}>
            {actions}
          </chakra.div>
        ) : null}
        {/* Last, so that the focus starts in the body and not on the way out. */}
        {onClose === undefined ? null : (
          <chakra.div position="absolute" top={4} insetEnd={4}>
            <IconButton icon={X} label={t('dialog.close')} size="small" onClick={onClose} />
          </chakra.div>
        )}
      </Surface>
    </Layer>
  );
}

/** The line at its end says that there is more; the cover that scrolls with the content hides it there. */
const Body = chakra('div', {
  base: {
    flex: 1,
    px: 6,
    pb: 5,
    overflow: 'auto',
    backgroundImage:
      'linear-gradient({colors.bg.panel}, {colors.bg.panel}), linear-gradient({colors.border}, {colors.border})',
    backgroundSize: '100% 1px',
    backgroundPosition: 'bottom',
    backgroundRepeat: 'no-repeat',
    backgroundAttachment: 'local, scroll',
    borderBottomRadius: 'control',
  },
});

const Layer = chakra('div', {
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: 'popover',
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'center',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    px: 4,
    py: '8vh',
    bg: 'bg.backdrop',
    outline: 0,
    animation: 'appear 160ms',
  },
});

const Surface = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    maxHeight: '84vh',
    bg: 'bg.panel',
    borderRadius: 'control',
    boxShadow: 'floating',
    animation: 'rise 160ms',
    overflowWrap: 'anywhere',
  },
});
