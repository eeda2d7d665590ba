import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { type Picture, pictures } from '../../src/atlas/model/pictures';

/** A picture of which there is another one before or now, unless there is none. */
export interface Look extends Picture {
  readonly kind: 'added' | 'removed' | 'changed';
  /** What differs, marked; null where there are not two pictures of one size. */
  readonly difference: Buffer | null;
}

/** The pictures of a folder, by what they show: of some charts, or of all where none is named. */
function readPictures(folder: string, charts: readonly string[]): ReadonlyMap<string, Picture> {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const wanted = pictures
    .parse(manifest)
    .filter(({ chart }) => charts.length === 0 || charts.includes(chart));
  return new Map(wanted.map((picture) => [picture.file, picture]));
}

/** What differs between two pictures: null where nothing does, and the difference as a picture. */
function differenceOf(before: Buffer, after: Buffer): Pick<Look, 'difference'> | null {
  if (before.equals(after)) return null;
  const [old, young] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = young;
  if (old.width !== width || old.height !== height) return { difference: null };
  const marked = new PNG({ width, height });
  const count = pixelmatch(old.data, young.data, marked.data, width, height, { threshold: 0.1 });
  return count === 0 ? null : { difference: PNG.sync.write(marked) };
}

/**
 * The pictures of two folders that are not alike to the eye, by chart and state. Where charts are named only
 * theirs count: a folder may hold those of others, of which nobody has asked for the other version.
 */
export function changedLooks(
  before: string,
  after: string,
  charts: readonly string[] = [],
): Look[] {
  const [old, young] = [readPictures(before, charts), readPictures(after, charts)];
  const added = [...young.values()].filter(({ file }) => !old.has(file));
  const removed = [...old.values()].filter(({ file }) => !young.has(file));
  const changed = [...young.values()].flatMap((picture): Look[] => {
    if (!old.has(picture.file)) return [];
    const read = (folder: string) => readFileSync(join(folder, picture.file));
    const difference = differenceOf(read(before), read(after));
    return difference === null ? [] : [{ ...picture, kind: 'changed', ...difference }];
  });
  return [
    ...added.map((picture): Look => ({ ...picture, kind: 'added', difference: null })),
    ...removed.map((picture): Look => ({ ...picture, kind: 'removed', difference: null })),
    ...changed,
  ].sort((one, other) => (one.file < other.file ? -1 : 1));
}
