import { readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const named = /^(?<state>.+)-(?<language>zh|en)-(?<width>\d+)\.png$/;

/** What a picture shows, by its name; null for a file that is none. */
function shownBy(file) {
  const { state, language, width } = named.exec(basename(file))?.groups ?? {};
  if (state === undefined) return null;
  return {
    chart: dirname(file),
    state: state.replaceAll('_', ' + '),
    language,
    width: Number(width),
    file: file.replaceAll('\\', '/'),
  };
}

/** Lists the pictures of a folder for the atlas; returns how many there are. */
export function writeManifest(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const pictures = files.map(shownBy).filter((picture) => picture !== null);
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(pictures, null, 1)}\n`);
  return pictures.length;
}
