import { describe, expect, it } from 'vitest';
import { assign, createMachine, fromPromise, setup } from 'xstate';
import { dictionaries } from '../../src/atlas/dictionaries';
import { library } from '../../src/atlas/library';
import { type Address, addressText, contents, readAddress } from '../../src/atlas/model/address';
import { diagramOf, statesWithin } from '../../src/atlas/model/diagram';
import { namesOf } from '../../src/atlas/model/names';
import { neighbour } from '../../src/atlas/model/neighbour';
import { picturesOf } from '../../src/atlas/model/pictures';
import { statesInValue } from '../../src/atlas/model/statesInValue';
import { transitionsOf } from '../../src/paths';

const child = createMachine({ id: 'child' });

const kettle = setup({
  types: { events: {} as { type: 'kettle.filled'; litres: number } | { type: 'kettle.lifted' } },
  actors: { boil: fromPromise<number>(() => Promise.resolve(1)), child },
  guards: { isEnough: () => true },
  actions: { note: (_, _params: { as: string }) => undefined, count: assign({}) },
  delays: { patience: 500 },
}).createMachine({
  id: 'kettle',
  initial: 'empty',
  states: {
    empty: {
      tags: 'empty',
      on: {
        'kettle.filled': [
          {
            guard: 'isEnough',
            target: 'work',
            actions: [{ type: 'note', params: { as: 'full' } }, 'count'],
            meta: { spec: ['KET-01', 'KET-02'] },
          },
          { actions: 'count' },
        ],
      },
    },
    work: {
      type: 'parallel',
      onDone: 'done',
      states: {
        heat: {
          initial: 'boiling',
          states: {
            boiling: {
              entry: 'count',
              invoke: { src: 'boil', onDone: 'hot', onError: 'cold' },
              after: { patience: 'cold', 20: { target: 'cold' } },
            },
            hot: { type: 'final' },
            cold: { always: 'hot' },
            last: { type: 'history', history: 'deep' },
          },
        },
        lid: { initial: 'shut', states: { shut: { invoke: { id: 'lid', src: 'child' } } } },
      },
    },
    done: { type: 'final' },
  },
});

const diagram = diagramOf(kettle);
const states = new Map(statesWithin(diagram.root).map((state) => [state.id, state]));
const transitions = new Map(diagram.transitions.map((one) => [one.id, one]));

describe('the diagram of a chart', () => {
  it('has every state with what it is', () => {
    expect([...states.values()].map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      ' compound',
      'empty atomic',
      'work parallel',
      'work.heat compound',
      'work.heat.boiling atomic',
      'work.heat.hot final',
      'work.heat.cold atomic',
      'work.heat.last history',
      'work.lid compound',
      'work.lid.shut atomic',
      'done final',
    ]);
    expect(states.get('kettle.work.heat')?.initial).toBe('kettle.work.heat.boiling');
    expect(states.get('kettle.work')?.initial).toBeNull();
    expect(states.get('kettle.work.heat.last')?.isDeep).toBe(true);
    expect(states.get('kettle.empty')?.tags).toEqual(['empty']);
  });

  it('names what runs and what is done in a state, without what XState does for its timers', () => {
    expect(states.get('kettle.work.heat.boiling')).toMatchObject({
      entry: [{ name: 'count', params: null }],
      exit: [],
      invokes: [{ source: 'boil', chart: null }],
    });
    expect(states.get('kettle.work.lid.shut')?.invokes).toEqual([
      { id: 'lid', source: 'child', chart: 'child' },
    ]);
  });

  it('has the transitions of every chart of the product, with their ids', () => {
    for (const { machine, diagram: drawn } of library) {
      expect(drawn.transitions.map(({ id }) => id)).toEqual(
        transitionsOf(machine).map(({ id }) => id),
      );
    }
  });

  it('tells trigger, guard, actions and requirements of a transition', () => {
    expect(transitions.get('kettle.empty|kettle.filled|0')).toMatchObject({
      from: 'kettle.empty',
      trigger: { kind: 'event', name: 'kettle.filled' },
      guard: 'isEnough',
      targets: ['kettle.work'],
      actions: [
        { name: 'note', params: { as: 'full' } },
        { name: 'count', params: null },
      ],
      spec: ['KET-01', 'KET-02'],
    });
    expect(transitions.get('kettle.empty|kettle.filled|1')?.targets).toEqual([]);
  });

  it('tells timers, ends of actors and of states, and what happens at once', () => {
    const triggers = diagram.transitions.map(({ trigger }) => trigger);
    expect(triggers).toContainEqual({ kind: 'after', delay: 'patience' });
    expect(triggers).toContainEqual({ kind: 'after', delay: 20 });
    expect(triggers).toContainEqual({ kind: 'stateDone' });
    expect(triggers).toContainEqual({ kind: 'always' });
    expect(triggers).toContainEqual(expect.objectContaining({ kind: 'done', source: 'boil' }));
    expect(triggers).toContainEqual(expect.objectContaining({ kind: 'error', source: 'boil' }));
  });

  it('tells in which states a value stands', () => {
    expect(statesInValue(diagram, { work: { heat: 'hot', lid: 'shut' } })).toEqual([
      'kettle.work',
      'kettle.work.heat',
      'kettle.work.heat.hot',
      'kettle.work.lid',
      'kettle.work.lid.shut',
    ]);
  });
});

