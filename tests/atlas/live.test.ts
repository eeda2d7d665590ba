import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { reportCharts } from '../../src/app/world/liveCharts';
import { followCharts } from '../../src/app/world/runningCharts';
import { listening } from '../../src/atlas/live/listening';
import { followedOf, selectRunning, watch } from '../../src/atlas/live/watch';
import { diagramOf } from '../../src/atlas/model/diagram';
import { takenBetween } from '../../src/atlas/model/takenBetween';

const lamp = setup({
  types: {} as { events: { type: 'pressed'; by: string } | { type: 'broken' } },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { pressed: 'on' } },
    on: { on: { pressed: 'off', broken: 'dark' } },
    dark: { type: 'final' },
  },
});

const leave: (() => void)[] = [];
vi.stubGlobal('addEventListener', (_: string, hear: () => void) => leave.push(hear));
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of [...leave.splice(0), ...stops.splice(0)]) stop();
});
afterAll(() => vi.unstubAllGlobals());

/** A portal in another tab, in which lamps are switched. */
function portal() {
  const inspect = followCharts(reportCharts());
  return {
    lamp: () => {
      const actor = createActor(lamp, { inspect }).start();
      stops.push(() => actor.stop());
      return actor;
    },
    leave: () => {
      for (const hear of leave.splice(0)) hear();
    },
  };
}

function watching() {
  const actor = createActor(watch.provide({ actors: { listen: listening } })).start();
  stops.push(() => actor.stop());
  const states = () => selectRunning(actor.getSnapshot()).map(({ state }) => state);
  return { actor, states, followed: () => followedOf('lamp')(actor.getSnapshot()) };
}

describe('watching a portal', () => {
  it('sees what runs already, each move, and the end; and nothing of what events carry', async () => {
    const one = portal().lamp();
    one.send({ type: 'pressed', by: 'Lin' });
    const { actor, states, followed } = watching();
    await vi.waitFor(() => expect(states()).toEqual(['on']));
    expect(followed()).toMatchObject({ event: null, before: null });
    one.send({ type: 'pressed', by: 'Lin' });
    await vi.waitFor(() => expect(states()).toEqual(['off']));
    expect(followed()).toMatchObject({ event: 'pressed', before: 'on', state: 'off' });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('Lin');
    one.send({ type: 'pressed', by: 'Lin' });
    one.send({ type: 'broken' });
    await vi.waitFor(() => expect(states()).toEqual([]));
    expect(followed()).toMatchObject({ state: 'dark', isActive: false });
  });

  it('follows the one that moved last, or the one that is chosen', async () => {
    const { lamp: start } = portal();
    const [first, second] = [start(), start()];
    const { actor, states, followed } = watching();
    await vi.waitFor(() => expect(states()).toHaveLength(2));
    first.send({ type: 'pressed', by: '' });
    await vi.waitFor(() => expect(followed()?.state).toBe('on'));
    const key = followed()?.key ?? null;
    second.send({ type: 'pressed', by: '' });
    second.send({ type: 'pressed', by: '' });
    await vi.waitFor(() => expect(followed()).toMatchObject({ state: 'off', event: 'pressed' }));
    actor.send({ type: 'run.chosen', key });
    expect(followed()).toMatchObject({ key, state: 'on' });
    expect(followedOf('door')(actor.getSnapshot())).toBeNull();
  });

  it('hears a portal that starts later, and forgets one that goes', async () => {
    const { actor, states } = watching();
    expect(actor.getSnapshot().value).toBe('silent');
    const later = portal();
    later.lamp();
    await vi.waitFor(() => expect(states()).toEqual(['off']));
    later.leave();
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('silent'));
    expect(states()).toEqual([]);
  });
});

it('the drawing shows the one transition that a move can have been, and none where two could', () => {
  const twice = setup({ guards: { isDay: () => true } }).createMachine({
    id: 'twice',
    initial: 'off',
    states: {
      off: { on: { pressed: [{ guard: 'isDay', target: 'on' }, { target: 'on' }], broken: 'on' } },
      on: { on: { pressed: 'off' } },
    },
  });
  const diagram = diagramOf(twice);
  expect(takenBetween(diagram, 'on', 'pressed', 'off')).toEqual(['twice.on|pressed|0']);
  expect(takenBetween(diagram, 'off', 'broken', 'on')).toEqual(['twice.off|broken|0']);
  expect(takenBetween(diagram, 'off', 'pressed', 'on')).toEqual([]);
  expect(takenBetween(diagram, null, 'pressed', 'on')).toEqual([]);
});
