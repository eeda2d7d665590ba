// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../locales/en/students.json';
import { mostReminded } from '../../../src/domain/home';
import { changedAtOnce } from '../../../src/domain/limits';
import { sampleStudent } from '../../../src/machines/students/studentRows.paths';
import { selectList, students } from '../../../src/machines/students/students';
import { studentsPaths } from '../../../src/machines/students/students.paths';
import { StudentsScreen } from '../../../src/ui/students/StudentsScreen';
import { run } from '../../machines/parts/world';
import { showView } from '../showView';

/** The students' list with so many of them, all of one name. */
async function open(count: number) {
  const { actor, last } = run(students, studentsPaths.inputs.list);
  showView(<StudentsScreen actor={actor} />, 'en');
  const list = Array.from({ length: count }, (_, index) => {
    const student_id = index + 1;
    return { ...sampleStudent, student_id, username: `ann${String(student_id)}` };
  });
  const counts = { responsible: count, audition: 0, auditioned: 0, nonSupervised: 0, hidden: 0 };
  const about = {
    total: count,
    as_of: '2026-11-20T14:30:00+08:00',
    counts,
    courses: [],
    classes: [],
  };
  await act(() => last().answer({ list, ...about }));
  return actor;
}

it('names by account and grade who is marked for good', async () => {
  const actor = await open(3);
  act(() => {
    actor.send({ type: 'marking.requested', ids: [1, 2] });
  });
  const { textContent } = screen.getByRole('alertdialog');
  expect(textContent).toContain('ann1 · Grade 8');
  expect(textContent).toContain('ann2 · Grade 8');
  expect(textContent).not.toContain('ann3');
});

it('reminds no more at once than one call takes, and says so', async () => {
  const actor = await open(mostReminded + 1);
  const list = selectList(actor.getSnapshot());
  act(() => {
    list?.send({ type: 'page.toggled' });
  });
  const remind = () => screen.getByRole('button', { name: 'Remind' });
  expect(remind().getAttribute('aria-disabled')).toBe('true');
  fireEvent.pointerEnter(remind(), { pointerType: 'mouse' });
  expect(await screen.findByText(`Choose at most ${String(mostReminded)} at once`)).toBeTruthy();
  act(() => {
    list?.send({ type: 'row.toggled', id: 1 });
  });
  expect(remind().getAttribute('aria-disabled')).toBe(null);
});

it.each([en.action.hide, en.act.homework, en.act.reward])(
  '%s takes no more at once than one call does',
  async (name) => {
    const actor = await open(changedAtOnce + 1);
    const list = selectList(actor.getSnapshot());
    act(() => {
      list?.send({ type: 'page.toggled' });
    });
    const button = () => screen.getByRole('button', { name });
    expect(button().getAttribute('aria-disabled')).toBe('true');
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' });
    expect(await screen.findByText(`Choose at most ${String(changedAtOnce)} at once`)).toBeTruthy();
    act(() => {
      list?.send({ type: 'row.toggled', id: 1 });
    });
    expect(button().getAttribute('aria-disabled')).toBe(null);
  },
);
