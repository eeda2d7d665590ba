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
    <div data-live data-live-announcer className="toast-region no-print">
      <div className="toast-region-live" role="alert" aria-live="assertive">
        {of('error')}
      </div>
      <div className="toast-region-live" role="status" aria-live="polite">
        {of('success')}
      </div>
    </div>,
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
    <div className="toast-region-card">
      <StatusShape kind={toast.kind === 'success' ? 'good' : 'act'} />
      <span className="toast-region-words">{toast.text}</span>
      <IconButton
        icon={X}
        label={t('toast.dismiss')}
        size="small"
        onClick={() => onDismiss(toast.id)}
      />
    </div>
  );
}
