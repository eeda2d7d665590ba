import { spawnSync } from 'node:child_process';
import { withMistake } from './copy';
import type { HeldFault } from './fault';
import { inRules } from './inRules';
import { inViews } from './inViews';
import { onServer } from './onServer';

const building = "import('./scripts/build.mjs').then(({ build }) => build())";

/** Whether a command ends well in a folder. */
function passes(cwd: string, command: string, args: readonly string[], env = {}): boolean {
  const { status } = spawnSync(command, args, { cwd, env: { ...process.env, ...env } });
  return status === 0;
}

/** Whether the walk of a chart, or a test in the browser, goes wrong in the product of a folder. */
function isBrowserRed(folder: string, by: string): boolean {
  if (!passes(folder, 'node', ['-e', building])) throw new Error(`${by}: it can not be built`);
  const file = by.endsWith('.spec') ? by : 'paths.spec';
  const test = ['playwright', 'test', '--project=portal', `tests/browser/${file}.ts`];
  return !passes(folder, 'npx', test, { WALKED_CHARTS: by });
}

/** Whether tests of views go wrong: a file, or in it the gallery of a chart alone, which keeps what each control sends. */
function areViewTestsRed(folder: string, by: string): boolean {
  const [file = '', chart] = by.split(' ');
  const alone = chart === undefined ? [] : ['-t', `of ${chart} `];
  return !passes(folder, 'npx', [
    'vitest',
    'run',
    '--bail=1',
    `tests/ui/${file}.test.tsx`,
    ...alone,
  ]);
}

const isViewRed = (folder: string, by: string) =>
  by.includes('/') ? areViewTestsRed(folder, by) : isBrowserRed(folder, by);

const isTestRed = (folder: string, test: string) =>
  !passes(folder, 'npx', ['vitest', 'run', '--bail=1', `tests/${test}.test.ts`]);

const isServerRed = (folder: string, test: string) => isTestRed(folder, `server/${test}`);

/** Demands that the tests are green on the sources as they are: what is red without a mistake notices none. */
function demandGreen(faults: readonly HeldFault[], isRed: IsRed): void {
  const red = [...new Set(faults.map(({ by }) => by))].filter((by) => isRed(process.cwd(), by));
  if (red.length > 0) throw new Error(`red without a mistake: ${red.join(', ')}`);
}

type IsRed = (folder: string, by: string) => boolean;

/** How many of the mistakes nothing notices. */
async function countUnnoticed(
  faults: readonly HeldFault[],
  folder: string,
  isRed: IsRed,
): Promise<number> {
  demandGreen(faults, isRed);
  let unnoticed = 0;
  for (const fault of faults) {
    const isNoticed = await withMistake(fault, folder, (copy) => isRed(copy, fault.by));
    console.log(`${isNoticed ? '✓' : '✗'}  ${fault.by}: ${fault.wrong}`);
    unnoticed += Number(!isNoticed);
  }
  return unnoticed;
}

/** How many mistakes in views neither a gallery nor the browser notices. */
export const countUnnoticedInViews = () => countUnnoticed(inViews, 'src/ui', isViewRed);

/** How many mistakes on the server no test notices. */
export const countUnnoticedOnServer = () => countUnnoticed(onServer, 'server', isServerRed);

/** How many mistakes in rules no test notices. */
export const countUnnoticedInRules = () => countUnnoticed(inRules, 'src', isTestRed);
