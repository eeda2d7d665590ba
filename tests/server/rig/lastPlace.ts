import { inArray } from 'drizzle-orm';
import { codes } from '../../../src/contract/codes';
import { foundationQuotas, switchFoundationMode } from '../../../src/contract/foundation';
import { dayLength, startOfMonth } from '../../../src/domain/businessTime';
import { openPostgres } from '../../../server/db/postgres';
import { foundations, modeSwitches } from '../../../server/db/tables';
import { asAnna } from '../scene/people';
import { addRivals, rivals } from '../scene/rivals';
import { createClient } from './client';
import { startProcess } from './process';

const subject_id = 3;

/** What came of fifty students who asked at once for a place that one may have. */
export interface PlaceRace {
  readonly given: number;
  readonly refused: number;
  readonly switches: number;
  /** What the mode's quota says afterwards. */
  readonly allocated: number | undefined;
  readonly limit: number | undefined;
}

/** Two server processes on one PostgreSQL, where a mode has one place for fifty students. */
export async function startPlaceTrial(settings: Readonly<Record<string, string>>) {
  const database = await openPostgres(settings['DATABASE_URL'] ?? '');
  const lastMonth = new Date(startOfMonth(new Date(), -1).getTime() + dayLength);
  await addRivals(database, [{ count: 3, at: lastMonth }]);
  const processes = [startProcess(settings), startProcess(settings)];
  const addresses = await Promise.all(processes.map(({ address }) => address));
  const client = createClient(addresses[0] ?? '');
  return {
    /** Takes all places back, and lets the fifty ask at once, in turn at both processes. */
    async race(): Promise<PlaceRace> {
      await database.transact(async (db) => {
        await db.delete(modeSwitches);
        await db.delete(foundations).where(inArray(foundations.studentId, rivals));
      });
      const replies = await Promise.all(
        rivals.map((student_id, at) =>
          client.send(
            switchFoundationMode,
            { subject_id, student_id, mode: 30 },
            { ...asAnna, server: addresses[at % addresses.length] ?? '' },
          ),
        ),
      );
      const answered = (code: number) => replies.filter((reply) => reply.code === code).length;
      const { list } = await client.ask(foundationQuotas, { subject_id }, asAnna);
      const quota = list.find(({ grade, mode }) => grade === 7 && mode === 30);
      return {
        ...{ given: answered(codes.success), refused: answered(codes.conflict) },
        switches: (await database.query.select().from(modeSwitches)).length,
        ...{ allocated: quota?.allocated_count, limit: quota?.limit },
      };
    },
    async end(): Promise<void> {
      for (const server of processes) server.signal('SIGTERM');
      await Promise.all(processes.map(({ ended }) => ended));
      await database.close();
    },
  };
}
