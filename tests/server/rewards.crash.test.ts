import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sendReward } from '../../src/contract/rewards';
import { transfers } from '../../server/db/tables';
import { openDatabase } from '../../server/db/open';
import { ledgerFaults } from '../../server/rewards/ledger';
import { databases, freshDatabase } from './rig';
import { createClient } from './rig/client';
import { startProcess } from './rig/process';

/** A sapling for each of two students of Zhou's. */
const grant = { subject_id: 2, prop_id: 5, student_ids: [10_022, 10_025], count: 1, message: '' };
const calls = 24;

describe.each(databases)(
  'a server process that is killed while props are granted, on $database',
  { timeout: 180_000 },
  ({ database: kind }) => {
    it('leaves no half of a grant, and grants once when all is sent again', async () => {
      const { settings, remove } = await freshDatabase(kind);
      const open = () => openDatabase({ url: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
      const granted = and(eq(transfers.kind, 'propGrant'), eq(transfers.asset, 'prop.5'));
      const before = await open();
      const { length: earlier } = await before.query.select().from(transfers).where(granted);
      await before.close();

      const first = startProcess(settings);
      const client = createClient(await first.address);
      const token = await client.tokenOf('zhou');
      const ids = Array.from({ length: calls }, () => randomUUID());
      const acknowledged = new Map<string, string>();
      const lane = async (number: number) => {
        for (const requestId of ids.filter((_, at) => at % 3 === number)) {
          const { body } = await client.send(sendReward, grant, { token, requestId });
          acknowledged.set(requestId, body);
          if (acknowledged.size === calls / 3) first.signal('SIGKILL');
        }
      };
      await Promise.allSettled([0, 1, 2].map(lane));
      await first.ended;
      expect(acknowledged.size).toBeLessThan(calls);

      const second = startProcess(settings);
      const again = createClient(await second.address);
      for (const requestId of ids) {
        const { body } = await again.send(sendReward, grant, { token, requestId });
        expect(body).toBe(acknowledged.get(requestId) ?? body);
      }
      second.signal('SIGTERM');
      expect(await second.ended).toBe(0);

      const after = await open();
      const { length: all } = await after.query.select().from(transfers).where(granted);
      expect(all - earlier).toBe(2 * calls);
      expect(await ledgerFaults(after.query)).toEqual([]);
      await after.close();
      await remove();
    });
  },
);
