import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgDateString, PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schedules } from '../../src/contract/home';
import { businessDay } from '../../src/domain/businessTime';
import { personStatuses } from '../../src/domain/homework';
import * as tables from '../../server/db/tables';
import { fillWorld } from '../../server/world/fill';
import { databases, worldOf } from './rig';

/** What may lie ahead: deadlines, planned lessons, vacations. */
const ahead = [
  'homework.deadline',
  'homework_persons.due_at',
  'meetings.starts_at',
  'meetings.ends_at',
  'school_rules.starts_on',
  'school_rules.ends_on',
];

/** Filling takes PGlite three times as long, and it is filled by the same statements. */
const filledAt = {
  pglite: ['2026-11-18T00:10:00+08:00'],
  postgres: [
    '2026-11-18T00:10:00+08:00',
    '2026-11-21T09:00:00+08:00',
    '2026-11-21T11:24:00+08:00',
    '2026-11-22T23:50:00+08:00',
  ],
};

const allTables = Object.values(tables).filter((table) => is(table, PgTable));
/** Every column that holds a moment or a day, as `table.column`. */
const moments = allTables.flatMap((table) =>
  Object.values(getTableColumns(table))
    .filter((column) => is(column, PgTimestamp) || is(column, PgDateString))
    .map((column) => ({
      table: getTableName(table),
      column: column.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    })),
);
const names = moments.map(({ table, column }) => `${table}.${column}`);

describe.each(databases)('the filled world on $database', (options) => {
  const world = worldOf(options);

  /** Fills the world anew, as if the server had first been started then. */
  async function fillAt(now: Date): Promise<void> {
    const all = sql.join(
      allTables.map((table) => sql.identifier(getTableName(table))),
      sql`, `,
    );
    await world.database.transact(async (db) => {
      // Only this test may empty the ledger, to which rows are else only ever added.
      await db.execute(sql`alter table ${tables.transfers} disable trigger transfers_append_only`);
      await db.execute(sql`truncate ${all} restart identity cascade`);
      await db.execute(sql`alter table ${tables.transfers} enable trigger transfers_append_only`);
    });
    world.forgetTokens();
    world.clock.set(now);
    expect(await fillWorld(world.database, { seed: 7, today: now })).toBe(true);
  }

  async function rowsOf(query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
    const result = await world.database.query.execute(query);
    return z.object({ rows: z.array(z.record(z.string(), z.unknown())) }).parse(result).rows;
  }

  /** The columns of which some row lies after a moment. */
  async function columnsAfter(now: Date): Promise<string[]> {
    const late: string[] = [];
    for (const { table, column } of moments) {
      const [row] = await rowsOf(
        sql`select count(*)::int as late from ${sql.identifier(table)}
          where ${sql.identifier(column)} > ${now.toISOString()}::timestamptz
            and ${sql.identifier(column)}::text <> ${businessDay(now)}`,
      );
      if (row?.['late'] !== 0) late.push(`${table}.${column}`);
    }
    return late;
  }

  it('the columns that may lie ahead are there', () => {
    expect(names).toEqual(expect.arrayContaining(ahead));
    expect(names).toContain('answers.submitted_at');
  });

  it.each(filledAt[options.database])(
    'at %s has nothing ahead but what is planned, and is as full as ever',
    async (moment) => {
      const now = new Date(moment);
      await fillAt(now);
      const late = await columnsAfter(now);
      expect(late.filter((name) => !ahead.includes(name))).toEqual([]);
      expect(late).toContain('homework.deadline');

      const statuses = await rowsOf(sql`select distinct status from homework_persons`);
      expect(statuses.map(({ status }) => status).toSorted()).toEqual(personStatuses.toSorted());
      const [today] = await rowsOf(
        sql`select count(distinct student_id)::int as active from answers
        where submitted_at >= ${businessDay(now)}::date::timestamp at time zone 'Asia/Shanghai'`,
      );
      expect(today?.['active']).toBeGreaterThan(10);

      const day = businessDay(now);
      for (const subject_id of [1, 2, 3, 4, 5] as const) {
        const payload = { subject_id, from: day, to: day };
        const { list } = await world.ask(schedules, payload, { as: 'zhou' });
        expect(list.length).toBeGreaterThan(0);
        expect(list.every(({ student_count }) => student_count > 0)).toBe(true);
      }
    },
  );

  it('nobody is in two rooms at once', async () => {
    const twice = await rowsOf(
      sql`select one.id from meetings one join meetings other on other.account_id = one.account_id
        and other.id <> one.id and other.starts_at < one.ends_at and one.starts_at < other.ends_at`,
    );
    expect(twice).toEqual([]);
  });
});