describe('the names of a chart', () => {
  it.each(['zh', 'en'] as const)('leave nothing of any chart to its id in %s', (language) => {
    const words = dictionaries[language];
    const nameless = library.flatMap(({ id, catalogue, diagram: { root, transitions: all } }) => {
      const known = (group: 'state' | 'event' | 'actor' | 'input', name: string, short = name) =>
        `${id}.${name}` in words[group] || short in words[group];
      const last = (path: string) => path.split('.').at(-1) ?? path;
      return [
        ...(id in words.chart ? [] : [`chart ${id}`]),
        ...Object.keys(catalogue?.inputs ?? { default: undefined })
          .filter((input) => !known('input', input))
          .map((input) => `${id} starts ${input}`),
        ...statesWithin(root)
          .filter(({ path }) => path !== '' && !known('state', path, last(path)))
          .map((state) => state.id),
        ...statesWithin(root)
          .flatMap(({ invokes }) => invokes)
          .filter(
            ({ source, chart }) =>
              !known('actor', source) &&
              !(source in words.chart) &&
              !((chart ?? '') in words.chart),
          )
          .map(({ source }) => `${id} runs ${source}`),
        ...all.flatMap(({ trigger, id: transition }) => {
          const isKnown =
            (trigger.kind !== 'event' || known('event', trigger.name)) &&
            (trigger.kind !== 'after' ||
              typeof trigger.delay === 'number' ||
              (trigger.delay ?? '') in words.delay);
          return isKnown ? [] : [transition];
        }),
      ];
    });
    expect(nameless).toEqual([]);
  });

  it('prefer what holds for one chart, and say where one stands', () => {
    const names = namesOf('kettle', {
      ...dictionaries.en,
      state: { boiling: 'boiling', 'kettle.work.heat.boiling': 'nearly there', work: 'at work' },
    });
    expect(names.state('work.heat.boiling')).toBe('nearly there');
    expect(names.value({ work: { heat: 'boiling', lid: 'shut' } })).toBe(
      'at work › heat › nearly there; lid › shut',
    );
    expect(names.trigger({ kind: 'after', delay: 20_000 })).toBe('Wait 20 s');
    const { trigger } = namesOf('kettle', dictionaries.en, { untilSaved: 400 });
    expect(trigger({ kind: 'after', delay: 'untilSaved' })).toBe(
      'Wait for the time to save (0.4 s)',
    );
    expect(trigger({ kind: 'after', delay: 'busyWait' })).toBe('Wait for another try');
    expect(names.step({ kind: 'done', actor: '0.kettle', source: 'boil' })).toBe('boil: succeeds');
  });
});

