// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type AnyActor, createActor, fromCallback, setup } from 'xstate';
import { useRunning } from '../../src/app/world/useRunning';

afterEach(cleanup);

/** A chart that tells when it begins and when it ends. */
function told() {
  const moves: string[] = [];
  const chart = setup({
    actors: {
      life: fromCallback(() => {
        moves.push('begun');
        return () => moves.push('ended');
      }),
    },
  }).createMachine({ invoke: { src: 'life' } });
  return { moves, chart };
}

function Shown({ create }: { readonly create: () => AnyActor }) {
  useRunning(create);
  return null;
}

it('runs from when the component is there until it goes', async () => {
  const { moves, chart } = told();
  const { unmount } = render(<Shown create={() => createActor(chart)} />);
  expect(moves).toEqual(['begun']);
  await act(async () => {
    unmount();
  });
  expect(moves).toEqual(['begun', 'ended']);
});

it('goes on with one that runs already, and starts no other', () => {
  const { moves, chart } = told();
  const begun = createActor(chart).start();
  render(<Shown create={() => begun} />);
  expect(moves).toEqual(['begun']);
});

it('goes on where React takes a component away and puts it back at once', async () => {
  const { moves, chart } = told();
  await act(async () => {
    render(<Shown create={() => createActor(chart)} />, { wrapper: StrictMode });
  });
  expect(moves).toEqual(['begun']);
});
