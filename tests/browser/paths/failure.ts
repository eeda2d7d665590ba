import type { Browser, TestInfo } from '@playwright/test';
import { type Graph, type Path, plan, stimulusLabel } from '../../../src/paths';
import type { ScreenAdapter, Walk } from './adapter';
import { causable, PathRunner } from './walk';

/** The shortest path that ends with a step of another one; null for the start, which has none. */
function shortestTo(graph: Graph, { steps }: Path, step: number): Path | null {
  const failed = steps[step - 1];
  if (failed === undefined) return null;
  const goals = {
    achieved: (edge: unknown) => (edge === failed ? ['failed'] : []),
    inPairs: false,
  };
  return plan(graph, goals).paths[0] ?? null;
}

const textOf = ({ start, steps }: Path) =>
  [
    start.stimulus.input,
    ...steps.map(({ stimulus }, index) => `${String(index + 1)}. ${stimulusLabel(stimulus)}`),
  ].join('\n');

interface Failed {
  readonly adapter: ScreenAdapter;
  readonly graph: Graph;
  readonly path: Path;
  /** The step that failed. */
  readonly step: number;
}

/**
 * Tells how a failure is come by with the fewest steps: walks the shortest path to the step that failed, and
 * attaches what it did, with a trace and a picture. Where that path does not fail, the whole way is needed.
 */
export async function attachShortest(
  { adapter, graph, path, step }: Failed,
  walk: Omit<Walk, 'page'>,
  browser: Browser,
  testInfo: TestInfo,
): Promise<void> {
  const shortest = shortestTo(causable(adapter, graph), path, step) ?? path;
  const context = await browser.newContext();
  // A run that records everything records this too, and takes no second recording.
  const isRecorded = testInfo.project.use.trace === 'on';
  if (!isRecorded) await context.tracing.start({ screenshots: true, snapshots: true });
  const page = await context.newPage();
  const runner = new PathRunner(adapter, { ...walk, page });
  const outcome = await runner.take(graph, shortest).then(
    () => `does not fail; the failure needs the whole way:\n${textOf(path)}`,
    (error: unknown) => `fails at step ${String(runner.step)}: ${String(error)}`,
  );
  // A page that hangs gives no picture, which must not hide what has failed.
  const picture = await page.screenshot().catch(() => null);
  const trace = testInfo.outputPath('shortest.zip');
  if (!isRecorded) await context.tracing.stop({ path: trace });
  await context.close();
  const body = `${textOf(shortest)}\n\nThis path ${outcome}\n`;
  await testInfo.attach('the shortest path to the failure', { body, contentType: 'text/plain' });
  if (picture !== null) {
    await testInfo.attach('its picture', { body: picture, contentType: 'image/png' });
  }
  if (isRecorded) return;
  await testInfo.attach('its trace', { path: trace, contentType: 'application/zip' });
}
