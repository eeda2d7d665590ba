import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import en from '../../locales/en/transitions.json';
import { chartFaults, chartsIn, readTable, type Row, tableFaults } from './transitions';

const files = import.meta.glob<object>(
  ['../../src/machines/**/*.ts', '!../../src/machines/**/*.paths.ts'],
  { eager: true },
);
const charts = chartsIn(Object.values(files));
const rows = readTable();
const names = [...new Set(rows.map(({ chart }) => chart))];

describe('the table of transitions', () => {
  it('has every id once and 256 rows', () => {
    expect(tableFaults(rows)).toEqual([]);
    expect(rows).toHaveLength(256);
  });

  it('has a sentence and a transition for every id, and no others', () => {
    expect(Object.keys(en)).toEqual(rows.map(({ id }) => id));
    expect(rows.filter(({ ties }) => ties.length === 0)).toEqual([]);
  });

  it('names 29 charts, and each is drawn', () => {
    expect(names).toHaveLength(29);
    expect(names.filter((name) => !charts.has(name))).toEqual([]);
  });

  it('settles no row in a chart that the table does not name', () => {
    const others = [...charts.values()].filter(({ id }) => !names.includes(id));
    expect(others.flatMap((chart) => chartFaults(chart, []))).toEqual([]);
  });
});

describe.each(names)('%s', (name) => {
  it('does what its rows say, from and to, and leaves none out', () => {
    const own = rows.filter(({ chart }) => chart === name);
    const faults = [...charts]
      .filter(([id]) => id === name)
      .flatMap(([, chart]) => chartFaults(chart, own));
    expect(faults).toEqual([]);
  });
});

describe('a chart that does not do what its rows say', () => {
  const toy = setup({
    guards: { isDim: () => true },
    actions: { brighten: () => undefined },
  }).createMachine({
    id: 'toy',
    initial: 'off',
    states: {
      off: { on: { pressed: { target: 'on', meta: { spec: 'TOY-01' } } } },
      on: {
        initial: 'bright',
        after: { 9: { target: 'off', meta: { spec: 'TOY-02' } } },
        states: {
          bright: {
            on: { pressed: { guard: 'isDim', actions: 'brighten', meta: { spec: 'TOY-03' } } },
          },
        },
      },
    },
  });
  const right: Row[] = [
    {
      chart: 'toy',
      id: 'TOY-01',
      from: 'off',
      to: 'on.bright',
      trigger: 'person',
      ties: ['toy.off|pressed|0\t-\t-\ttoy.on\t-'],
    },
    {
      chart: 'toy',
      id: 'TOY-02',
      from: 'any',
      to: 'off',
      trigger: 'time',
      ties: ['toy.on|xstate.after.9.toy.on|0\t-\t-\ttoy.off\t-'],
    },
    {
      chart: 'toy',
      id: 'TOY-03',
      from: 'on',
      to: 'on',
      trigger: 'person',
      ties: ['toy.on.bright|pressed|0\tisDim\town brighten\t-\t-'],
    },
  ];
  const faultsWith = (index: number, change: Partial<Row>) =>
    chartFaults(
      toy,
      right.map((row, at) => (at === index ? { ...row, ...change } : row)),
    );

  it('is told so, row by row', () => {
    expect(chartFaults(toy, right)).toEqual([]);
    expect(faultsWith(0, { from: 'on' })).toEqual(['TOY-01 leaves off']);
    expect(faultsWith(0, { to: 'off' })).toEqual(['TOY-01 leads to on.bright']);
    expect(faultsWith(1, { trigger: 'person' })).toEqual([
      'TOY-02 happens on xstate.after.9.toy.on',
    ]);
    expect(faultsWith(2, { trigger: 'always' })).toEqual(['TOY-03 happens on pressed']);
    expect(faultsWith(2, { id: 'TOY-04' })).toEqual([
      'TOY-04 is missing: from on to on',
      'TOY-03 is no row of toy',
      'TOY-04 lacks: toy.on.bright|pressed|0\tisDim\town brighten\t-\t-',
    ]);
  });

  it('is told so where the id, the guard or the effect is that of another transition', () => {
    const ties = ['toy.on.bright|pressed|0\t-\t-\t-\t-'];
    expect(faultsWith(2, { ties })).toEqual([
      'TOY-03 lacks: toy.on.bright|pressed|0\t-\t-\t-\t-',
      'TOY-03 is not: toy.on.bright|pressed|0\tisDim\town brighten\t-\t-',
    ]);
  });

  it('is found in a table too that has an id twice or a trigger that nobody knows', () => {
    const [first, second] = [right.slice(0, 1), right.slice(1, 2)];
    expect(tableFaults([...first, ...second, ...first])).toEqual(['TOY-01 stands twice']);
    expect(tableFaults(first.map((row) => ({ ...row, trigger: 'magic' })))).toEqual([
      'TOY-01 has the trigger "magic"',
    ]);
  });
});
