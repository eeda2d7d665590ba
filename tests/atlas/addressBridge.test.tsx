// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { createActor } from 'xstate';
import { AddressBridge } from '../../src/atlas/app/AddressBridge';
import { atlas } from '../../src/atlas/charts/atlas';
import { contents } from '../../src/atlas/model/address';

afterEach(cleanup);

function show() {
  const heard: string[] = [];
  const actor = createActor(atlas, {
    input: { address: contents, language: 'en', charts: [] },
    inspect: (told) => {
      if (told.type === '@xstate.event' && told.event.type === 'address.changed')
        heard.push(told.event.type);
    },
  }).start();
  const seen: { go: (to: string) => void; search: string } = { go: () => undefined, search: '' };
  function Page() {
    const navigate = useNavigate();
    seen.search = useLocation().search;
    seen.go = (to) => void navigate(to);
    return <AddressBridge actor={actor} />;
  }
  render(
    <MemoryRouter initialEntries={['/statecharts.html']}>
      <Page />
    </MemoryRouter>,
  );
  return { actor, heard, seen };
}

it('the atlas does not hear its own wishes, which come true late, but what comes from elsewhere', async () => {
  const { actor, heard, seen } = show();
  const before = heard.length;
  await act(async () => actor.send({ type: 'search.typed', find: 'le' }));
  await act(async () => actor.send({ type: 'search.typed', find: 'lesson' }));
  expect(seen.search).toContain('lesson');
  expect(heard).toHaveLength(before);
  await act(async () => seen.go('?find=door'));
  expect(actor.getSnapshot().context.address.find).toBe('door');
});
