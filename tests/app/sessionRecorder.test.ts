import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { followCharts } from '../../src/app/world/runningCharts';
import { sessionRecorder } from '../../src/app/world/sessionRecorder';
import { recordLimits } from '../../src/domain/sessionRecord';
import { recordIn } from '../../src/machines/parts/sessionRecord';

const field = setup({
  types: {} as {
    events: { type: 'text.typed'; text: string } | { type: 'field.toggled' };
    context: { text: string };
  },
}).createMachine({
  id: 'field',
  context: { text: '' },
  type: 'parallel',
  on: { 'text.typed': { actions: ({ context, event }) => ({ ...context, ...event }) } },
  states: {
    focus: {
      initial: 'out',
      states: {
        out: { on: { 'field.toggled': 'within' } },
        within: { on: { 'field.toggled': 'out' } },
      },
    },
    network: {},
  },
});

function start() {
  let now = Date.parse('2026-11-20T20:40:00+08:00');
  const recorder = sessionRecorder(() => (now += 1000));
  const inspect = followCharts(recorder.keep);
  const actor = createActor(field, { inspect });
  return { recorder, actor, inspect };
}

describe('the recorder', () => {
  it('keeps names of charts, states and events, and no word of what was typed', () => {
    const { recorder, actor } = start();
    actor.start();
    actor.send({ type: 'field.toggled' });
    for (const text of ['s', 'se', 'sec']) actor.send({ type: 'text.typed', text });
    const of = { chart: 'field', run: 1, times: 1 };
    expect(recorder.read()).toEqual({
      version: 1,
      begun_at: '2026-11-20T20:40:01+08:00',
      moves: [
        { ...of, at: 0, event: 'xstate.init', states: ['focus.out', 'network'] },
        { ...of, at: 1000, event: 'field.toggled', states: ['focus.within', 'network'] },
        { ...of, at: 2000, event: 'text.typed', states: ['focus.within', 'network'], times: 3 },
      ],
    });
  });

  it('tells charts apart that run twice, and forgets the oldest moves', () => {
    const { recorder, actor, inspect } = start();
    actor.start();
    const other = createActor(field, { inspect }).start();
    for (let moves = 0; moves < 5 * recordLimits.moves; moves += 1) {
      actor.send({ type: 'field.toggled' });
      if (moves % 100 === 0) other.send({ type: 'field.toggled' });
    }
    const record = recorder.read();
    expect(record?.moves).toHaveLength(recordLimits.moves);
    expect(record?.moves[0]?.at).toBe(0);
    expect(new Set(record?.moves.map(({ run }) => run))).toEqual(new Set([1, 2]));
    expect(recordIn(JSON.stringify(record))).toEqual(record);
  });

  it('has nothing to tell before something has happened', () => {
    expect(start().recorder.read()).toBeNull();
  });
});
