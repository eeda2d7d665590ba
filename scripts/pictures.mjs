import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { install, run } from './install.mjs';
import { writeManifest } from './pictures/manifest.mjs';

/** Photographs every state that the paths walked in the browser reach, in both languages, for the atlas. */
const kept = resolve('public/atlas/pictures');
const served = resolve('dist/atlas/pictures');

install();
build();
const browser = ensureBrowser();
rmSync(kept, { recursive: true, force: true });
mkdirSync(kept, { recursive: true });
const env = {
  ...process.env,
  STATE_PICTURES: kept,
  ...(browser === undefined ? {} : { CHROMIUM: browser }),
};
run('npx', ['playwright', 'test', 'tests/browser/paths.spec.ts'], { env });
const count = writeManifest(kept);
rmSync(served, { recursive: true, force: true });
cpSync(kept, served, { recursive: true });
console.log(`${count} pictures for the atlas in ${kept}`);
