import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { switchAccount } from '../../src/contract/account';
import { accounts, oneTimeKeys } from '../../server/db/tables';
import { openDatabase } from '../../server/db/open';
import { databases, freshDatabase } from './rig';
import { createClient } from './rig/client';
import { startProcess } from './rig/process';

const target = { user_id: 102, account_id: 102 };
const calls = 90;

describe.each(databases)(
  'a server process that is killed on $database',
  { timeout: 180_000 },
  ({ database: kind }) => {
    it('loses nothing that it acknowledged, and does nothing twice when all is sent again', async () => {
      const { settings, remove } = await freshDatabase(kind);
      const open = () => openDatabase({ url: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
      const before = await open();
      await before.transact((db) =>
        db.update(accounts).set({ phone: '19900001001' }).where(eq(accounts.id, 102)),
      );
      await before.close();

      const first = startProcess(settings);
      const client = createClient(await first.address);
      const token = await client.tokenOf('zhou');
      const ids = Array.from({ length: calls }, () => randomUUID());
      const acknowledged = new Map<string, string>();
      const lane = async (lane: number) => {
        for (const requestId of ids.filter((_, i) => i % 3 === lane)) {
          const { body } = await client.send(switchAccount, target, { token, requestId });
          acknowledged.set(requestId, body);
          if (acknowledged.size === calls / 3) first.signal('SIGKILL');
        }
      };
      await Promise.allSettled([0, 1, 2].map(lane));
      await first.ended;
      expect(acknowledged.size).toBeLessThan(calls / 2);

      const second = startProcess(settings);
      const again = createClient(await second.address);
      for (const requestId of ids) {
        const { body } = await again.send(switchAccount, target, { token, requestId });
        expect(body).toBe(acknowledged.get(requestId) ?? body);
      }
      second.signal('SIGTERM');
      expect(await second.ended).toBe(0);

      const after = await open();
      expect(await after.query.select().from(oneTimeKeys)).toHaveLength(calls);
      await after.close();
      await remove();
    });
  },
);
