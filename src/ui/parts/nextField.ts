import type { KeyboardEvent } from 'react';

/** An Enter in a field leads to the next one of its form, and submits nothing. */
export function enterNextField(event: KeyboardEvent): void {
  event.preventDefault();
  const { currentTarget: field } = event;
  const fields = field.closest('form')?.querySelectorAll<HTMLElement>('input, select, textarea');
  const open = [...(fields ?? [])].filter((one) => !one.matches(':disabled, [type=file]'));
  open[open.findIndex((one) => one === field) + 1]?.focus();
}
