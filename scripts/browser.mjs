import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM,
  // Without windows it needs a fifth less time for the same pages.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where a Chromium of this machine is, or undefined. */
export function findBrowser() {
  return places.find((place) => place !== undefined && existsSync(place));
}

function hasChineseFont() {
  const { stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
  return (stdout ?? '').trim() !== '';
}

function attempt(command, args) {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function installByApt(packages) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return attempt(command, rest);
  };
  return (
    apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
  );
}

/** Sees to it that there is a browser and a Chinese font for the browser tests; returns the browser's path. */
export function ensureBrowser() {
  if (existsSync('/usr/bin/apt-get')) {
    if (!hasChineseFont()) installByApt(['fonts-noto-cjk', 'fontconfig']);
    // Not every Debian, and no Ubuntu, has the one without windows.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (findBrowser() === undefined) installByApt([name]);
    }
  }
  if (findBrowser() !== undefined) return findBrowser();
  // Elsewhere Playwright brings its own.
  attempt('npx', ['playwright', 'install', 'chromium']);
  return undefined;
}
