import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './install.mjs';
import { writeManifest } from './pictures/manifest.mjs';

const sources = [
  ...['src', 'locales', 'public', 'index.html', 'statecharts.html'],
  ...['stateView.html', 'vite.config.ts'],
  ...['scripts/build', 'package-lock.json'],
  // What was approved of the charts, once anything was.
  ...(existsSync('approved') ? ['approved'] : []),
];
const built = 'dist/index.html';
const pictures = 'public/atlas/pictures';
const comparison = 'public/atlas/comparison.json';

function newest(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Builds the portal into dist/, unless what is there is newer than every source. */
export function build() {
  // The atlas reads what other commands leave beside it also where none of them has run yet.
  if (!existsSync(comparison)) writeFileSync(comparison, 'null\n');
  if (!existsSync(join(pictures, 'manifest.json'))) {
    mkdirSync(pictures, { recursive: true });
    writeManifest(pictures);
  }
  const made = existsSync(built) ? statSync(built).mtimeMs : 0;
  if (sources.every((source) => newest(source) <= made)) return;
  console.log('Building the portal …');
  run('npx', ['vite', 'build', '--logLevel', 'warn']);
}
