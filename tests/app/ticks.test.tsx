// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { forgetTicks, ticksHere, useKeptTicks } from '../../src/app/routing/ticks';

afterEach(cleanup);

const list = setup({
  types: {} as { context: { address: Record<string, string>; selected: readonly number[] } },
}).createMachine({ context: { address: {}, selected: [7, 9] } });

it('finds the rows ticked that were when the page was left, until the session ends', () => {
  const actor = createActor(list).start();
  function Page() {
    useKeptTicks(actor);
    return null;
  }
  const { unmount } = render(<Page />, { wrapper: BrowserRouter });
  expect(ticksHere()).toEqual([]);
  unmount();
  expect(ticksHere()).toEqual([7, 9]);
  forgetTicks();
  expect(ticksHere()).toEqual([]);
});
