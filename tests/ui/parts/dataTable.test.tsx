// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Column, Sort } from '../../../src/ui/parts/DataTable/columns';
import { DataTable } from '../../../src/ui/parts/DataTable/DataTable';
import { PersonCell } from '../../../src/ui/parts/PersonCell';
import { Status } from '../../../src/ui/parts/Status';
import { show } from './show';

interface Student {
  readonly id: number;
  readonly name: string;
  readonly coins: number;
}

const students = (count: number): readonly Student[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Student ${id}`, coins: id * 10 }));

const columns: readonly Column<Student, 'name' | 'coins'>[] = [
  {
    id: 'name',
    head: 'Student',
    sortBy: 'name',
    cell: ({ id, name }) => <PersonCell name={name} account={`stu${id}`} to={`/students/${id}`} />,
  },
  { id: 'status', head: 'Status', cell: () => <Status kind="good">On course</Status> },
  { id: 'coins', head: 'Coins', numeric: true, sortBy: 'coins', cell: ({ coins }) => coins },
  ...[1, 2, 3, 4, 5].map((day) => ({ id: `day${day}`, head: `Day ${day}`, cell: () => day })),
];

/** happy-dom lays nothing out: the box of the table is as high as in a usual window. */
const boxHeight = 560;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(boxHeight);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(boxHeight);
});
afterEach(() => vi.restoreAllMocks());

interface ListProps {
  readonly count: number;
  readonly onAction?: (action: string, student: Student) => void;
  readonly onSort?: (column: string) => void;
  readonly sort?: Sort<'name' | 'coins'>;
}

function List({ count, ...rest }: ListProps) {
  const [page, setPage] = useState(0);
  const rows = useMemo(() => students(count * (page + 1)).slice(count * page), [count, page]);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const toggle = (id: number) =>
    setSelected((old) => (old.includes(id) ? old.filter((one) => one !== id) : [...old, id]));
  return (
    <>
      <button type="button" onClick={() => setPage(page + 1)}>
        Turn the page
      </button>
      <DataTable
        label="Students"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        selected={selected}
        onToggle={toggle}
        onToggleAll={() => setSelected(selected.length > 0 ? [] : rows.map(({ id }) => id))}
        actions={({ id }) => (id === 3 ? [] : [{ id: 'hide', label: 'Hide' }])}
        {...rest}
      />
      <output>{[...selected].sort((a, b) => a - b).join(' ')}</output>
    </>
  );
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`${name}\\b`) });
const selection = () => document.querySelector('output')?.textContent;
const focusedIndex = () => document.activeElement?.getAttribute('data-index');
const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });

/** A long table, once the rows in its window are known. */
async function showLong() {
  const shown = show(<List count={10_000} />);
  await act(() => import('../../../src/ui/parts/DataTable/RowsInSight'));
  return shown;
}

test('10,000 rows take no more than 1,000 nodes, and say how many they are', async () => {
  const { baseElement } = await showLong();
  expect(baseElement.querySelectorAll('*').length).toBeLessThanOrEqual(1000);
  expect(baseElement.querySelectorAll('tr[data-index]').length).toBeGreaterThan(boxHeight / 40);
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('10001');
});

test('the rows left out keep their place: what is rendered and spared adds up', async () => {
  const { container } = show(<List count={10_000} />);
  expect(heightOf(container)).toBe(10_000 * 40);
  await act(() => import('../../../src/ui/parts/DataTable/RowsInSight'));
  expect(container.querySelectorAll('tr[data-index]').length).toBeLessThan(40);
  expect(heightOf(container)).toBe(10_000 * 40);
});

/** Of all rows, in px: of those that are rendered, and of those that are spared. */
function heightOf(container: HTMLElement): number {
  const spared = [...container.querySelectorAll<HTMLElement>('[data-spacer] td')]
    .map((cell) => Number.parseInt(cell.style.height, 10))
    .reduce((sum, height) => sum + height, 0);
  return spared + container.querySelectorAll('tr[data-index]').length * 40;
}

test('up to 100 rows are all there', () => {
  const { container } = show(<List count={100} />);
  expect(container.querySelectorAll('tr[data-index]')).toHaveLength(100);
});

test('rows know their place among all, the head being the first', () => {
  show(<List count={3} />);
  const places = screen.getAllByRole('row').map((one) => one.getAttribute('aria-rowindex'));
  expect(places).toEqual(['1', '2', '3', '4']);
  expect(within(row('Student 1')).getByRole('rowheader').textContent).toContain('Student 1');
  expect(within(row('Student 1')).getByRole('link').getAttribute('href')).toBe('/students/1');
});

test('the tab key stops at one row; up and down, Home and End move it', () => {
  const { container } = show(<List count={30} />);
  expect(container.querySelectorAll('tr[tabindex="0"]')).toHaveLength(1);
  act(() => row('Student 0').focus());
  const stops = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'ArrowDown', 'Home', 'ArrowUp'].map(
    (key) => {
      press(key);
      return focusedIndex();
    },
  );
  expect(stops).toEqual(['1', '2', '1', '29', '29', '0', '0']);
  expect(container.querySelectorAll('tr[tabindex="0"]')).toHaveLength(1);
});

test('the keys reach rows that were not rendered, and the focused row stays', async () => {
  await showLong();
  act(() => row('Student 0').focus());
  press('End');
  expect(focusedIndex()).toBe('9999');
  expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('10001');
});

/** Where the links that are followed lead; the router's own handler follows them. */
function followed(): readonly (string | null)[] {
  const ways: (string | null)[] = [];
  document.body.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof HTMLAnchorElement) ways.push(target.getAttribute('href'));
    },
    { capture: true },
  );
  return ways;
}

test('space ticks the row, enter follows its own link', () => {
  const ways = followed();
  show(<List count={3} />);
  act(() => row('Student 1').focus());
  press(' ');
  expect(selection()).toBe('1');
  expect(row('Student 1').getAttribute('aria-selected')).toBe('true');
  press(' ');
  expect(selection()).toBe('');
  press('Enter');
  expect(ways).toEqual(['/students/1']);
});

test('keys within a row stay with its controls', () => {
  const ways = followed();
  show(<List count={3} />);
  const link = within(row('Student 1')).getByRole('link');
  link.focus();
  press('Enter');
  press(' ');
  expect(ways).toEqual([]);
  expect(selection()).toBe('');
});

test('a checkbox ticks one row, with shift a range, the head all', () => {
  show(<List count={6} />);
  const box = (name: string) => screen.getByRole('checkbox', { name });
  fireEvent.click(box('Select Student 1'));
  fireEvent.click(box('Select Student 4'), { shiftKey: true });
  expect(selection()).toBe('1 2 3 4');
  const all = box('Select all');
  expect(all).toHaveProperty('indeterminate', true);
  fireEvent.click(all);
  expect(selection()).toBe('');
  fireEvent.click(all);
  expect(selection()).toBe('0 1 2 3 4 5');
  expect(all).toHaveProperty('checked', true);
});

test('with shift a range begins at the row that was ticked last, not at its place on another page', () => {
  show(<List count={3} />);
  const box = (name: string) => screen.getByRole('checkbox', { name });
  fireEvent.click(box('Select Student 2'));
  fireEvent.click(screen.getByRole('button', { name: 'Turn the page' }));
  fireEvent.click(box('Select Student 3'), { shiftKey: true });
  expect(selection()).toBe('2 3');
});

/** A menu takes the focus in the next frame. */
const untilOpen = () =>
  vi.waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('menu'));
  });

test('the menu of a row is its context menu too, and gives the focus back to the row', async () => {
  const onAction = vi.fn();
  show(<List count={3} onAction={onAction} />);
  fireEvent.contextMenu(row('Student 2'));
  await untilOpen();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Hide' }));
  await vi.waitFor(() => {
    expect(onAction).toHaveBeenCalledExactlyOnceWith('hide', expect.objectContaining({ id: 2 }));
  });
  expect(focusedIndex()).toBe('2');
  fireEvent.click(screen.getByRole('button', { name: 'More actions for Student 1' }));
  expect(screen.getByRole('menu', { name: 'More actions for Student 1' })).toBeTruthy();
  await untilOpen();
  press('Escape');
  await vi.waitFor(() => {
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focusedIndex()).toBe('1');
  });
});

test('a row with nothing to choose has no menu', () => {
  show(<List count={4} />);
  expect(screen.getByRole('button', { name: 'More actions for Student 1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More actions for Student 3' })).toBeNull();
  fireEvent.contextMenu(row('Student 3'));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('heads say how rows are sorted and ask for another order', () => {
  const onSort = vi.fn();
  show(<List count={3} onSort={onSort} sort={{ column: 'coins', descending: true }} />);
  const head = (name: string) => screen.getByRole('columnheader', { name });
  expect(head('Coins').getAttribute('aria-sort')).toBe('descending');
  expect(head('Student').getAttribute('aria-sort')).toBeNull();
  expect(within(head('Status')).queryByRole('button')).toBeNull();
  fireEvent.click(within(head('Student')).getByRole('button'));
  expect(onSort).toHaveBeenCalledExactlyOnceWith('name');
});

test('paper gets every row', () => {
  const { container } = show(<List count={300} />);
  const rendered = () => container.querySelectorAll('tr[data-index]').length;
  expect(rendered()).toBeLessThan(300);
  fireEvent(window, new Event('beforeprint'));
  expect(rendered()).toBe(300);
  fireEvent(window, new Event('afterprint'));
  expect(rendered()).toBeLessThan(300);
});

test('the first load shows rows of the final height and says so', () => {
  const { container } = show(
    <DataTable
      label="Students"
      columns={columns}
      rows={[]}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      loadingRows={8}
      empty={<p>nothing yet</p>}
    />,
  );
  expect(container.querySelectorAll('tbody tr')).toHaveLength(8);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('nothing yet')).toBeNull();
});

/** Rows that are neither ticked nor have a menu. */
function Plain({ list }: { readonly list?: string }) {
  const of = { list, columns, rows: students(2), label: 'Students' };
  return <DataTable {...of} rowId={({ id }) => id} rowName={({ name }) => name} />;
}

test('a table of which nothing can be done is plain, and can still be scrolled by key', () => {
  show(<Plain />);
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByRole('group', { name: 'Students' }).getAttribute('tabindex')).toBe('0');
  expect(screen.getAllByRole('row')[1]?.hasAttribute('tabindex')).toBe(false);
});

test('a list hears the keys, also where nothing can be done with its rows', () => {
  show(<Plain list="students" />);
  act(() => row('Student 0').focus());
  press('ArrowDown');
  expect(focusedIndex()).toBe('1');
});
