import { type AnyStateMachine, assign, fromPromise, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { classesIn, compareCharts } from '../../src/atlas/compare';
import { renamedAs } from '../../src/atlas/compare/renamed';
import { accountWakeUp } from '../../src/machines/account/accountWakeUp';
import { accountWakeUpPaths } from '../../src/machines/account/accountWakeUp.paths';
import { lessonLock } from '../../src/machines/lessons/lessonLock';
import { lessonLockPaths } from '../../src/machines/lessons/lessonLock.paths';
import { draft } from '../../src/machines/parts/draft';
import { draftPaths } from '../../src/machines/parts/draft.paths';
import { mutantsOf, stateNodes, stimulusLabel } from '../../src/paths';
import {
  branches,
  compareParcels,
  parcel,
  parcelSetup,
  travelling,
  type Types,
  waiting,
} from './compare/parcel';

describe('two versions of a chart, as they behave', () => {
  const labels = (before: AnyStateMachine, after: AnyStateMachine) => {
    const { behaviour } = compareParcels(before, after);
    if (behaviour.kind !== 'different') throw new Error(behaviour.kind);
    const { steps, ...reactions } = behaviour.distinction;
    return { steps: steps.map(({ stimulus }) => stimulusLabel(stimulus)), ...reactions };
  };

  it('are told apart by the fewest steps, though they read the same', () => {
    expect(labels(parcel({}, 2), parcel({}, 1))).toEqual({
      steps: ['start(default)', 'parcel.weighed', 'parcel.sent {"code":2}'],
      before: { state: 'waiting', value: 'waiting', taken: [], effects: [], context: {} },
      after: {
        state: 'lost',
        value: 'lost',
        taken: ['parcel.waiting|parcel.sent|1'],
        effects: [],
        context: {},
      },
      isShown: true,
    });
  });

  it('by an event that only one of them hears, either way', () => {
    const weighed = Array.from({ length: 3 }, () => 'parcel.weighed');
    const deaf = parcel({ waiting: { ...waiting, on: { 'parcel.sent': [...branches] } } });
    const steps = ['start(default)', ...weighed, 'parcel.sent {"code":2}'];
    expect(labels(deaf, parcel())).toMatchObject({
      steps,
      before: { state: 'waiting' },
      after: { state: 'lost' },
    });
    expect(labels(parcel(), deaf)).toMatchObject({
      steps,
      before: { state: 'lost' },
      after: { state: 'waiting' },
    });
  });

  it('by what they remember, where nothing else tells them apart', () => {
    const counter = (by: number) =>
      setup({
        types: {} as Types,
        actions: { add: assign({ count: ({ context }) => context.count + by }) },
      }).createMachine({ id: 'c', context: { count: 0 }, on: { 'one.added': { actions: 'add' } } });
    const bounded = (machine: AnyStateMachine) => ({
      machine,
      catalogue: { project: ({ count }: Record<string, unknown>) => Math.min(2, Number(count)) },
    });
    expect(compareCharts(bounded(counter(1)), bounded(counter(2))).behaviour).toMatchObject({
      distinction: {
        isShown: false,
        before: { context: { count: 1 } },
        after: { context: { count: 2 } },
      },
    });
  });

  it('by what they tell the world', () => {
    const loud = parcel({ waiting: { ...waiting, exit: 'tell' } });
    expect(labels(parcel(), loud)).toMatchObject({
      steps: ['start(default)', 'parcel.sent {"code":1}'],
      before: { state: 'travelling.sea', effects: [] },
      after: { state: 'travelling.sea', effects: ['xstate.emit {"event":{"type":"told"}}'] },
    });
  });

  it('each standing by its own ids, also where a state was renamed', () => {
    const away = parcelSetup(1).createMachine({
      id: 'parcel',
      context: { count: 0 },
      initial: 'resting',
      states: {
        resting: { ...waiting, on: { ...waiting.on, 'parcel.sent': [...branches] } },
        travelling,
        lost: { type: 'final' },
      },
    });
    const { behaviour } = compareParcels(parcel({}, 2), away);
    if (behaviour.kind !== 'different') throw new Error(behaviour.kind);
    const [, weighed] = behaviour.distinction.steps;
    expect(weighed).toMatchObject({
      before: {
        value: 'resting',
        states: ['parcel.waiting'],
        taken: ['parcel.waiting|parcel.weighed|0'],
      },
      after: { states: ['parcel.resting'], taken: ['parcel.resting|parcel.weighed|0'] },
    });
  });

  it('with the classes of each, where both have a class of one name', () => {
    const version = () => {
      class Refusal extends Error {}
      const machine = setup({
        actors: { ask: fromPromise(() => Promise.resolve(1)) },
        guards: { isRefusal: ({ event }) => 'error' in event && event['error'] instanceof Refusal },
      }).createMachine({
        id: 'question',
        initial: 'asking',
        states: {
          asking: {
            invoke: { src: 'ask', onError: [{ guard: 'isRefusal', target: 'no' }, 'broken'] },
          },
          no: {},
          broken: {},
        },
      });
      const outcomes = { ask: { error: [new Refusal('no'), new Error('broken')] } };
      return { machine, catalogue: { outcomes } };
    };
    const [before, after] = [version(), version()];
    expect(compareCharts(before, after).behaviour.kind).toBe('different');
    const classes = classesIn([before.catalogue]);
    expect(compareCharts({ ...before, classes }, after).isSame).toBe(true);
  });

  it('or the reason is told why they cannot be', () => {
    const machine = setup({
      actors: { ask: fromPromise(() => Promise.resolve(1)) },
    }).createMachine({ id: 'question', invoke: { src: 'ask', onDone: {} } });
    const version = { machine, catalogue: {} };
    expect(compareCharts(version, version).behaviour).toMatchObject({
      kind: 'incomparable',
      reason: expect.stringContaining('no "done" outcome for the actor "ask"'),
    });
  });

  it.each([
    { machine: accountWakeUp, catalogue: accountWakeUpPaths },
    { machine: lessonLock, catalogue: lessonLockPaths },
    { machine: draft, catalogue: draftPaths },
  ])(
    'no mutant of $machine.id is taken for the same chart',
    { timeout: 240_000 },
    ({ machine, catalogue: own }) => {
      const mutants = mutantsOf(machine);
      const unnoticed = mutants.filter(({ build }) => {
        const version = { machine: build(), catalogue: own };
        return compareCharts({ machine, catalogue: own }, version).isSame;
      });
      expect(mutants.length).toBeGreaterThan(20);
      expect(unnoticed.map(({ mutation, transition }) => [mutation, transition])).toEqual([]);
    },
  );

  const version = { machine: accountWakeUp, catalogue: accountWakeUpPaths };
  const states = [
    ...stateNodes(accountWakeUp)
      .slice(1)
      .map(({ id }) => ({ id, version })),
    // One beside others, with states of its own.
    { id: 'draft.open.keeping', version: { machine: draft, catalogue: draftPaths } },
  ];
  it.each(states)('the state $id may have another name, and nothing comes of it', (state) => {
    const { id, version } = state;
    const machine = renamedAs(version.machine, { later: new Map([[id, `${id}Anew`]]) });
    const found = compareCharts(version, { ...version, machine });
    expect(found.states.map(({ kind }) => kind)).toEqual(['renamed']);
    expect(found.transitions).toEqual([]);
    expect(found.behaviour.kind).toBe('alike');
  });
});
