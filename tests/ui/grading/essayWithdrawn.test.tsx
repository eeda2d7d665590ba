// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { waitingEssay } from '../../machines/grading/startGrading';
import { openEssay, openFilled } from './openEssay';

const withdrawnEssay = {
  ...waitingEssay,
  person: { ...waitingEssay.person, status: 'invalid' },
  withdrawn: { by: 'Wang', at: '2026-11-20T14:20:00+08:00' },
};

it('a withdrawal is said where one still writes, and all that was written can be copied', async () => {
  const { answer, signals } = await openFilled();
  act(() => {
    signals.socket.tell({ type: 'socket.received', message: { type: 'homework.changed' } });
  });
  await answer('/homework/info', withdrawnEssay);
  const overtaken = screen.getByRole('region', { name: 'Your correction was not submitted' });
  expect(overtaken.textContent).toContain('Wang withdrew this homework');
  expect(overtaken.textContent).toContain('A clear beginning.');
  expect(overtaken.textContent).toContain('It stays until you discard it');
  // There is no other result to open.
  const buttons = within(overtaken).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Copy']);
});

it('a student who leaves the course is said where one still writes, with nothing to open', async () => {
  const { answer, signals } = await openFilled();
  act(() => {
    signals.socket.tell({ type: 'socket.received', message: { type: 'homework.changed' } });
  });
  await answer('/homework/info', { ...withdrawnEssay, withdrawn: null });
  const overtaken = screen.getByRole('region', { name: 'Your correction was not submitted' });
  expect(overtaken.textContent).toContain('The student has left the course');
  expect(overtaken.textContent).toContain('It stays until you discard it');
  const buttons = within(overtaken).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Copy']);
});

it('an essay of withdrawn homework can be read, and says who withdrew it', async () => {
  const { answer } = openEssay();
  await answer('draft.find', []);
  await answer('/homework/info', withdrawnEssay);
  expect(screen.getByText(/^Wang withdrew this homework/)).toBeTruthy();
  expect(screen.getByRole('article').textContent).toBe(waitingEssay.essay.text);
});
