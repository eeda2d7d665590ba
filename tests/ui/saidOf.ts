import { screen } from '@testing-library/react';

/** What a control, itself or by its label, is described by: why it asks, and what is wrong with it. */
export function saidOf(control: HTMLElement | string): string {
  const element = typeof control === 'string' ? screen.getByLabelText(control) : control;
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
