import { late } from './late';
import type { OpenConfirmDialogProps } from './OpenConfirmDialog';

interface ConfirmDialogProps extends OpenConfirmDialogProps {
  readonly open: boolean;
}

const OpenConfirmDialog = late(async () => (await import('./OpenConfirmDialog')).OpenConfirmDialog);

/** Asks before something that cannot be undone. The focus starts on the safe answer. */
export function ConfirmDialog({ open, ...rest }: ConfirmDialogProps) {
  return open ? <OpenConfirmDialog {...rest} /> : null;
}
