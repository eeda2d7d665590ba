// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { wallTimeTyped } from '../../../src/domain/businessTime';
// Loaded at once: the test does not wait for the chunk.
import '../../../src/ui/parts/Calendar';
import { DateTimeInput } from '../../../src/ui/parts/DateTimeInput';
import { Field } from '../../../src/ui/parts/Field';
import { show } from './show';

function Deadline({ kind }: { readonly kind: 'date' | 'dateTime' }) {
  const [value, setValue] = useState('');
  return (
    <>
      <Field label="Deadline">
        <DateTimeInput kind={kind} value={value} min="2026-11-10" onChange={setValue} />
      </Field>
      <output>{value}</output>
    </>
  );
}

const said = {
  zh: {
    open: '打开日历',
    next: '下个月',
    previous: '上个月',
    view: '2026年11月 选择月份',
    september: ['2026年9月', '9月'],
    monday: '一',
  },
  en: {
    open: 'Open the calendar',
    next: 'Next month',
    previous: 'Previous month',
    view: 'November 2026 Choose a month',
    september: ['September 2026', 'September'],
    monday: 'M',
  },
} as const;

describe.each(['zh', 'en'] as const)('a date in %s', (language) => {
  const words = said[language];

  it('is typed in several ways, and what is no date stays as it is typed', () => {
    show(<Deadline kind="dateTime" />, language);
    const input = screen.getByRole('textbox', { name: 'Deadline' });
    fireEvent.change(input, { target: { value: '２０２６/11/20 8:30' } });
    expect(screen.getByRole('status').textContent).toBe('2026-11-20T08:30');
    fireEvent.change(input, { target: { value: '2026-02-30 8:30' } });
    expect(screen.getByDisplayValue('2026-02-30 8:30')).toBe(input);
    expect(screen.getByRole('status').textContent).toBe('2026-02-30 8:30');
  });

  it('is chosen from a calendar in the language of the page, by the keyboard', async () => {
    show(<Deadline kind="date" />, language);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '2026-11-20' } });
    fireEvent.click(screen.getByRole('button', { name: words.open }));
    await screen.findByRole('button', { name: words.view }, { timeout: 10_000 });
    const [name, written] = words.september;
    expect(screen.getByLabelText(name).textContent).toBe(written);
    expect(screen.getByRole('button', { name: words.next })).toBeTruthy();
    expect(screen.getByRole('button', { name: words.previous })).toBeTruthy();
    expect(document.querySelector('th')?.textContent).toBe(words.monday);
    const day = screen.getByText('20');
    fireEvent.keyDown(day, { key: 'ArrowRight' });
    fireEvent.keyDown(day, { key: 'Enter' });
    await screen.findByText('2026-11-21');
    expect(screen.getByDisplayValue('2026-11-21')).toBeTruthy();
  });
});

it.each([
  ['2026-11-27T20:00', true, '2026-11-27T20:00'],
  ['2026年1月2日', false, '2026-01-02'],
  ['2026-11-27', true, null],
  ['2026-11-27 20:00', false, null],
  ['2026-11-27 24:10', true, null],
  ['tomorrow', false, null],
])('%s (with a time: %s) is read as %s', (text, hasTime, wall) => {
  expect(wallTimeTyped(text, hasTime)).toBe(wall);
});
