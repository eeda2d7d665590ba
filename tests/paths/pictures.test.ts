import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedLooks } from '../../scripts/pictures/looks';
import { looksPage } from '../../scripts/pictures/looksPage';
import { readNames } from '../../scripts/paths/words';

/** A plain picture of 8 points in height. */
function plain(width: number, [red, green, blue]: readonly [number, number, number]): Buffer {
  const picture = new PNG({ width, height: 8 });
  for (let at = 0; at < picture.data.length; at += 4) picture.data.set([red, green, blue, 255], at);
  return PNG.sync.write(picture);
}

/** As `npm run pictures` does, whose file is not TypeScript: it runs before there are packages. */
function writeManifest(folder: string): void {
  const script = `import { writeManifest } from './scripts/pictures/manifest.mjs'; writeManifest(process.argv[1]);`;
  spawnSync('node', ['--input-type=module', '--eval', script, folder]);
}

const white = [255, 255, 255] as const;
const nearlyWhite = [254, 255, 255] as const;
const black = [0, 0, 0] as const;

describe('pictures of states, before and now', () => {
  const folder = mkdtempSync(join(tmpdir(), 'looks-'));
  const before = join(folder, 'before');
  const now = join(folder, 'now');

  function photograph(version: string, file: string, picture: Buffer): void {
    const place = join(version, file);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, picture);
  }

  beforeAll(() => {
    photograph(before, 'login/code-zh-1440.png', plain(9, white));
    photograph(now, 'login/code-zh-1440.png', plain(9, nearlyWhite));
    photograph(before, 'login/password-zh-1440.png', plain(9, white));
    photograph(now, 'login/password-zh-1440.png', plain(9, black));
    photograph(before, 'login/password-en-1440.png', plain(9, white));
    photograph(now, 'login/password-en-1440.png', plain(10, white));
    photograph(before, 'logout/asked-zh-1440.png', plain(9, white));
    photograph(now, 'logout/leaving-zh-1440.png', plain(9, white));
    for (const version of [before, now]) writeManifest(version);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('names those that are new, gone, or differ to the eye, and marks what differs', () => {
    const looks = changedLooks(before, now);
    expect(looks.map(({ kind, file, difference }) => [kind, file, difference !== null])).toEqual([
      ['changed', 'login/password-en-1440.png', false],
      ['changed', 'login/password-zh-1440.png', true],
      ['removed', 'logout/asked-zh-1440.png', false],
      ['added', 'logout/leaving-zh-1440.png', false],
    ]);
  });

  it('compares those of the charts that are asked for', () => {
    const looks = changedLooks(before, now, ['logout']);
    expect(looks.map(({ kind, chart }) => [kind, chart])).toEqual([
      ['removed', 'logout'],
      ['added', 'logout'],
    ]);
  });

  it('shows each on a page, before and now, in its language', () => {
    const page = looksPage(changedLooks(before, now), 'v1', readNames('.'));
    expect(page).toContain('src="before/login/password-zh-1440.png"');
    expect(page).toContain('src="difference/login/password-zh-1440.png"');
    expect(page).not.toContain('login/code-zh-1440.png');
    expect(page).not.toContain('before/logout/leaving-zh-1440.png');
    expect(page).toContain('与 v1 相比');
  });

  it('says so where all look alike', () => {
    expect(looksPage(changedLooks(now, now), 'v1', readNames('.'))).toContain(
      'Every state looks as at v1.',
    );
  });
});
