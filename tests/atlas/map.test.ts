import { expect, it } from 'vitest';
import { library } from '../../src/atlas/library';
import { runBy, runnersOf, runTrees, type RunTree } from '../../src/atlas/model/runs';
import { chartRows } from '../../src/atlas/pages/chartRows';
import { areaTotals, isAsked } from '../../src/atlas/pages/reviews';

const diagrams = library.map(({ diagram }) => diagram);
const chartsIn = ({ chart, runs }: RunTree): string[] => [chart, ...runs.flatMap(chartsIn)];

it('the map has each chart that runs another or is run, below each that runs it', () => {
  const trees = runTrees(diagrams);
  const isKnown = (chart: string) => diagrams.some((one) => one.chart === chart);
  const isLinked = (chart: string) =>
    runnersOf(chart, diagrams).length > 0 ||
    diagrams.some((one) => one.chart === chart && runBy(one).some(isKnown));
  const shown = [...new Set(trees.flatMap(chartsIn))].sort();
  expect(shown).toEqual(
    diagrams
      .map(({ chart }) => chart)
      .filter(isLinked)
      .sort(),
  );
  expect(runnersOf('accountWakeUp', diagrams)).toEqual(['accountSecurity']);
  const accounts = trees.find(({ chart }) => chart === 'accountMenu');
  const security = accounts?.runs.find(({ chart }) => chart === 'accountSecurity');
  expect(security?.runs.map(({ chart }) => chart)).toEqual(['accountWakeUp']);
});

it('totals count what is approved, waits and has changed, and the filter finds the same', () => {
  const [first, second, third] = library.filter(({ area }) => area === 'account');
  const proofOf = (chart: string, standing: 'approved' | 'recorded' | 'changed') => ({
    ...{ chart, covered: [], unreachable: [], paths: [], fault: null, cases: { zh: [], en: [] } },
    messages: { zh: {}, en: {} },
    approval: {
      ...{ standing, signatures: [], transitions: [], steps: [], before: [], after: [] },
      since: null,
    },
  });
  const [one = '', two = '', three = ''] = [first?.id, second?.id, third?.id];
  const proofs = {
    [one]: proofOf(one, 'approved'),
    [two]: proofOf(two, 'recorded'),
    [three]: proofOf(three, 'changed'),
  };
  const rows = chartRows(proofs, {});
  const totals = areaTotals(rows, null);
  const account = areaTotals(
    rows.filter(({ id }) => id in proofs),
    null,
  );
  expect(account).toMatchObject([{ approved: 1, recorded: 1, changed: 1 }]);
  // Most of its charts have not been looked at: nothing is said of how many are approved.
  expect(totals[0]).toMatchObject({ approved: null, recorded: null, changed: null });
  expect(totals.reduce((sum, { charts }) => sum + charts, 0)).toBe(library.length);
  const asked = (only: 'waiting' | 'changed') =>
    rows.filter((row) => isAsked(row, only, null)).map(({ id }) => id);
  expect(asked('waiting').sort()).toEqual([two, three].sort());
  expect(asked('changed')).toEqual([three]);
});
