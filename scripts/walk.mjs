import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { writeManifest } from './pictures/manifest.mjs';

/**
 * Walks the planned paths in the browser: of all charts, of some (`--chart NAME`), or of those that changed
 * since a revision (`--since REV`). With `--pictures` every path is walked in both languages, and every state
 * photographed for the atlas. With `--random MINUTES` it walks at random instead, from a seed that it prints.
 */
const { values } = parseArgs({
  options: {
    chart: { type: 'string', multiple: true },
    since: { type: 'string' },
    pictures: { type: 'boolean', default: false },
    random: { type: 'string' },
    seed: { type: 'string' },
  },
});
const kept = resolve('public/atlas/pictures');
const served = resolve('dist/atlas/pictures');

function chartsSince(revision) {
  const asked = ['tsx', 'scripts/paths.ts', '--since', revision, '--json'];
  const { status, stdout, stderr } = spawnSync('npx', asked, {
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (status === 0) return JSON.parse(stdout).map(({ chart }) => chart);
  console.error(stderr);
  process.exit(1);
}

/** The charts that are asked for; null for all. */
function askedCharts() {
  if (values.since !== undefined) return chartsSince(values.since);
  return values.chart ?? null;
}

/** The old pictures of the charts that are photographed anew go first: a state may have gone. */
function clearPictures(charts) {
  const folders = charts === null ? [kept] : charts.map((chart) => resolve(kept, chart));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
}

function servePictures() {
  const count = writeManifest(kept);
  rmSync(served, { recursive: true, force: true });
  cpSync(kept, served, { recursive: true });
  console.log(`${count} pictures for the atlas in ${kept}`);
}

/** What the random walks are asked for; null for the planned ones. */
function randomWish() {
  if (values.random === undefined) return null;
  const minutes = Number(values.random);
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  if (!(minutes > 0) || !Number.isSafeInteger(seed)) {
    console.error('--random takes minutes, and --seed a whole number');
    process.exit(2);
  }
  console.log(`Random walks for ${minutes} min, seed ${seed}`);
  return { RANDOM_MINUTES: String(minutes), RANDOM_SEED: String(seed) };
}

const random = randomWish();
install();
const charts = askedCharts();
if (charts?.length === 0) {
  console.log(`No chart has changed since ${values.since}.`);
  process.exit(0);
}
build();
ensureBrowser();
if (values.pictures) clearPictures(charts);
const spec = random === null ? 'paths' : 'randomWalk';
const { status } = spawnSync('npx', ['playwright', 'test', `tests/browser/${spec}.spec.ts`], {
  stdio: 'inherit',
  env: {
    ...process.env,
    WALKED_CHARTS: charts?.join(',') ?? 'all',
    ...random,
    ...(values.pictures ? { STATE_PICTURES: kept } : {}),
  },
});
if (values.pictures) servePictures();
process.exit(status ?? 1);
