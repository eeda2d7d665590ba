import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sendReward } from '../../src/contract/rewards';
import { transfers } from '../../server/db/tables';
import { openDatabase } from '../../server/db/open';
import { ledgerFaults } from '../../server/rewards/ledger';
import { databases, freshDatabase } from './rig';
import { sendThroughAKill } from './rig/killed';

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

      const acknowledged = await sendThroughAKill({
        ...{ settings, calls, call: sendReward },
        payload: grant,
      });
      expect(acknowledged).toBeLessThan(calls);

      const after = await open();
      const { length: all } = await after.query.select().from(transfers).where(granted);
      expect(all - earlier).toBe(2 * calls);
      expect(await ledgerFaults(after.query)).toEqual([]);
      await after.close();
      await remove();
    });
  },
);
