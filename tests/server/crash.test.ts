import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { switchAccount } from '../../src/contract/account';
import { accounts, oneTimeKeys } from '../../server/db/tables';
import { openDatabase } from '../../server/db/open';
import { databases, freshDatabase } from './rig';
import { sendThroughAKill } from './rig/killed';

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

      const acknowledged = await sendThroughAKill({
        ...{ settings, calls, call: switchAccount },
        payload: target,
      });
      expect(acknowledged).toBeLessThan(calls / 2);

      const after = await open();
      expect(await after.query.select().from(oneTimeKeys)).toHaveLength(calls);
      await after.close();
      await remove();
    });
  },
);
