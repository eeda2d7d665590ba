import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { install, run } from './install.mjs';

install();
build();
const browser = ensureBrowser();
const env = { ...process.env, ...(browser === undefined ? {} : { CHROMIUM: browser }) };
run(process.execPath, ['--import', 'tsx', 'scripts/bench/main.ts', ...process.argv.slice(2)], {
  env,
});
