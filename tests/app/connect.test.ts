import { createActor, setup, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connect, type Services } from '../../src/app/world/connect';
import { type Call, call, type PayloadOf } from '../../src/contract/call';
import { text } from '../../src/contract/fields';
import { CallFailure } from '../../src/contract/failure';
import { local } from '../../src/machines/parts/local';
import { remote } from '../../src/machines/parts/remote';
import { signal } from '../../src/machines/parts/signal';

const greet = call('/greet', { name: text(1, 20) }, { greeting: z.string() });

const inner = setup({
  types: { output: {} as { greeting: string } },
  actors: { ask: remote(greet) },
}).createMachine({
  id: 'inner',
  initial: 'asking',
  states: {
    asking: {
      invoke: { src: 'ask', input: { name: 'Ming' }, onDone: 'answered', onError: 'failed' },
    },
    answered: {},
    failed: {},
  },
});

const outer = setup({
  types: { events: {} as { type: 'network.lost' } | { type: 'network.found' } },
  actors: { inner, network: signal('network'), load: local('draft.load') },
}).createMachine({
  id: 'outer',
  type: 'parallel',
  invoke: [{ id: 'inner', src: 'inner' }, { src: 'network' }],
  states: {
    cable: {
      initial: 'up',
      states: { up: { on: { 'network.lost': 'down' } }, down: { on: { 'network.found': 'up' } } },
    },
    draft: {
      initial: 'loading',
      states: {
        loading: { invoke: { src: 'load', input: { key: 'essay' }, onDone: 'loaded' } },
        loaded: {},
      },
    },
  },
});

function servicesThat(send: Services['http']['send']): Services & { calls: string[] } {
  const calls: string[] = [];
  const silent = () => () => undefined;
  return {
    calls,
    newRequestId: () => 'r1',
    http: { send },
    local: {
      'draft.load': ({ key }) => {
        calls.push(key);
        return Promise.resolve(null);
      },
      'draft.find': () => Promise.resolve([]),
      'draft.findAll': () => Promise.resolve([]),
      'draft.note': () => Promise.resolve(null),
      'draft.save': ({ content }) => Promise.resolve({ content, savedAt: 0 }),
      'draft.remove': () => Promise.resolve(null),
      'file.read': () => Promise.resolve({ text: '', isCut: false }),
      'picture.measure': () => Promise.resolve({ width: 1, height: 1 }),
      'picture.cut': ({ image }) => Promise.resolve(image),
      'record.read': () => Promise.resolve(null),
      'record.save': () => Promise.resolve(null),
      'page.load': () => Promise.resolve(null),
      'release.find': () => Promise.resolve({ isSame: true }),
      'serviceDesk.find': () => Promise.resolve({ address: '/serviceDesk' }),
    },
    signals: {
      clock: silent,
      visibility: silent,
      socket: silent,
      uploads: silent,
      drafts: silent,
      network: (tell) => {
        tell({ type: 'network.lost' });
        return () => undefined;
      },
    },
    tabs: () => ({ tell: silent(), stop: silent() }),
  };
}

describe('connect', () => {
  it('puts real calls, browser operations and signals into a chart and the charts inside it', async () => {
    const services = servicesThat(<C extends Call>(asked: C, payload: PayloadOf<C>) => {
      const answer: C['answer'] = asked.answer;
      return z.parseAsync(answer, { greeting: `${asked.path} ${JSON.stringify(payload)}` });
    });
    const actor = createActor(connect(outer, services)).start();
    const child = actor.getSnapshot().children.inner;
    if (child === undefined) throw new Error('the inner chart is not running');
    await waitFor(child, (snapshot) => snapshot.matches('answered'));
    await waitFor(actor, (snapshot) => snapshot.matches({ cable: 'down', draft: 'loaded' }));
    expect(services.calls).toEqual(['essay']);
  });

  it('leaves a chart as it was: unconnected, its calls fail by name', async () => {
    connect(
      outer,
      servicesThat(() => Promise.reject(new CallFailure('network', { path: '/greet' }))),
    );
    const actor = createActor(inner).start();
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(actor.getSnapshot().value).toBe('failed');
  });
});
