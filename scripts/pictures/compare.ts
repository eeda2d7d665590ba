import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readNames } from '../paths/words';
import { type Look, changedLooks } from './looks';
import { looksPage } from './looksPage';

const made = resolve('coverage/pictures');
const now = resolve('public/atlas/pictures');

/** Keeps a picture of the page beside it: the folders that it comes from may go. */
function keep(version: string, file: string, write: (place: string) => void): void {
  const place = join(made, version, file);
  mkdirSync(dirname(place), { recursive: true });
  write(place);
}

function keepPictures(before: string, look: Look): void {
  const { file, kind, difference } = look;
  const copy = (version: string, folder: string) => {
    keep(version, file, (place) => {
      copyFileSync(join(folder, file), place);
    });
  };
  if (kind !== 'added') copy('before', before);
  if (kind !== 'removed') copy('now', now);
  if (difference === null) return;
  keep('difference', file, (place) => {
    writeFileSync(place, difference);
  });
}

/**
 * Compares the pictures of a folder, taken at a revision, with those of now, of all charts or of those that are
 * named; exit code 1 where they differ.
 */
const [before = '', revision = '', ...charts] = process.argv.slice(2);
rmSync(made, { recursive: true, force: true });
mkdirSync(made, { recursive: true });
const looks = changedLooks(before, now, charts);
for (const look of looks) keepPictures(before, look);
const page = join(made, 'index.html');
writeFileSync(page, looksPage(looks, revision, readNames(resolve('.'))));
for (const { kind, file } of looks) console.log(`${kind.padEnd(8)} ${file}`);
console.log(`${String(looks.length)} pictures differ from ${revision}: ${page}`);
process.exitCode = looks.length === 0 ? 0 : 1;
