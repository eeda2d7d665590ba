// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { initial, tint } from '../../../src/ui/parts/Avatar';
import { FilterBar } from '../../../src/ui/parts/FilterBar';
import { FilterSelect } from '../../../src/ui/parts/FilterSelect';
import { IconButton } from '../../../src/ui/parts/IconButton';
import { offeredPages, Pagination } from '../../../src/ui/parts/Pagination';
import { QrCode } from '../../../src/ui/parts/QrCode';
import { QrPanel } from '../../../src/ui/parts/QrPanel';
import { Ring } from '../../../src/ui/parts/Ring';
import { Status } from '../../../src/ui/parts/Status';
import { Stepper } from '../../../src/ui/parts/Stepper';
import { Tabs } from '../../../src/ui/parts/Tabs';
import { WizardStep } from '../../../src/ui/parts/WizardStep';
import { show } from './show';

afterEach(() => {
  vi.useRealTimers();
});

test('each status has a shape of its own beside its colour', () => {
  const kinds = ['good', 'watch', 'act', 'none', 'waiting'] as const;
  const shapes = kinds.map((kind) => {
    const { container, unmount } = show(<Status kind={kind}>word</Status>);
    const shape = container.querySelector('svg')?.innerHTML;
    unmount();
    return shape;
  });
  expect(new Set(shapes).size).toBe(kinds.length);
});

test('where only one value may be chosen, a filter is a single choice, also of none', () => {
  const onChange = vi.fn();
  const choice = { label: 'Group by', options: ['point', 'cause'], chosen: ['point'], onChange };
  show(<FilterSelect {...choice} isSingle none="Not grouped" wordOf={(value) => value} />);
  fireEvent.click(screen.getByRole('button', { name: 'Group by' }));
  const group = within(screen.getByRole('radiogroup', { name: 'Group by' }));
  expect(group.getByRole<HTMLInputElement>('radio', { name: 'point' }).checked).toBe(true);
  fireEvent.click(group.getByRole('radio', { name: 'cause' }));
  fireEvent.click(group.getByRole('radio', { name: 'Not grouped' }));
  expect(onChange.mock.calls).toEqual([[['cause']], [[]]]);
});

