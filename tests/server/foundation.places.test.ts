import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { foundationQuotas, switchFoundationMode } from '../../src/contract/foundation';
import { dayLength, startOfMonth } from '../../src/domain/businessTime';
import type { Database } from '../../server/db/database';
import { openPostgres } from '../../server/db/postgres';
import { foundations, modeSwitches } from '../../server/db/tables';
import { freshDatabase } from './rig';
import { createClient } from './rig/client';
import { type ServerProcess, startProcess } from './rig/process';
import { anna } from './scene/people';
import { addRivals, rivals } from './scene/rivals';

const asAnna = { as: anna.username };

describe(
  'the last place of a mode, asked for at two server processes',
  { timeout: 180_000 },
  () => {
    let database: Database;
    let processes: readonly ServerProcess[] = [];
    let addresses: readonly string[] = [];
    let remove = () => Promise.resolve();
    beforeAll(async () => {
      const fresh = await freshDatabase('postgres');
      ({ remove } = fresh);
      database = await openPostgres(fresh.settings.DATABASE_URL ?? '');
      const lastMonth = new Date(startOfMonth(new Date(), -1).getTime() + dayLength);
      await addRivals(database, [{ count: 3, at: lastMonth }]);
      processes = [startProcess(fresh.settings), startProcess(fresh.settings)];
      addresses = await Promise.all(processes.map(({ address }) => address));
    }, 120_000);
    afterAll(async () => {
      for (const server of processes) server.signal('SIGTERM');
      await Promise.all(processes.map(({ ended }) => ended));
      await database.close();
      await remove();
    });

    it('[FMD-03] [CONST-045] is given to exactly one of fifty students, every time', async () => {
      const client = createClient(addresses[0] ?? '');
      for (const time of [1, 2, 3, 4, 5]) {
        await database.transact(async (db) => {
          await db.delete(modeSwitches);
          await db.delete(foundations).where(inArray(foundations.studentId, rivals));
        });
        const replies = await Promise.all(
          rivals.map((student_id, at) =>
            client.send(
              switchFoundationMode,
              { subject_id: 3, student_id, mode: 30 },
              { ...asAnna, server: addresses[at % addresses.length] ?? '' },
            ),
          ),
        );
        const answered = (code: number) => replies.filter((reply) => reply.code === code).length;
        expect(answered(codes.success), `time ${String(time)}`).toBe(1);
        expect(answered(codes.conflict)).toBe(rivals.length - 1);
        expect(await database.query.select().from(modeSwitches)).toHaveLength(1);
        const { list } = await client.ask(foundationQuotas, { subject_id: 3 }, asAnna);
        expect(list.find(({ grade, mode }) => grade === 7 && mode === 30)).toMatchObject({
          ...{ active_count: 3, limit: 1, allocated_count: 1 },
        });
      }
    });
  },
);
