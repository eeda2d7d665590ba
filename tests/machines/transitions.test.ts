import { describe, expect, it } from 'vitest';
import { chartFaults, chartsIn, readTable, tableFaults } from './transitions';

/** Charts of the table that are still to be drawn; each leaves this list when it is there. */
const waiting: readonly string[] = [
  'accountWakeUp',
  'accountUpgrade',
  'homeworkAssignment',
  'classHourApplication',
  'workOrder',
  'coinAccount',
  'lessonLock',
  'postClassFeedback',
  'headquartersFeedback',
  'grading',
  'levelChange',
  'foundationHealth',
  'foundationRestart',
  'foundationMode',
  'healthSmartMode',
  'correctionCard',
  'wrongQuestion',
  'localPoints',
  'dailySignIn',
  'passwordChange',
  'profileSave',
  'supervisionFreeze',
];

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

  it('names only charts that are drawn or said to be waiting', () => {
    const drawn = names.filter((name) => charts.has(name));
    expect([...drawn, ...waiting].sort()).toEqual([...names].sort());
  });

  it('settles no row in a chart that the table does not name', () => {
    const others = [...charts.values()].filter(({ id }) => !names.includes(id));
    expect(others.flatMap((chart) => chartFaults(chart, []))).toEqual([]);
  });
});

describe.each(names.filter((name) => charts.has(name)))('%s', (name) => {
  it('does what its rows say, from and to, and leaves none out', () => {
    const own = rows.filter(({ chart }) => chart === name);
    const faults = [...charts]
      .filter(([id]) => id === name)
      .flatMap(([, chart]) => chartFaults(chart, own));
    expect(faults).toEqual([]);
  });
});
