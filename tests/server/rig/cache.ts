import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { temporaryFolder } from './temporaryFolder';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/test-databases');

/** What a filled database is made by: when one of these changes, it is made anew. */
const sources = ['server/db', 'server/world', 'src/domain', 'tests/server/rig'];

async function readDigest(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    const folder = join(root, source);
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = files.filter((file) => file.isFile()).map((f) => join(f.parentPath, f.name));
    for (const path of paths.sort()) {
      hash.update(relative(root, path)).update(await readFile(path));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

let digest: Promise<string> | null = null;

/** Copies a folder, owners and modes included. */
async function copyFolder(from: string, to: string): Promise<void> {
  await run('cp', ['-a', from, to]);
}

/**
 * A copy of the folder that `build` makes: built once for each state of the sources, and kept between runs.
 * Building takes seconds, copying a tenth of one.
 */
export async function copyOf(
  name: string,
  build: (folder: string) => Promise<void>,
): Promise<string> {
  digest ??= readDigest();
  const kept = join(cache, `${name}-${await digest}`);
  const work = await temporaryFolder();
  if (!existsSync(kept)) {
    const fresh = join(work, 'fresh');
    await build(fresh);
    await mkdir(cache, { recursive: true });
    const incoming = `${kept}.${process.pid}`;
    await copyFolder(fresh, incoming);
    await rm(fresh, { recursive: true });
    // Another test file may have been faster: its folder is as good.
    await rename(incoming, kept).catch(() => rm(incoming, { recursive: true }));
    await removeOld(name, kept);
  }
  const copy = join(work, name);
  await copyFolder(kept, copy);
  return copy;
}

async function removeOld(name: string, kept: string): Promise<void> {
  for (const entry of await readdir(cache)) {
    const path = join(cache, entry);
    const isOld = entry.startsWith(`${name}-`) && path !== kept && !path.startsWith(`${kept}.`);
    if (isOld) await rm(path, { recursive: true, force: true });
  }
}
