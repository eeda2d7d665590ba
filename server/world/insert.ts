import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/database';

/** PostgreSQL takes at most 65,535 parameters a statement. */
const rowsAtOnce = 1000;

/** Writes many rows, a thousand a statement. */
export async function insertAll<Table extends PgTable>(
  db: Queries,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await db.insert(table).values(rows.slice(from, from + rowsAtOnce));
  }
}

/** Rows with ids of their own leave the counter behind; the next row comes after them. */
export async function continueIds(db: Queries, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), coalesce((select max(id) from ${sql.identifier(name)}), 0) + 1, false)`,
  );
}
