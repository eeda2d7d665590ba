// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectFilters } from '../../../src/machines/parts/collection/selectors';
import { studentRows } from '../../../src/machines/students/studentRows';
import { sampleStudent } from '../../../src/machines/students/studentRows.paths';
import { ListScreen } from '../../../src/ui/parts/collection/ListScreen';
import { studentActions } from '../../../src/ui/students/studentActions';
import { studentColumns } from '../../../src/ui/students/studentColumns';
import { run } from '../../machines/parts/world';
import { showView } from '../showView';

const people = ['Ann', 'Bo'].map((name, index) => ({
  ...{ ...sampleStudent, name, student_id: index + 1 },
}));
const counts = { responsible: 2, audition: 0, auditioned: 0, nonSupervised: 0, hidden: 0 };
const answer = {
  list: people,
  total: 2,
  as_of: '2026-11-20T14:30:00+08:00',
  counts,
  courses: [],
  classes: [],
};

async function shown() {
  const list = run(studentRows, { scope: { subject_id: 2 } });
  await list.last().answer(answer);
  showView(
    <ListScreen actor={list.actor} columns={studentColumns} tabs="list" actions={studentActions} />,
  );
  return list;
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const button = (name: string) => screen.getByRole('button', { name });

it('rows that are being changed are busy, and nothing else can be done to them meanwhile', async () => {
  const { actor, last } = await shown();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Ann' }));
  expect(button('Hide').getAttribute('aria-disabled')).toBeNull();
  act(() => {
    actor.send({ type: 'change.requested', name: 'pinned', ids: [1] });
  });
  expect(rowOf('Ann').getAttribute('aria-busy')).toBe('true');
  expect(rowOf('Bo').getAttribute('aria-busy')).toBeNull();
  expect(button('Hide').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('More actions for Ann'));
  fireEvent.contextMenu(rowOf('Ann'));
  expect(screen.queryByRole('menu')).toBeNull();
  await act(() => last().answer({ outcomes: [{ student_id: 1, outcome: 'done' }] }));
  expect(rowOf('Ann').getAttribute('aria-busy')).toBeNull();
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
});

it('an export says how many rows are in the file, also when that is fewer than were counted', async () => {
  const { last } = await shown();
  fireEvent.click(button('Export'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('status').textContent).toContain('2');
  fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
  await act(() => last().answer({ ...answer, list: people.slice(0, 1) }));
  expect(dialog.getByRole('status').textContent).toMatch(/\b1 row\b/);
});

it('rows stay in their order while somebody chooses among them, with new values, and are put right on demand', async () => {
  const { actor, last } = await shown();
  const order = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const news = async (...list: (typeof people)[number][]) => {
    act(() => {
      actor.send({ type: 'refresh.requested' });
    });
    await act(() => last().answer({ ...answer, list, total: list.length }));
  };
  const [ann, bo] = people;
  if (ann === undefined || bo === undefined) throw new Error('two students are needed');
  const before = order();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Bo' }));
  await news({ ...bo, student_id: 3, name: 'Cy' }, { ...bo, username: 'bo2' }, ann);
  expect(order().map((text) => text[0])).toEqual(['A', 'B', 'C']);
  expect(rowOf('Bo').textContent).toContain('bo2');
  fireEvent.click(button('Sort again'));
  expect(order().map((text) => text[0])).toEqual(['C', 'B', 'A']);
  expect(screen.queryByRole('button', { name: 'Sort again' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Bo' }));
  await news(ann, bo);
  expect(order()).toEqual(before);
  act(() => {
    rowOf('Bo').focus();
  });
  await news(bo, ann);
  expect(order()).toEqual(before);
  act(() => {
    rowOf('Bo').blur();
  });
  await news(bo, ann);
  expect(order()).toEqual([...before].reverse());
});

it('a filter of one value is a single choice, with a way back; one of several has boxes to tick', async () => {
  const { actor } = await shown();
  fireEvent.click(button('Regular courses'));
  const one = within(screen.getByRole('radiogroup', { name: 'Regular courses' }));
  expect(one.getByRole<HTMLInputElement>('radio', { name: 'Any' }).checked).toBe(true);
  fireEvent.click(one.getByRole('radio', { name: 'Takes none' }));
  expect(selectFilters(actor.getSnapshot())).toMatchObject({ formal: 'notEnrolled' });
  fireEvent.click(one.getByRole('radio', { name: 'Any' }));
  expect(selectFilters(actor.getSnapshot()).formal).toBeUndefined();
  fireEvent.click(button('Activity'));
  const several = within(screen.getByRole('group', { name: 'Activity' }));
  expect(several.getAllByRole('checkbox')).not.toHaveLength(0);
});
