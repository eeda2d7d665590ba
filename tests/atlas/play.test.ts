import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { optionsAt } from '../../src/atlas/play/optionsAt';
import { play, type PlayInput, selectGame, selectNow, selectPast } from '../../src/atlas/play/play';
import { chartById } from '../../src/atlas/library';

const door = setup({
  types: {} as {
    context: { tries: number };
    events: { type: 'code.typed'; code: string } | { type: 'bell.rung' };
  },
  guards: {
    isRight: (_, { code }: { code: string }) => code === '42',
    isLast: ({ context }) => context.tries === 2,
    isFirst: ({ context }) => context.tries === 0,
  },
  actions: { count: ({ context }) => context },
}).createMachine({
  id: 'door',
  context: { tries: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        'code.typed': [
          { guard: { type: 'isRight', params: ({ event }) => event }, target: 'open' },
          { guard: 'isLast', target: 'locked' },
          { guard: 'isFirst', target: 'shut' },
        ],
        'bell.rung': { guard: 'isLast', target: 'open' },
      },
      after: { 5000: 'locked' },
    },
    open: {},
    locked: { type: 'final' },
  },
});
const catalogue = { events: { 'code.typed': [{ code: '42' }, { code: '7' }] } };

function begin(chart: PlayInput) {
  const actor = createActor(play, { input: chart }).start();
  const now = () => selectNow(actor.getSnapshot());
  const options = () => optionsAt(selectGame(actor.getSnapshot()), now().step.state);
  const value = () => now().step.state.snapshot.value;
  const choice = (key: string, index = 0) => {
    const stimulus = options().options.find((option) => option.key === key)?.choices[index]
      ?.stimulus;
    if (stimulus === undefined) throw new Error(`nobody offers ${key}`);
    return stimulus;
  };
  const take = (key: string, index = 0) => {
    actor.send({ type: 'stimulus.chosen', stimulus: choice(key, index) });
  };
  return { actor, options, value, take };
}

describe('what can happen', () => {
  it('says of each branch, in the order of trying, what its guard is: true, false, or by the payload', () => {
    const { options } = begin({ machine: door, catalogue });
    const said = options().options.map(({ key, branches }) => [
      key,
      ...branches.map(({ guard, verdict }) => `${guard ?? ''} ${verdict}`),
    ]);
    expect(said).toEqual([
      ['event code.typed', 'isRight depends', 'isLast false', 'isFirst true'],
      ['event bell.rung', 'isLast false'],
      ['after', ' true'],
    ]);
  });

  it('says which branch each payload would take, and that a refused event takes none', () => {
    const { options } = begin({ machine: door, catalogue });
    const taken = options().options.map(({ choices }) => choices.map(({ step }) => step.taken));
    expect(taken).toEqual([
      [['door.shut|code.typed|0'], ['door.shut|code.typed|2']],
      [[]],
      [['door.shut|xstate.after.5000.door.shut|0']],
    ]);
  });

  it('tells what the catalogue lacks instead of breaking', () => {
    const machine = chartById('sentFeedback')?.machine;
    if (machine === undefined) throw new Error('there is no such chart');
    const { options } = begin({ machine, catalogue: null });
    expect(options()).toEqual({ options: [], fault: expect.stringContaining('"load"') });
  });
});

describe('playing', () => {
  it('takes steps, goes back, and goes on another way', () => {
    const { actor, value, take, options } = begin({ machine: door, catalogue });
    take('event code.typed', 1);
    expect(value()).toBe('shut');
    take('after');
    expect([value(), options().options]).toEqual(['locked', []]);
    actor.send({ type: 'step.chosen', position: 0 });
    expect(value()).toBe('shut');
    actor.send({ type: 'step.chosen', position: 2 });
    expect(value()).toBe('locked');
    actor.send({ type: 'step.chosen', position: 1 });
    take('event code.typed');
    expect([value(), selectPast(actor.getSnapshot()).length]).toEqual(['open', 2]);
    actor.send({ type: 'step.chosen', position: 9 });
    expect(value()).toBe('open');
  });

  it('ends actors as one says, and begins with each input of the catalogue', () => {
    const chart = chartById('headquartersFeedback');
    if (chart === null) throw new Error('there is no such chart');
    const { actor, value, take } = begin(chart);
    actor.send({ type: 'input.chosen', input: 'portal' });
    take('event submit.requested');
    expect(value()).toBe('submitting');
    take('error 0.headquartersFeedback.submitting', 1);
    expect(value()).toBe('draft');
    actor.send({ type: 'input.chosen', input: 'nobody' });
    expect(value()).toBe('draft');
  });
});

it.each(['studentRows', 'homeworkAssignment', 'navigationGuard', 'topBar', 'grading'])(
  'tells all that can happen at the start of %s',
  (id) => {
    const chart = chartById(id);
    if (chart === null) throw new Error(`there is no chart ${id}`);
    const { options } = begin(chart);
    expect(options().fault).toBeNull();
    expect(options().options.length).toBeGreaterThan(0);
  },
);
