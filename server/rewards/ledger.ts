import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../db/database';
import { purses, transfers } from '../db/tables';

/** A purse that does not hold what its transfers say. */
const fault = z.object({ id: z.number(), amount: z.number(), moved: z.number() });
export type LedgerFault = z.output<typeof fault>;

/**
 * The purses whose amount is not the sum of their transfers, or whose transfers are of another asset; none as long
 * as nobody has touched the database by hand. One statement, so that it sees one moment.
 */
export async function ledgerFaults(db: Queries): Promise<LedgerFault[]> {
  const moved = sql`coalesce(sum(movement.amount), 0)::int`;
  const { rows } = z.object({ rows: z.array(fault) }).parse(
    await db.execute(sql`
      select ${purses.id}, ${purses.amount}, ${moved} as moved
      from ${purses}
      left join (
        select to_id as purse, asset, amount from ${transfers}
        union all
        select from_id, asset, -amount from ${transfers} where from_id is not null
      ) as movement on movement.purse = ${purses.id} and movement.asset = ${purses.asset}
      group by ${purses.id}
      having ${purses.amount} <> ${moved}
      order by ${purses.id}`),
  );
  return rows;
}

/** Throws where the ledger does not add up. */
export async function checkLedger(db: Queries): Promise<void> {
  const faults = await ledgerFaults(db);
  if (faults.length > 0) throw new Error(`the ledger does not add up: ${JSON.stringify(faults)}`);
}
