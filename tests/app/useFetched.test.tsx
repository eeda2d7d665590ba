// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { type Fetched, fetched } from '../../src/app/loading/fetched';
import { NotLoaded } from '../../src/app/loading/notLoaded';
import { useFetched } from '../../src/app/loading/useFetched';
import { showView } from '../ui/showView';

function Screen({ thing }: { readonly thing: Fetched<string> }) {
  return <h1>{useFetched(thing)}</h1>;
}

/** What is shown in place of a screen, each time that it is. */
function show(thing: Fetched<string>) {
  const waited = vi.fn<() => ReactNode>(() => 'waiting');
  const Waiting = () => waited();
  showView(
    <Suspense fallback={<Waiting />}>
      <Screen thing={thing} />
    </Suspense>,
    'zh',
  );
  return waited;
}

it('[ROUTE-001] what has come is shown at once, without a page that waits in between', async () => {
  const thing = fetched([], () => Promise.resolve('students'));
  await thing.fetch();
  const waited = show(thing);
  expect(screen.getByRole('heading').textContent).toBe('students');
  expect(waited).not.toHaveBeenCalled();
});

it('what is on its way is waited for', async () => {
  let come: (thing: string) => void = () => undefined;
  const thing = fetched(
    [],
    () =>
      new Promise<string>((resolve) => {
        come = resolve;
      }),
  );
  const waited = await act(() => Promise.resolve(show(thing)));
  expect(waited).toHaveBeenCalled();
  await act(async () => {
    come('students');
    await thing.fetch();
  });
  expect(screen.getByRole('heading').textContent).toBe('students');
});

it('what did not come is asked for again only when told to, and then shown', async () => {
  const load = vi.fn(() => Promise.reject<string>(new Error('no network')));
  const thing = fetched([], load);
  await expect(thing.fetch()).rejects.toBeInstanceOf(NotLoaded);
  await expect(thing.fetch()).rejects.toBeInstanceOf(NotLoaded);
  expect(load).toHaveBeenCalledTimes(1);
  load.mockResolvedValue('students');
  await thing.again();
  await thing.again();
  expect(load).toHaveBeenCalledTimes(2);
  show(thing);
  expect(screen.getByRole('heading').textContent).toBe('students');
});
