import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|json|svg|html|map|wasm|txt)$/;
/** Files smaller than this, in bytes, fit a packet or two as they are. */
const worthwhile = 1_024;

/** Files larger than this, in bytes, are the atlas's alone: the densest form takes ten times as long, for a tenth. */
const huge = 1_000_000;

function brotli(source: Buffer): Promise<Buffer> {
  const quality = source.length > huge ? 9 : constants.BROTLI_MAX_QUALITY;
  return promisify(brotliCompress)(source, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  });
}

const forms = [
  { ending: '.br', compress: brotli },
  { ending: '.gz', compress: promisify<Buffer, Buffer>(gzip) },
] as const;

async function isFresh(path: string, source: { mtimeMs: number }): Promise<boolean> {
  const made = await stat(path).catch(() => null);
  return made !== null && made.mtimeMs >= source.mtimeMs;
}

async function compressFile(path: string): Promise<void> {
  const source = await stat(path);
  if (!source.isFile() || source.size < worthwhile) return;
  for (const { ending, compress } of forms) {
    const made = `${path}${ending}`;
    if (await isFresh(made, source)) continue;
    const unfinished = `${made}.${process.pid}`;
    await writeFile(unfinished, await compress(await readFile(path)));
    // Nobody is ever given half a file, whichever process made it.
    await rename(unfinished, made).catch(() => rm(unfinished, { force: true }));
  }
}

async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => compressible.test(name))) {
    await compressFile(join(folder, file)).catch(() => undefined);
  }
}

const underway = new Map<string, Promise<void>>();

/**
 * Puts beside each built file its dense forms, which the server then sends instead of compressing for every
 * visitor. A folder that cannot be written to is left as it is. All servers of a process share one such run: a large
 * file takes one of its four threads for many seconds, and each login and each file waits for one of them.
 */
export function precompress(folder: string): Promise<void> {
  const run = underway.get(folder) ?? compressFolder(folder).finally(() => underway.delete(folder));
  underway.set(folder, run);
  return run;
}
