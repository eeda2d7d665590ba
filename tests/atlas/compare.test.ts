import { type AnyStateMachine, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { compareCharts } from '../../src/atlas/compare';
import {
  branches,
  compareParcels,
  parcel,
  parcelSetup,
  travelling,
  type Types,
  waiting,
} from './compare/parcel';

/** What a version differs in from the parcel as it is, without its behaviour. */
function changesTo(after: AnyStateMachine) {
  const { states, transitions, implementations } = compareParcels(parcel(), after);
  const shown = ({ kind, before, after: now, differences }: (typeof states)[number]) =>
    [
      `${kind} ${before ?? ''} > ${now ?? ''}`,
      ...differences.map((one) => `${one.part}: ${one.before} > ${one.after}`),
    ].join('; ');
  return [
    ...states.map(shown),
    ...transitions.map((one) => shown({ ...one, kind: one.kind })),
    ...implementations.map(
      ({ kind, name, transitions: ids }) => `${kind} ${name} in ${ids.join()}`,
    ),
  ];
}

describe('two versions of a chart, as they read', () => {
  it('the same chart does not differ', () => {
    expect(changesTo(parcel())).toEqual([]);
    expect(compareParcels(parcel(), parcel())).toMatchObject({
      isSame: true,
      behaviour: { kind: 'alike' },
    });
  });

  const [paid, late] = branches;
  const sent = (...all: readonly object[]) =>
    parcel({ waiting: { ...waiting, on: { ...waiting.on, 'parcel.sent': [...all] } } });

  it.each<[string, AnyStateMachine, string[]]>([
    [
      'a new state, and the transition to it',
      parcel({ lost: { on: { 'parcel.found': 'found' } }, found: {} }),
      [
        'changed parcel.lost > parcel.lost; kind: final > atomic',
        'added  > parcel.found',
        'added  > parcel.lost|parcel.found|0',
      ],
    ],
    [
      'a state that is gone',
      parcel({ travelling: { ...travelling, states: { sea: {} } } }),
      ['removed parcel.travelling.land > ', 'removed parcel.travelling.sea|land.seen|0 > '],
    ],
    [
      'a guard and its requirement',
      sent({ ...paid, guard: 'isLate', meta: { spec: 'PAR-02' } }, late),
      [
        'changed parcel.waiting|parcel.sent|0 > parcel.waiting|parcel.sent|0; ' +
          'guard: isPaid > isLate; spec: PAR-01 > PAR-02',
      ],
    ],
    [
      'a target',
      sent({ ...paid, target: 'lost' }, late),
      [
        'changed parcel.waiting|parcel.sent|0 > parcel.waiting|parcel.sent|0; ' +
          'target: parcel.travelling > parcel.lost',
      ],
    ],
    [
      'actions, and whether a state is entered anew',
      sent(paid, { ...late, actions: ['count', 'tell'], reenter: true }),
      [
        'changed parcel.waiting|parcel.sent|1 > parcel.waiting|parcel.sent|1; ' +
          'actions:  > count, tell told; reentering: false > true',
      ],
    ],
    [
      'the order in which branches are tried',
      sent(late, paid),
      [
        'changed parcel.waiting|parcel.sent|1 > parcel.waiting|parcel.sent|0; order: 2 > 1',
        'changed parcel.waiting|parcel.sent|0 > parcel.waiting|parcel.sent|1; order: 1 > 2',
      ],
    ],
    [
      'a branch before others, which stay what they are',
      sent({ guard: 'isLate', actions: 'tell' }, paid, late),
      ['added  > parcel.waiting|parcel.sent|0'],
    ],
    [
      'a delay',
      parcel({ waiting: { ...waiting, after: { 800: 'lost' } } }),
      [
        'changed parcel.waiting|xstate.after.rest.parcel.waiting|0 > ' +
          'parcel.waiting|xstate.after.800.parcel.waiting|0; delay: rest > 800 ms',
      ],
    ],
    [
      'the name of an event',
      parcel({
        waiting: {
          ...waiting,
          on: { 'parcel.sent': [paid, late], 'parcel.counted': { actions: 'count' } },
        },
      }),
      [
        'removed parcel.waiting|parcel.weighed|0 > ',
        'added  > parcel.waiting|parcel.counted|0',
      ].reverse(),
    ],
    [
      'tags, and what is done on entering',
      parcel({ waiting: { ...waiting, tags: 'done', entry: 'tell' } }),
      ['changed parcel.waiting > parcel.waiting; tags: busy > done; entry:  > tell told'],
    ],
    [
      'all of a transition that its event has alone',
      parcel({ waiting: { ...waiting, on: { ...waiting.on, 'parcel.weighed': 'lost' } } }),
      [
        'changed parcel.waiting|parcel.weighed|0 > parcel.waiting|parcel.weighed|0; ' +
          'target:  > parcel.lost; actions: count > ',
      ],
    ],
    [
      'what a named guard says',
      parcel().provide({ guards: { isLate: () => false } }),
      ['guard isLate in parcel.waiting|parcel.sent|1'],
    ],
    ['not what a guard finds elsewhere', parcel({}, 4), []],
  ])('%s', (_, after, changes) => {
    expect(changesTo(after)).toEqual(changes);
  });
});

describe('renamed states', () => {
  const moving = parcelSetup().createMachine({
    id: 'parcel',
    context: { count: 0 },
    initial: 'waiting',
    states: {
      waiting: {
        ...waiting,
        on: {
          ...waiting.on,
          'parcel.sent': [{ ...branches[0], target: 'moving' }, branches[1]],
        },
      },
      moving: {
        ...travelling,
        initial: 'ocean',
        states: { ocean: { on: { 'land.seen': 'land' } }, land: {} },
      },
      lost: { type: 'final' },
    },
  });

  it('are known by what they do, and are no other difference', () => {
    expect(changesTo(moving)).toEqual([
      'renamed parcel.travelling > parcel.moving',
      'renamed parcel.travelling.sea > parcel.moving.ocean',
    ]);
    expect(compareParcels(parcel(), moving)).toMatchObject({
      behaviour: { kind: 'alike' },
      isSame: false,
    });
  });

  it('are known where more than the name differs, but what leads where does not', () => {
    const sunk = parcelSetup().createMachine({
      id: 'parcel',
      context: { count: 0 },
      initial: 'waiting',
      states: {
        waiting: {
          ...waiting,
          on: { ...waiting.on, 'parcel.sent': [branches[0], { ...branches[1], target: 'sunk' }] },
          after: { rest: 'sunk' },
        },
        travelling: { ...travelling, on: { 'parcel.dropped': 'sunk' } },
        sunk: { type: 'final', tags: 'done', entry: 'tell' },
      },
    });
    expect(changesTo(sunk)).toEqual([
      'renamed parcel.lost > parcel.sunk; tags:  > done; entry:  > tell told',
    ]);
  });

  it('are not guessed where two are alike', () => {
    const twins = (one: string, other: string) =>
      setup({ types: {} as Types }).createMachine({
        id: 'twins',
        context: { count: 0 },
        initial: 'home',
        states: { home: {}, [one]: {}, [other]: {} },
      });
    const { states } = compareCharts(
      { machine: twins('left', 'right'), catalogue: {} },
      { machine: twins('west', 'east'), catalogue: {} },
    );
    expect(states.map(({ kind }) => kind)).toEqual(['added', 'added', 'removed', 'removed']);
  });
});
