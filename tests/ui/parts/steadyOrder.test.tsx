// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSteadyOrder } from '../../../src/ui/parts/collection/useSteadyOrder';

// Other files find the page as this one leaves it.
afterEach(() => {
  document.body.replaceChildren();
});

/** What stands after news, where rows were ticked or a dialog lies over the list. */
function afterNews(before: readonly string[], after: readonly string[], hasTicks: boolean) {
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.tabIndex = 0;
  document.body.replaceChildren(dialog);
  dialog.focus();
  const input = { list: 'list', idOf: (row: string) => row, question: 'same', isChanging: false };
  const { result, rerender } = renderHook(
    (rows: readonly string[]) => useSteadyOrder({ ...input, rows, hasTicks }),
    { initialProps: before },
  );
  rerender(after);
  return result.current;
}

it('keeps the order of rows under a dialog, and puts a new one where it belongs', () => {
  expect(afterNews(['a', 'b'], ['new', 'a', 'b'], false)).toMatchObject({
    rows: ['new', 'a', 'b'],
    isHeld: false,
  });
  expect(afterNews(['a', 'b'], ['b', 'new', 'a'], false)).toMatchObject({
    rows: ['a', 'b', 'new'],
    isHeld: true,
  });
});

it('puts a new row last while rows are ticked, and says that the order has changed', () => {
  expect(afterNews(['a', 'b'], ['new', 'a', 'b'], true)).toMatchObject({
    rows: ['a', 'b', 'new'],
    isHeld: true,
  });
});
