import {
  explore,
  pathTitle,
  plan,
  transitionGoals,
  transitionsOf,
  type Path,
} from '../../src/paths';
import { loadCharts } from '../../scripts/paths/charts';
import { languages } from '../../src/domain/limits';
import { isPhotographed } from './paths/album';
import { unhurried } from './paths/atOnce';
import { attachShortest } from './paths/failure';
import type { ScreenAdapter } from './paths/adapter';
import { adapters } from './paths/adapters';
import { causable, takenElsewhere, PathRunner } from './paths/walk';
import { withoutScreen } from './paths/withoutScreen';
import { wordsIn } from './words';
import { expect, test } from './world';

/** One of the languages in turn; all of them where there are pictures to take. */
const languagesOf = ({ languages: known = languages }: ScreenAdapter, index: number) =>
  isPhotographed ? known : known.filter((_, place) => place === index % known.length);

/** The charts that are asked for, by name, with commas in between, or `all`. */
const asked = process.env['WALKED_CHARTS']?.split(',');

/** Its rows are proven one by one, in `guard.spec.ts` and `guardLogin.spec.ts`. */
const provenByRow = 'navigationGuard';

/** Unless told, those that settle a row of the table of transitions: all of them take a quarter of an hour. */
const isWalked = ({ chart }: ScreenAdapter) =>
  asked === undefined
    ? chart.id !== provenByRow && transitionsOf(chart).some(({ spec }) => spec.length > 0)
    : asked.includes('all') || asked.includes(chart.id);

test('every chart is walked on its screen, or it stands why there is none', async () => {
  const { planned, without } = await loadCharts('.');
  const names = [...planned, ...without].map(({ machine }) => machine.id);
  const settled = [
    ...adapters.map(({ chart }) => chart.id),
    ...Object.values(withoutScreen).flat(),
  ];
  expect(settled.sort()).toEqual(names.sort());
});

for (const adapter of adapters.filter(isWalked)) {
  const { chart, catalogue, elsewhere = {} } = adapter;
  const whole = explore(chart, catalogue);
  const graph = unhurried(adapter, whole);
  const transitions = transitionsOf(chart);
  const goals = transitions.map(({ id }) => id).filter((id) => !(id in elsewhere));
  const { paths, achieved } = plan(causable(adapter, graph), transitionGoals(new Set(goals)));
  const idsOf = ({ start, steps }: Path) => {
    const taken = new Set([start, ...steps].flatMap((edge) => edge.taken));
    const ids = transitions.flatMap(({ id, spec }) => (taken.has(id) ? spec : []));
    return [...new Set(ids)].map((id) => `[${id}]`).join(' ');
  };

  test.describe(chart.id, () => {
    test('every transition is walked, or passed where nobody can cause it', () => {
      expect(goals.filter((id) => !achieved.has(id))).toEqual([]);
      const passed = paths
        .flatMap(({ start, steps }) => [start, ...steps])
        .flatMap(({ to }) => takenElsewhere(adapter, whole, to));
      expect([...new Set(passed)].sort()).toEqual(Object.keys(elsewhere).sort());
    });

    for (const [index, path] of paths.entries()) {
      for (const language of languagesOf(adapter, index)) {
        test(
          `${idsOf(path)} ${pathTitle(path)}, in ${language}`.trimStart(),
          async ({ browser, page, freshWorld, world }, testInfo) => {
            const walk = { world: freshWorld, language, say: wordsIn(language) };
            const runner = new PathRunner(adapter, { ...walk, page });
            try {
              await runner.take(graph, path);
            } catch (error) {
              await world.renew();
              const failed = { adapter, graph, path, step: runner.step };
              await attachShortest(failed, walk, browser, testInfo);
              throw error;
            }
          },
        );
      }
    }
  });
}