test('what is set is shown and removable, clear all is last', () => {
  const onRemove = vi.fn();
  const onClear = vi.fn();
  const filters = [
    { id: 'grade', label: 'Grade', value: '8' },
    { id: 'state', label: 'Homework', value: 'Not handed in' },
  ];
  show(<FilterBar filters={filters} onRemove={onRemove} onClear={onClear} />);
  const list = screen.getByRole('list', { name: 'Active filters' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Homework: Not handed in' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('state');
  const last = screen.getAllByRole('button').at(-1);
  expect(last?.textContent).toBe('Clear all');
  if (last) fireEvent.click(last);
  expect(onClear).toHaveBeenCalledOnce();
});

test('there is nothing to clear where nothing is set', () => {
  show(<FilterBar filters={[]} onRemove={() => undefined} onClear={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [4, 11, [1, 2, 3, 4, 5, 0, 11]],
  [6, 11, [1, 0, 5, 6, 7, 0, 11]],
  [9, 11, [1, 0, 8, 9, 10, 11]],
])('page %i of %i offers %j', (page, last, expected) => {
  expect(offeredPages(page, last)).toEqual(expected);
});

test('pages say what they show and go no further than the ends', () => {
  const onPage = vi.fn();
  show(<Pagination page={11} pageSize={20} total={2130} onPage={onPage} />);
  expect(screen.getByText('201–220 of 2,130')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onPage).toHaveBeenCalledExactlyOnceWith(12);
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('11');
});

test('the first page has none before it, and nothing is 0 of 0', () => {
  const onPage = vi.fn();
  show(<Pagination page={1} pageSize={20} total={0} onPage={onPage} />);
  fireEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onPage).not.toHaveBeenCalled();
  expect(screen.getByText('0–0 of 0')).toBeTruthy();
});

test('tabs that the address holds are links', () => {
  const items = [
    { id: 'mine', label: 'Mine', to: '/students' },
    { id: 'hidden', label: 'Hidden', to: '/students?tab=hidden' },
  ];
  show(<Tabs label="Lists" items={items} selected="hidden" />);
  const nav = screen.getByRole('navigation', { name: 'Lists' });
  expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('Hidden');
  expect(screen.queryByRole('tab')).toBeNull();
});

function Weeks() {
  const [selected, setSelected] = useState('day');
  const items = ['day', 'week', 'month'].map((id) => ({ id, label: id }));
  return (
    <Tabs label="Range" items={items} selected={selected} onSelect={setSelected}>
      {`shows ${selected}`}
    </Tabs>
  );
}

test('other tabs are a tab list with arrow keys', () => {
  show(<Weeks />);
  screen.getByRole('tab', { name: 'day' }).focus();
  const stops = ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home'].map((key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement?.textContent;
  });
  expect(stops).toEqual(['week', 'month', 'day', 'month', 'day']);
  expect(screen.getByRole('tabpanel', { name: 'day' }).textContent).toBe('shows day');
});

test('an icon alone has a name, and a tooltip on focus that Escape closes', () => {
  vi.useFakeTimers();
  show(<IconButton icon={Pencil} label="Edit" onClick={() => undefined} />);
  const button = screen.getByRole('button', { name: 'Edit' });
  vi.spyOn(button, 'matches').mockReturnValue(true);
  fireEvent.focus(button);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(screen.getByRole('tooltip').textContent).toBe('Edit');
  fireEvent.keyDown(button, { key: 'Escape' });
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a button that has opened something shows no tooltip over it', () => {
  vi.useFakeTimers();
  show(<IconButton icon={Pencil} label="Edit" aria-expanded />);
  fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' });
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(screen.queryByRole('tooltip')).toBeNull();
  vi.useRealTimers();
});

test('a passing pointer opens no tooltip', () => {
  vi.useFakeTimers();
  show(<IconButton icon={Pencil} label="Edit" onClick={() => undefined} />);
  const button = screen.getByRole('button');
  fireEvent.pointerEnter(button);
  act(() => {
    vi.advanceTimersByTime(200);
  });
  fireEvent.pointerLeave(button);
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('the sign of a person is a whole character, and its tint stays', () => {
  expect(['张子涵', 'wang', ' 李', '𠮷田', ''].map(initial)).toEqual(['张', 'W', '李', '𠮷', '']);
  expect(tint('张子涵')).toBe(tint('张子涵'));
  expect(new Set(['张', '王', '李', '赵', '陈', '刘', '杨', '黄'].map(tint)).size).toBeGreaterThan(
    2,
  );
});

test('time left is a number in whole seconds beside the ring', () => {
  show(<Ring seconds={77.2} of={120} label="Time left" />);
  expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('78 s');
});

test('a QR code is a named picture, dark on white with its quiet zone', () => {
  const { container } = show(<QrCode text="https://example.org/bind" label="Bind your phone" />);
  const code = screen.getByRole('img', { name: 'Bind your phone' });
  expect(code.querySelector('rect')?.getAttribute('fill')).toBe('white');
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/);
});

test('an expired code is covered and can be had anew', () => {
  const onRefresh = vi.fn();
  const panel = (seconds: number) => (
    <QrPanel
      text="https://example.org/bind"
      label="Bind your phone"
      lines={['Open WeChat', 'Scan the code', 'Confirm on the phone']}
      seconds={seconds}
      of={120}
      onRefresh={onRefresh}
    />
  );
  const { rerender } = show(panel(60));
  expect(screen.getByRole('timer').textContent).toBe('60 s');
  expect(screen.queryByRole('button')).toBeNull();
  rerender(panel(0));
  expect(screen.queryByRole('timer')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Get a new code' }));
  expect(onRefresh).toHaveBeenCalledOnce();
});

test('steps say where one is and which are done', () => {
  show(<Stepper label="Upgrade" steps={['Phone', 'Name', 'Done']} current={1} />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((one) => one.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items[0]?.textContent).toContain('Done');
});

test('a step of a wizard is there at once, whatever becomes of its motion', () => {
  const step = (number: number) => <WizardStep step={number}>{`step ${number}`}</WizardStep>;
  const { rerender } = show(step(0));
  rerender(step(1));
  expect(screen.getByText('step 1')).toBeTruthy();
  expect(screen.queryByText('step 0')).toBeNull();
});
