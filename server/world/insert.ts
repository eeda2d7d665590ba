import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/database';

type Row = Readonly<Record<string, unknown>>;

/** As JSON, a thousand rows are some hundred kilobytes. */
const rowsAtOnce = 5000;

/** The columns that a row gives a value; the others get their defaults. */
function givenIn(row: Row): string {
  const given = Object.keys(row).filter((key) => row[key] !== undefined);
  return given.sort().join();
}

/** Rows in their order, each batch with the same columns. */
function batchesOf(rows: readonly Row[]): Row[][] {
  const batches: Row[][] = [];
  let given: string | null = null;
  for (const row of rows) {
    const last = batches.at(-1);
    const own = givenIn(row);
    if (last === undefined || own !== given || last.length === rowsAtOnce) batches.push([row]);
    else last.push(row);
    given = own;
  }
  return batches;
}

function columnsOf(table: PgTable, row: Row): PgColumn[] {
  return Object.entries(getTableColumns(table))
    .filter(([key]) => row[key] !== undefined)
    .map(([, column]) => column);
}

/** Writes many rows, each batch as one JSON: as parameters, values take twice as long. */
export async function insertAll<Table extends PgTable>(
  db: Queries,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (const batch of batchesOf(rows)) {
    const columns = columnsOf(table, batch[0] ?? {});
    const names = columns.map(({ name }) => sql.identifier(toSnakeCase(name)));
    const types = columns.map(
      (column) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`,
    );
    await db.execute(
      sql`insert into ${table} (${sql.join(names, sql`, `)})
        select * from json_to_recordset(${JSON.stringify(batch)}::json) as row(${sql.join(types, sql`, `)})`,
    );
  }
}

/** Rows with ids of their own leave the counter behind; the next row comes after them. */
export async function continueIds(db: Queries, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), coalesce((select max(id) from ${sql.identifier(name)}), 0) + 1, false)`,
  );
}
