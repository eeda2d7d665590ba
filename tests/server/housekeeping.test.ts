import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loginCheck, sendLoginCode, updateSupervisorBasicInfo } from '../../src/contract/account';
import * as tables from '../../server/db/tables';
import { folderFiles } from '../../server/files/store';
import { keepHouse } from '../../server/housekeeping';
import { databases, worldOf } from './rig';

const day = 86_400_000;

describe.each(databases)('housekeeping on $database', (options) => {
  const world = worldOf(options);

  const files = () => folderFiles(join(world.dataDir, 'files'));

  const kept = async () => {
    const { sessions, phoneCodes, throttles, requestIds, outbox, knownAddresses } = tables;
    const all = { sessions, phoneCodes, throttles, requestIds, outbox, knownAddresses };
    const counts = Object.entries(all).map(
      async ([name, table]) => [name, await world.database.query.$count(table)] as const,
    );
    return Object.fromEntries(await Promise.all(counts));
  };

  it('keeps what is in use, and throws the rest away in time', async () => {
    const profile = { nickname: 'Ming', head_img: '' };
    await world.ask(updateSupervisorBasicInfo, profile, { as: 'zhou' });
    await world.ask(sendLoginCode, { mobile: '19900001001' });
    const keepAfter = async (days: number) => {
      await keepHouse(world.database, files(), new Date(world.clock.now().getTime() + days * day));
      return kept();
    };
    const all = await keepAfter(0);
    expect(Object.values(all).every((count) => count > 0)).toBe(true);
    const check = { authKey: '', from: '', system_user_id: '' } as const;
    await world.ask(loginCheck, check, { as: 'zhou' });
    expect(await keepAfter(0.99)).toEqual(all);
    expect(await keepAfter(3)).toMatchObject({ sessions: 0, phoneCodes: 0, throttles: 0 });
    expect(await keepAfter(30.5)).toMatchObject({ requestIds: all['requestIds'], outbox: 0 });
    expect(await keepAfter(31.5)).toMatchObject({ requestIds: 0, outbox: 0 });
    expect(await keepAfter(91)).toMatchObject({ knownAddresses: 0 });
  });

  it('removes the bytes that belong to no file, once an upload under way has had its time', async () => {
    const [named = '', deleted = '', fresh = ''] = ['named', 'deleted', 'fresh'].map((name) =>
      name.padEnd(24, 'x'),
    );
    for (const id of [named, deleted, fresh]) await files().put(id, Buffer.from('7'));
    const longAgo = new Date(Date.now() - day);
    for (const id of [named, deleted]) {
      await utimes(join(world.dataDir, 'files', id), longAgo, longAgo);
    }
    const at = world.clock.now();
    const row = { id: named, accountId: 101, type: 'image/png', size: 1, at };
    await world.database.transact((db) => db.insert(tables.files).values(row));
    await keepHouse(world.database, files(), at);
    expect((await readdir(join(world.dataDir, 'files'))).sort()).toEqual([fresh, named].sort());
  });
});
