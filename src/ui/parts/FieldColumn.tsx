import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { isComposing } from './candidateKeys';

interface FieldColumnProps {
  /** What was pasted, where it is more than one value, and the name of the field that it was pasted into. */
  readonly onPaste?: (text: string, name: string) => void;
  /** Rows with one text field each. */
  readonly children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Moves to the field of another row; Enter never sends the form around, and no key that an input method takes moves. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || isComposing(event) || !(event.target instanceof HTMLInputElement))
    return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(event.target) + step];
  next?.focus();
  next?.select();
}

/** Around rows with one field each: Enter and the arrows go from row to row, and pasted lines are told. */
export function FieldColumn({ onPaste, children }: FieldColumnProps) {
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    if (onPaste === undefined) return;
    const text = event.clipboardData.getData('text/plain');
    if (!(event.target instanceof HTMLInputElement) || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    onPaste(text, event.target.name);
  };
  return (
    <div role="presentation" onKeyDown={move} onPasteCapture={paste}>
      {children}
    </div>
  );
}
