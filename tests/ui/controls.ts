import { act, fireEvent } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { Actor, type AnyActor, type EventObject } from 'xstate';
import { shown } from '../../src/atlas/approval/facts';

/** What a person can press, choose or fill in. */
const controls = [
  ...['button', 'a[href]', 'input', 'textarea', 'select', '[role=tab]', '[role^=menuitem]'],
  ...['[role=option]', '[role=treeitem]', '[role=switch]'],
].join();
/** The first rows of a table speak for all. */
export const otherRows = 'tbody tr:nth-child(n + 4)';
/** A calendar comes when it is ready, and is tried by itself. */
const leftOut = `${otherRows}, [data-scope=date-picker][data-part=content]`;
const pressed = ['checkbox', 'radio', 'button', 'submit'];

/** A file that is the same in each run. */
const photo = new File(['7'], '7.png', { type: 'image/png', lastModified: 1 });

function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const label = element.id === '' ? null : document.querySelector(`label[for="${element.id}"]`);
  const isFilledIn = element.matches('input, textarea, select');
  const names = [
    ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
    element.getAttribute('aria-label'),
    (label ?? element.closest('label'))?.textContent,
    isFilledIn ? element.getAttribute('name') : element.textContent,
  ];
  return names.map((name) => name?.trim() ?? '').find((name) => name !== '') ?? '';
}

/** Its kind and name: `button Send`. */
function titleOf(element: Element): string {
  const type = element.matches('input') ? element.getAttribute('type') : null;
  return `${element.getAttribute('role') ?? type ?? element.localName} ${nameOf(element)}`;
}

const isOff = (element: Element) =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';

/** Presses it, chooses its last option or a file where that can be chosen, fills it in and leaves it. */
function handle(element: Element): void {
  if (element instanceof HTMLSelectElement) {
    const last = element.options.item(element.options.length - 1);
    if (last?.disabled === false) fireEvent.change(element, { target: { value: last.value } });
    fireEvent.blur(element);
  } else if (element instanceof HTMLInputElement && element.type === 'file') {
    fireEvent.change(element, { target: { files: [photo] } });
  } else if (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !pressed.includes(element.type))
  ) {
    fireEvent.change(element, { target: { value: '7' } });
    fireEvent.blur(element);
  } else {
    fireEvent.click(element);
  }
}

/** Takes what was sent since it was called last. From the first call on no chart hears it any more. */
export type TakeSent = () => string[];

/** Records what is sent to the charts that are made from now on: an actor's `send` is its own as soon as it is made. */
export function recordSends(): TakeSent {
  let isHeard = true;
  const sent: string[] = [];
  const { send } = Actor.prototype;
  vi.spyOn(Actor.prototype, 'send').mockImplementation(function (
    this: AnyActor,
    event: EventObject,
  ) {
    const { type, ...rest } = event;
    const told = JSON.stringify(rest);
    const heard = this._parent === undefined ? type : `${this.id}: ${type}`;
    sent.push(told === '{}' ? heard : `${heard} ${shown(told)}`);
    if (isHeard) send.call(this, event);
  });
  // This page has no printer.
  vi.stubGlobal('print', () => sent.push('(prints)'));
  onTestFinished(() => {
    vi.mocked(Actor.prototype.send).mockRestore();
    vi.unstubAllGlobals();
  });
  return () => {
    isHeard = false;
    return sent.splice(0);
  };
}

/** A dialog gives a field the focus when it is ready: what leaving that sends is none of the control that is used. */
function leaveFocus(takeSent: TakeSent): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  takeSent();
}

/** What a control leads to or sends once it is used: `button Send → submit.requested`. */
function lineOf(element: Element, takeSent: TakeSent): string {
  const line = titleOf(element);
  if (isOff(element)) return `${line} (off)`;
  const address = element.getAttribute('href');
  handle(element);
  return [line, ...(address === null ? [] : [address]), ...takeSent()].join(' → ');
}

/** A menu opens, chooses and closes a moment after the press. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

const itemsOfMenu = () => [...document.body.querySelectorAll('[role=menu] [role^=menuitem]')];

/** What each item of the menu does that a button opens; choosing one closes it. */
async function linesOfMenu(trigger: Element, takeSent: TakeSent): Promise<string[]> {
  const lines: string[] = [];
  for (;;) {
    if (itemsOfMenu().length === 0) fireEvent.click(trigger);
    await settle();
    const item = itemsOfMenu()[lines.length];
    if (item === undefined) break;
    const line = lineOf(item, takeSent);
    await settle();
    lines.push([line, ...takeSent()].join(' → '));
  }
  const [first] = itemsOfMenu();
  if (first !== undefined) fireEvent.keyDown(first, { key: 'Escape' });
  await settle();
  return lines.map((line) => `${titleOf(trigger)} › ${line}`);
}

const isMenu = (element: Element) => element.getAttribute('aria-haspopup') === 'menu';

/** A menu keeps the focus, which a dialog before it takes back. */
const isMenuBehindDialog = (element: Element) =>
  isMenu(element) &&
  document.body.querySelector('[aria-modal=true]') !== null &&
  element.closest('[aria-modal=true]') === null;

const isTried = (element: Element) =>
  element.closest(leftOut) === null && !isMenuBehindDialog(element);

/** What each control on the page does; then what comes with using one, as long as it has another name. */
export async function controlsOnPage(takeSent: TakeSent): Promise<string[]> {
  takeSent();
  const names = new Set<string>();
  const lines: string[] = [];
  for (;;) {
    const fresh = [...document.body.querySelectorAll(controls)].filter(
      (element) => isTried(element) && !names.has(titleOf(element)),
    );
    if (fresh.length === 0) return lines;
    for (const element of fresh) names.add(titleOf(element));
    for (const element of fresh.filter(({ isConnected }) => isConnected)) {
      leaveFocus(takeSent);
      const isOpened = isMenu(element) && !isOff(element);
      lines.push(lineOf(element, takeSent));
      if (isOpened) lines.push(...(await linesOfMenu(element, takeSent)));
    }
  }
}
