import { explore, stimulusLabel, transitionsOf, type Path } from '../../src/paths';
import { languages } from '../../src/domain/limits';
import { adapters } from './paths/adapters';
import type { ScreenAdapter } from './paths/adapter';
import { unhurried } from './paths/atOnce';
import { attachShortest } from './paths/failure';
import { randomOf, randomPath } from './paths/randomPath';
import { causable, PathRunner } from './paths/walk';
import { wordsIn } from './words';
import { test } from './world';

const minutes = Number(process.env['RANDOM_MINUTES'] ?? 0);
const seed = Number(process.env['RANDOM_SEED'] ?? 1);
const asked = process.env['WALKED_CHARTS']?.split(',') ?? ['all'];
const longest = 40;

const walked = adapters.filter(({ chart }) => asked.includes('all') || asked.includes(chart.id));
const graphs = new Map<ScreenAdapter, ReturnType<typeof explore>>();

function graphOf(adapter: ScreenAdapter) {
  const known = graphs.get(adapter);
  const graph = known ?? unhurried(adapter, explore(adapter.chart, adapter.catalogue));
  graphs.set(adapter, graph);
  return graph;
}

const textOf = ({ start, steps }: Path) =>
  [
    `  0. ${stimulusLabel(start.stimulus)}`,
    ...steps.map(({ stimulus }, index) => `  ${String(index + 1)}. ${stimulusLabel(stimulus)}`),
  ].join('\n');

// Only `npm run walk -- --random MINUTES` asks for it.
if (minutes > 0) {
  test(`random walks for ${String(minutes)} min from seed ${String(seed)}`, async ({
    browser,
    world,
  }, testInfo) => {
    test.setTimeout((minutes + 10) * 60_000);
    const end = Date.now() + minutes * 60_000;
    const taken = new Set<string>();
    let [walks, steps] = [0, 0];
    for (; Date.now() < end; walks += 1) {
      const random = randomOf(seed + walks);
      // Drawn also where only one chart is asked for, so that the rest of the numbers is the same.
      const adapter = walked[Math.floor(random() * walked.length)];
      const language = languages[Math.floor(random() * languages.length)] ?? 'zh';
      if (adapter === undefined) throw new Error(`no chart to walk on: ${asked.join(', ')}`);
      const graph = graphOf(adapter);
      const path = randomPath(causable(adapter, graph), random, longest, adapter.once);
      if (path === null) continue;
      if (world.wear !== 'new') await world.renew();
      world.wear = 'changed';
      const known =
        adapter.languages?.includes(language) === false ? adapter.languages[0] : language;
      const walk = { world, language: known ?? language, say: wordsIn(known ?? language) };
      const context = await browser.newContext();
      const runner = new PathRunner(adapter, { ...walk, page: await context.newPage() });
      try {
        await runner.take(graph, path);
      } catch (error) {
        const again = `npm run walk -- --random 1 --seed ${String(seed + walks)} --chart ${adapter.chart.id}`;
        console.log(
          `✗ walk ${String(walks + 1)}, seed ${String(seed + walks)}, ${adapter.chart.id}, in ${walk.language}:` +
            ` failed at step ${String(runner.step)}\n${textOf(path)}\n  again: ${again}`,
        );
        await world.renew();
        await attachShortest({ adapter, graph, path, step: runner.step }, walk, browser, testInfo);
        throw error;
      } finally {
        await context.close();
      }
      steps += path.steps.length;
      for (const edge of [path.start, ...path.steps]) for (const id of edge.taken) taken.add(id);
    }
    const all = walked.flatMap(({ chart }) => transitionsOf(chart)).length;
    console.log(
      `${String(walks)} walks, ${String(steps)} steps; transitions taken: ${String(taken.size)} of ${String(all)}`,
    );
  });
}
