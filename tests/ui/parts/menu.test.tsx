// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../src/ui/parts/Button';
import { Menu } from '../../../src/ui/parts/Menu';
import { show } from './show';

function accountMenu() {
  const onSelect = vi.fn();
  show(
    <Menu
      label="Account"
      trigger={<Button>Ms Li</Button>}
      onSelect={onSelect}
      items={[
        { id: 'profile', label: 'Profile', to: '/profile' },
        { id: 'password', label: 'Password', disabled: true },
        { id: 'leave', label: 'Log out', danger: true },
      ]}
    />,
  );
  return { onSelect, trigger: screen.getByRole('button') };
}

/** The item that the keys act on: the menu has the focus and names it. */
const focused = () => {
  const id = screen.queryByRole('menu')?.getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.textContent;
};
const untilFocused = (name: string) =>
  vi.waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('menu'));
    expect(focused()).toBe(name);
  });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const untilLeft = (trigger: HTMLElement) =>
  vi.waitFor(() => {
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

test('it opens with the focus on its first item, and the button says so', async () => {
  const { trigger } = accountMenu();
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('menu', { name: 'Account' })).toBeTruthy();
  await untilFocused('Profile');
});

test('arrows, Home, End and letters move, round the ends', async () => {
  const { trigger } = accountMenu();
  trigger.focus();
  press('ArrowDown');
  await untilFocused('Profile');
  for (const [key, name] of [
    ['ArrowUp', 'Log out'],
    ['ArrowDown', 'Profile'],
    ['End', 'Log out'],
    ['Home', 'Profile'],
    ['p', 'Password'],
    ['p', 'Profile'],
  ] as const) {
    press(key);
    await untilFocused(name);
  }
});

test('choosing closes it, gives the focus back and says what was chosen', async () => {
  const { trigger, onSelect } = accountMenu();
  fireEvent.click(trigger);
  await untilFocused('Profile');
  press('End');
  await untilFocused('Log out');
  press('Enter');
  await untilLeft(trigger);
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('leave');
});

test('what is disabled can be found but not chosen', () => {
  const { trigger, onSelect } = accountMenu();
  fireEvent.click(trigger);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Password' }));
  expect(onSelect).not.toHaveBeenCalled();
  expect(screen.queryByRole('menu')).not.toBeNull();
});

test('an item that leads to another screen is a link', () => {
  const { trigger } = accountMenu();
  fireEvent.click(trigger);
  expect(screen.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
});

test.each(['Escape', 'Tab'])('%s leaves it and gives the focus back', async (key) => {
  const { trigger, onSelect } = accountMenu();
  fireEvent.click(trigger);
  await untilFocused('Profile');
  press(key);
  await untilLeft(trigger);
  expect(onSelect).not.toHaveBeenCalled();
});

test('a press on its button closes it', () => {
  const { trigger } = accountMenu();
  fireEvent.click(trigger);
  fireEvent.pointerDown(trigger);
  act(() => trigger.focus());
  fireEvent.click(trigger);
  expect(screen.queryByRole('menu')).toBeNull();
});
