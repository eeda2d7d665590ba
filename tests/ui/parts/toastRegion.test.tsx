// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Toast, ToastRegion } from '../../../src/ui/parts/ToastRegion';
import { show } from './show';

const toasts = [
  { id: '1', kind: 'success', text: 'Sent to 12 students' },
  { id: '2', kind: 'error', text: 'Not enough coins' },
] as const;
const page = { title: 'Coins', to: '/coins?subject_id=3' };
const unsure: Toast = { id: '3', kind: 'error', text: 'Nobody knows', pages: [page], times: 1 };

test('both regions are there before there is anything to say', () => {
  show(<ToastRegion toasts={[]} onDismiss={() => undefined} />);
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
  expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('assertive');
});

test('a success is said politely, an error at once', () => {
  show(<ToastRegion toasts={toasts} onDismiss={() => undefined} />);
  expect(within(screen.getByRole('status')).getByText('Sent to 12 students')).toBeTruthy();
  expect(within(screen.getByRole('alert')).getByText('Not enough coins')).toBeTruthy();
  expect(screen.getByRole('status').textContent).not.toContain('coins');
});

test('a notice can be dismissed by hand', () => {
  const onDismiss = vi.fn();
  show(<ToastRegion toasts={toasts} onDismiss={onDismiss} />);
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('2');
});

test('a dialog leaves it alone', () => {
  show(<ToastRegion toasts={toasts} onDismiss={() => undefined} />);
  expect(screen.getByRole('alert').closest('body > [data-live]')).not.toBeNull();
});

test('[CODE-015] the keyboard closes a notice, and the focus goes to the next one that stays and then back to where it came from', () => {
  const Page = ({ ids }: { readonly ids: readonly string[] }) => (
    <>
      <button type="button">Before</button>
      <ToastRegion
        toasts={[...toasts, unsure].filter(({ id }) => ids.includes(id))}
        onDismiss={onDismiss}
      />
    </>
  );
  const onDismiss = vi.fn();
  const { rerender } = show(<Page ids={['1', '2', '3']} />);
  const crosses = () => screen.getAllByRole('button', { name: 'Dismiss' });
  const [first, second] = crosses();
  expect(screen.getByRole('link', { name: 'Coins' }).getAttribute('href')).toBe(page.to);
  screen.getByRole('button', { name: 'Before' }).focus();
  first?.focus();
  if (first !== undefined) fireEvent.keyDown(first, { key: 'Escape' });
  expect(onDismiss).toHaveBeenLastCalledWith('2');
  expect(document.activeElement).toBe(second);
  rerender(<Page ids={['1', '3']} />);
  // The other one leaves by itself, and would take the focus with it.
  const [last] = crosses();
  if (last !== undefined) fireEvent.click(last);
  expect(onDismiss).toHaveBeenLastCalledWith('3');
  expect(document.activeElement?.textContent).toBe('Before');
});

test('F6 leads to the first notice that stays, out of a dialog, too, and back again', () => {
  const heard = vi.fn();
  const caught = ['focusin', 'keydown'] as const;
  for (const type of caught) document.addEventListener(type, heard, true);
  show(
    <>
      <div role="dialog" aria-modal>
        <button type="button">Before</button>
      </div>
      <ToastRegion toasts={[...toasts, unsure]} onDismiss={() => undefined} />
    </>,
  );
  const before = screen.getByRole('button', { name: 'Before' });
  before.focus();
  fireEvent.keyDown(before, { key: 'F6' });
  const link = screen.getByRole('link', { name: 'Coins' });
  expect(document.activeElement).toBe(link);
  heard.mockClear();
  // A dialog would take the focus back.
  fireEvent.keyDown(link, { key: 'Tab' });
  expect(heard).not.toHaveBeenCalled();
  fireEvent.keyDown(link, { key: 'F6' });
  expect(document.activeElement).toBe(before);
  for (const type of caught) document.removeEventListener(type, heard, true);
});
