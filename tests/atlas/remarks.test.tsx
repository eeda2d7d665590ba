// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dictionaries } from '../../src/atlas/dictionaries';
import { chartById } from '../../src/atlas/library';
import { contents } from '../../src/atlas/model/address';
import { namesOf } from '../../src/atlas/model/names';
import { Remarks } from '../../src/atlas/remarks/Remarks';
import { showView } from '../ui/showView';

const chart = 'lessonLock';

function showRemarks(about: string | null): void {
  const found = chartById(chart);
  if (found === null) throw new Error(`there is no chart ${chart}`);
  const { diagram } = found;
  const names = namesOf(chart, dictionaries.en);
  showView(<Remarks {...{ about, address: contents, signatures: [], diagram, names }} />, 'en');
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

it('a remark names what it is on, and says what is missing once it is to be added', () => {
  showRemarks('lessonLock.locked');
  const text = field('Remark on the state “locked”');
  const add = screen.getByRole('button', { name: 'Add' });
  expect(add.getAttribute('aria-disabled')).toBeNull();
  expect(screen.queryByText('Write the remark')).toBeNull();
  fireEvent.click(add);
  expect(screen.getByText('Write the remark')).toBeTruthy();
  expect(screen.getByText(/^Write your name/)).toBeTruthy();
  expect(document.activeElement).toBe(text);

  fireEvent.change(text, { target: { value: 'Who may unlock it?' } });
  fireEvent.click(add);
  expect(screen.queryByText('Write the remark')).toBeNull();
  expect(document.activeElement).toBe(field('Name'));
  fireEvent.change(field('Name'), { target: { value: 'Ann' } });
  fireEvent.click(add);
  expect(screen.getByText('Who may unlock it?')).toBeTruthy();
  // The next one is not missing anything before it is added.
  expect(screen.queryByText('Write the remark')).toBeNull();
});

it('a remark on the whole chart names the chart', () => {
  showRemarks(null);
  expect(field('Remark on the chart “Lesson lock”')).toBeTruthy();
});
