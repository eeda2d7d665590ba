// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import { assign, createActor, setup } from 'xstate';
import { splitAddress, useAddress } from '../../src/app/routing/address';
import { addressNow } from '../../src/app/routing/addressNow';
import { SheetSwitches } from '../../src/ui/answers/SheetSwitches';
import { CurrentAddress } from '../../src/ui/parts/currentAddress';
import { LinkButton } from '../../src/ui/parts/LinkButton';
import { ThemeProvider } from '../../src/ui/parts/theme/ThemeProvider';

afterEach(cleanup);

type Address = Readonly<Record<string, string>>;

/** A list whose grade can be chosen, and which tells what it has heard of the address. */
const list = setup({
  types: {} as {
    context: { address: Address; heard: readonly string[] };
    events: { type: 'address.changed'; address: Address } | { type: 'grade.chosen'; grade: string };
  },
}).createMachine({
  context: { address: {}, heard: [] },
  on: {
    'grade.chosen': { actions: assign(({ event }) => ({ address: { grade: event.grade } })) },
    'address.changed': {
      actions: assign(({ context, event }) => ({
        address: event.address,
        heard: [...context.heard, new URLSearchParams(event.address).toString()],
      })),
    },
  },
});

function show() {
  const actor = createActor(list).start();
  const seen: { back: () => void; search: string } = { back: () => undefined, search: '' };
  function Page() {
    const navigate = useNavigate();
    seen.search = useLocation().search;
    useAddress(actor, splitAddress(seen.search, ['subject_id', 'thing_id']));
    seen.back = () => void navigate(-1);
    return <Link to="?grade=9">Ninth</Link>;
  }
  window.history.replaceState(null, '', '/list?subject_id=2');
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  const heard = () => actor.getSnapshot().context.heard;
  return { actor, seen, heard };
}

it('a chart does not hear its own wishes, which come true late', async () => {
  const { actor, seen, heard } = show();
  const before = heard();
  await act(async () => actor.send({ type: 'grade.chosen', grade: '7' }));
  await act(async () => actor.send({ type: 'grade.chosen', grade: '8' }));
  expect(seen.search).toBe('?subject_id=2&grade=8');
  expect(heard()).toEqual(before);
});

it('writes nothing to a page that has been left but is still rendered', async () => {
  const { actor } = show();
  window.history.pushState(null, '', '/other?subject_id=2');
  await act(async () => actor.send({ type: 'grade.chosen', grade: '7' }));
  expect(window.location.pathname + window.location.search).toBe('/other?subject_id=2');
  window.history.pushState(null, '', '/list?subject_id=3');
  await act(async () => actor.send({ type: 'grade.chosen', grade: '8' }));
  expect(window.location.search).toBe('?subject_id=3');
  window.history.pushState(null, '', '/list?subject_id=2&thing_id=5');
  await act(async () => actor.send({ type: 'grade.chosen', grade: '9' }));
  expect(window.location.search).toBe('?subject_id=2&thing_id=5');
});

it('hears Back, and a link', async () => {
  const { actor, seen, heard } = show();
  await act(async () => actor.send({ type: 'grade.chosen', grade: '7' }));
  await act(async () => actor.send({ type: 'grade.chosen', grade: '8' }));
  await act(async () => seen.back());
  expect(heard().at(-1)).toBe('grade=7');
  await act(async () => screen.getByText('Ninth').click());
  expect(heard().at(-1)).toBe('grade=9');
});

it('hears Back before a choice is rendered', async () => {
  const { actor, seen, heard } = show();
  await act(async () => {
    actor.send({ type: 'grade.chosen', grade: '7' });
    expect(window.location.search).toBe('?subject_id=2&grade=7');
    const back = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await back;
  });
  expect(seen.search).toBe('?subject_id=2');
  expect([actor.getSnapshot().context.address, heard().at(-1)]).toEqual([{}, '']);
});

it('writes a choice that is taken back before it is rendered', async () => {
  const { actor, seen } = show();
  await act(async () => actor.send({ type: 'grade.chosen', grade: '7' }));
  await act(async () => {
    actor.send({ type: 'grade.chosen', grade: '8' });
    actor.send({ type: 'grade.chosen', grade: '7' });
  });
  expect(window.location.search).toBe('?subject_id=2&grade=7');
  expect(seen.search).toBe('?subject_id=2&grade=7');
});

it('a link keeps a choice of the page that was made at once before it, and leads back to it', async () => {
  const layout = { student: 5, by: 'point', answers: 'beside', tries: '1' } as const;
  const sheet = '/errorbook/sheet?student_id=5';
  window.history.replaceState(null, '', sheet);
  render(
    <ThemeProvider>
      <BrowserRouter>
        <CurrentAddress value={addressNow}>
          <SheetSwitches layout={layout} />
          <LinkButton to="/errorbook/list">Books</LinkButton>
        </CurrentAddress>
      </BrowserRouter>
    </ThemeProvider>,
  );
  // The choice of the cause stands in the address and is not drawn yet.
  window.history.pushState(null, '', `${sheet}&by=cause`);
  await act(async () => screen.getByText('sheet.answers.end').click());
  expect(window.location.search).toBe('?student_id=5&by=cause&answers=end');
  window.history.pushState(null, '', `${sheet}&tries=2`);
  await act(async () => screen.getByText('Books').click());
  expect(window.location.pathname).toBe('/errorbook/list');
  expect(addressNow().state).toMatchObject({ from: `${sheet}&tries=2` });
});
