import { late } from './late';
import type { OpenDialogProps } from './OpenDialog';

export interface DialogProps extends OpenDialogProps {
  readonly open: boolean;
}

const OpenDialog = late(async () => (await import('./OpenDialog')).OpenDialog);

/**
 * A dialog over the page: it keeps the focus and gives it back. A press beside it does not close
 * it, since that has cost people what they had typed.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}
