import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openFolder } from '../../server/db/folder';
import { FolderInUse, lockFolder } from '../../server/db/folderLock';
import { freshDatabase } from './rig';
import { temporaryFolder } from './rig/temporaryFolder';
import { type ServerProcess, startProcess } from './rig/process';

describe('the lock of a data folder', { timeout: 180_000 }, () => {
  const started: ServerProcess[] = [];
  const start = (settings: Record<string, string>) => {
    const server = startProcess(settings);
    started.push(server);
    return server;
  };
  afterEach(async () => {
    for (const server of started.splice(0)) {
      server.signal('SIGCONT');
      server.signal('SIGKILL');
      await server.ended;
    }
  });

  it('sends a second process away, naming the one that has the folder, while that one stands still too', async () => {
    const { settings, remove } = await freshDatabase('pglite');
    const holder = start(settings);
    await holder.address;
    for (const state of ['running', 'stopped'] as const) {
      if (state === 'stopped') holder.signal('SIGSTOP');
      const second = start(settings);
      expect(await second.ended).toBe(1);
      expect(second.printed()).toContain(`is in use by process ${holder.pid}`);
    }
    holder.signal('SIGCONT');
    holder.signal('SIGTERM');
    expect(await holder.ended).toBe(0);
    await remove();
  });

  it('falls to the next process when the holder was killed', async () => {
    const { settings, remove } = await freshDatabase('pglite');
    const holder = start(settings);
    await holder.address;
    holder.signal('SIGKILL');
    await holder.ended;
    const successor = start(settings);
    expect(await successor.address).toContain('http://');
    successor.signal('SIGTERM');
    expect(await successor.ended).toBe(0);
    await remove();
  });

  it.each([
    ['nobody', null],
    ['a dead process', '4190000 1'],
    ['nobody that can be read', ''],
  ])('goes to one of many who want it at once, after %s', async (_who, left) => {
    for (let round = 0; round < 20; round += 1) await race(left);
  });

  async function race(left: string | null): Promise<void> {
    const folder = await temporaryFolder();
    if (left !== null) await writeFile(join(folder, 'lock'), left);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    const won = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(FolderInUse);
    }
    await won[0]?.value();
    const unlock = await lockFolder(folder);
    expect(await readdir(folder)).toEqual(['lock']);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  }

  it('leaves no half-made database behind when the first start was cut short', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'pg.new/base'), { recursive: true });
    const database = await openFolder(folder);
    await database.close();
    expect(await readdir(folder)).toEqual(['pg']);
    await rm(folder, { recursive: true });
  });
});
