const closest = (target: EventTarget, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** The row that an event happened in, from 0. */
export function pressedRow(target: EventTarget): number | undefined {
  const index = closest(target, 'tr[data-index]')?.dataset['index'];
  return index === undefined ? undefined : Number(index);
}

/** A control of the row itself: its checkbox or its menu button. */
export const pressedTool = (target: EventTarget, tool: 'select' | 'menu') =>
  closest(target, `[data-press=${tool}]`);

/** The way to what a row is about: its first cell's, or else the first that it has. */
export const ownLink = (row: HTMLElement) =>
  row.querySelector<HTMLElement>('[data-lead] :is(a[href], button)') ??
  row.querySelector<HTMLElement>('a[href]');

/** Whether the control in the row keeps the arrow keys for itself. */
export const keepsArrows = (target: EventTarget) =>
  closest(target, 'input:not([type=checkbox]), select, textarea') !== null;
