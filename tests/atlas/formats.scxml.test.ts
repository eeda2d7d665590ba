import { describe, expect, it } from 'vitest';
import { loadCharts } from '../../scripts/paths/charts';
import { hardCharts } from './formats/hardCharts';
import { walkAll } from './formats/walks';
import { transitionsOf } from '../../src/paths';

const { planned } = await loadCharts(process.cwd());
/** A page that only runs other charts goes nowhere itself. */
const moving = planned.filter(({ machine }) => transitionsOf(machine).length > 0);

describe('SCXML, read by an interpreter of another author', () => {
  it('is asked of every chart of the product', () => {
    expect(planned.length).toBeGreaterThan(90);
  });

  it.each(moving)('$name goes the same way on every path', async ({ machine, catalogue }) => {
    const { planned: expected, walked } = await walkAll(machine, catalogue);
    expect(expected.length).toBeGreaterThan(0);
    expect(walked).toEqual(expected);
  });

  it.each(hardCharts)('$name', async ({ machine, catalogue }) => {
    const { planned: expected, walked } = await walkAll(machine, catalogue);
    expect(expected.flat().length).toBeGreaterThan(2);
    expect(walked).toEqual(expected);
  });
});
