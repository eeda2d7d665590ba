import type { ReactNode, RefObject } from 'react';
import { late } from './late';

export interface DialogProps {
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

const OpenDialog = late(async () => (await import('./OpenDialog')).OpenDialog);

/**
 * A dialog over the page: it keeps the focus and gives it back. A press beside it does not close
 * it, since that has cost people what they had typed.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}