describe('an address', () => {
  it.each<Partial<Address>>([
    {},
    { chart: 'grading', focus: 'grading.editing|submit.requested|0', tab: 'paths' },
    { chart: 'grading', tab: 'paths', path: 'grading-1a2b3c', step: 4, isCoverageShown: true },
    { chart: 'grading', tab: 'details', path: 'grading-1a2b3c' },
    { find: '\u4f5c\u4e1a & more' },
    { chart: 'grading', tab: 'changes', changes: 'before' },
  ])('is read as it was written: %o', (address) => {
    const text = addressText(address);
    expect(readAddress(text.slice(text.indexOf('?')))).toEqual({ ...contents, ...address });
  });

  it('opens the tab of the path or case that it names, unless it names a tab', () => {
    expect(readAddress('?chart=grading&path=grading-1a2b3c&step=2').tab).toBe('paths');
    expect(readAddress('?chart=grading&path=apart').tab).toBe('changes');
    expect(readAddress('?chart=grading&case=GRA-01').tab).toBe('cases');
    expect(readAddress('?chart=grading&tab=play&case=GRA-01').tab).toBe('play');
  });

  it('shows no changes in a version that there is not', () => {
    expect(readAddress('?tab=changes&changes=never').changes).toBeNull();
  });

  it('takes a step that is none as the first', () => {
    for (const step of ['-1', '1.5', 'x', '']) expect(readAddress(`?step=${step}`).step).toBe(0);
  });
});

describe('a guard', () => {
  it.each(['zh', 'en'] as const)('of every chart has words, in %s', (language) => {
    const without = library.flatMap(({ id, diagram: drawn }) => {
      const names = namesOf(id, dictionaries[language]);
      return drawn.transitions.flatMap(({ guard }) =>
        guard !== null && names.guard(guard) === null ? [`${id} ${guard}`] : [],
      );
    });
    expect(without).toEqual([]);
  });

  it.each(['zh', 'en'] as const)('and every action of every chart, in %s', (language) => {
    const without = library.flatMap(({ id, diagram: { root, transitions: all } }) => {
      const names = namesOf(id, dictionaries[language]);
      const inStates = statesWithin(root).flatMap(({ entry, exit }) => [...entry, ...exit]);
      return [...inStates, ...all.flatMap(({ actions }) => actions)].flatMap(({ name }) =>
        names.action(name) === null ? [`${id} ${name}`] : [],
      );
    });
    expect([...new Set(without)]).toEqual([]);
  });

  it('that asks for others is said by theirs', () => {
    const { guard } = namesOf('lock', {
      ...dictionaries.en,
      guard: { isLate: 'it is late', isDark: 'it is dark', 'lock.isLate': 'the lock is late' },
    });
    expect(guard('isLate')).toBe('the lock is late');
    expect(guard('and(isDark, not(isLate))')).toBe('it is dark, and not so: the lock is late');
    expect(guard('or(not(isDark), and(isDark, isLate), isDark)')).toBe(
      'not so: it is dark, or it is dark, and the lock is late, or it is dark',
    );
    expect(guard('and(isDark, isUnknown)')).toBeNull();
    expect(guard('isUnknown')).toBeNull();
  });
});

describe('an arrow key', () => {
  it('leads along states and transitions', () => {
    const go = (id: string, ...ways: readonly ('left' | 'right' | 'up' | 'down')[]) =>
      ways.reduce((at, way) => neighbour(diagram, at, way), id);
    expect(go('kettle.empty', 'right')).toBe('kettle.empty|kettle.filled|0');
    expect(go('kettle.empty', 'right', 'down')).toBe('kettle.empty|kettle.filled|1');
    expect(go('kettle.empty', 'right', 'right')).toBe('kettle.work');
    expect(go('kettle.work', 'left', 'left')).toBe('kettle.empty');
    expect(go('kettle.empty', 'down', 'down', 'up')).toBe('kettle.work');
    expect(go('kettle', 'up')).toBe('kettle');
    expect(go('kettle.done', 'right')).toBe('kettle.done');
    expect(go('kettle.empty', 'right', 'down', 'right')).toBe('kettle.empty');
  });
});

describe('the pictures of a state', () => {
  const picture = (state: string, chart = 'kettle') => ({
    ...{ chart, state, language: 'zh' as const, width: 1440, file: `${state}.png` },
  });
  const all = [picture('work.heat.hot + work.lid.shut'), picture('workshop'), picture('work', 'x')];

  it('are those in which the chart stands there or within', () => {
    expect(picturesOf(all, 'kettle', 'work')).toEqual(all.slice(0, 1));
    expect(picturesOf(all, 'kettle', 'work.lid.shut')).toEqual(all.slice(0, 1));
    expect(picturesOf(all, 'kettle', '')).toEqual(all.slice(0, 2));
    expect(picturesOf(all, 'kettle', 'work.heat.cold')).toEqual([]);
  });
});
