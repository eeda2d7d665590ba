// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DataTable } from '../../../src/ui/parts/DataTable/DataTable';
import { Dialog } from '../../../src/ui/parts/Dialog';
import { PassFocus } from '../../../src/ui/parts/PassFocus';
import { show } from './show';

const columns = [
  {
    id: 'name',
    head: 'Student',
    cell: (name: string) => <button type="button">Reward {name}</button>,
  },
];
const itself = (name: string) => name;

const listOf = (rows: readonly string[]) => (
  <main>
    <h1>Students</h1>
    <DataTable
      label="Students"
      columns={columns}
      rows={rows}
      rowId={itself}
      rowName={itself}
      onToggle={() => undefined}
      empty={<p>Nobody</p>}
    />
  </main>
);

/** A page with a list, from which a row goes away as something elsewhere wants. */
function showList(...names: readonly string[]) {
  let rows = names;
  const { rerender } = show(listOf(rows));
  return (gone: string) => {
    rows = rows.filter((name) => name !== gone);
    rerender(listOf(rows));
  };
}

const focus = (name: string) => {
  act(() => {
    screen.getByRole('button', { name }).focus();
  });
};
const focused = () => document.activeElement?.textContent;

/** The focus goes into a dialog in the next frame. */
const untilEntered = () =>
  vi.waitFor(() => {
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

test('the button of the next row takes the focus of one that has gone, else that of the last', () => {
  const leave = showList('Ann', 'Bo', 'Cy');
  focus('Reward Bo');
  leave('Bo');
  expect(focused()).toBe('Reward Cy');
  leave('Cy');
  expect(focused()).toBe('Reward Ann');
});

test('a row takes the focus of one that has gone', () => {
  const leave = showList('Ann', 'Bo');
  act(() => {
    document.querySelector<HTMLElement>('tr[data-index="0"]')?.focus();
  });
  leave('Ann');
  expect(document.activeElement?.tagName).toBe('TR');
  expect(focused()).toBe('Reward Bo');
});

test('where no row is left, the title of the page takes it', () => {
  const leave = showList('Ann');
  focus('Reward Ann');
  leave('Ann');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('whoever is somewhere else stays there', () => {
  const leave = showList('Ann', 'Bo');
  focus('Reward Ann');
  act(() => {
    document.body.focus();
  });
  focus('Reward Bo');
  leave('Ann');
  expect(focused()).toBe('Reward Bo');
});

/** A page on which something can be opened or closed; what opens it can go away with that. */
function Page({ outlives }: { readonly outlives: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  return (
    <main>
      <h1>Homework</h1>
      {isOver && !outlives ? null : (
        <button
          type="button"
          onClick={() => {
            setOpen(true);
          }}
        >
          Withdraw
        </button>
      )}
      <Dialog open={isOpen} title="Withdraw it?">
        <button
          type="button"
          onClick={() => {
            setOpen(false);
            setOver(true);
          }}
        >
          Yes
        </button>
      </Dialog>
    </main>
  );
}

test.each([
  [true, 'Withdraw'],
  [false, 'Homework'],
])('a dialog gives the focus back, or to the title: opener there %s', async (outlives, name) => {
  show(<Page outlives={outlives} />);
  focus('Withdraw');
  const press = (button: string) => {
    act(() => {
      screen.getByRole('button', { name: button }).click();
    });
  };
  press('Withdraw');
  await untilEntered();
  press('Yes');
  await vi.waitFor(() => {
    expect(focused()).toBe(name);
  });
});

test('a row that goes while a dialog of its own is open leaves the focus to the next when that closes', async () => {
  const page = (rows: readonly string[], isAsked: boolean) => (
    <>
      {listOf(rows)}
      <Dialog open={isAsked} title="Reward">
        <button type="button">Give</button>
      </Dialog>
    </>
  );
  const { rerender } = show(page(['Ann', 'Bo'], false));
  focus('Reward Ann');
  rerender(page(['Ann', 'Bo'], true));
  await untilEntered();
  rerender(page(['Bo'], true));
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  rerender(page(['Bo'], false));
  await vi.waitFor(() => {
    expect(focused()).toBe('Reward Bo');
  });
});

test('what goes away with the focus passes it on, and takes none that it does not have', () => {
  function Tip() {
    const [isShown, setShown] = useState(true);
    const close = () => {
      setShown(false);
    };
    return (
      <>
        <input aria-label="Search" />
        <button type="button" onClick={close}>
          Away
        </button>
        {isShown ? (
          <PassFocus to="input">
            <button type="button" onClick={close}>
              Got it
            </button>
          </PassFocus>
        ) : null}
      </>
    );
  }
  for (const [button, stays] of [
    ['Got it', false],
    ['Away', true],
  ] as const) {
    const { unmount } = show(<Tip />);
    focus(button);
    act(() => {
      screen.getByRole('button', { name: button }).click();
    });
    expect(document.activeElement).toBe(
      stays ? screen.getByText('Away') : screen.getByLabelText('Search'),
    );
    unmount();
  }
});
