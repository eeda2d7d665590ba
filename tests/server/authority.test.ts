import { asc, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { responsibleFor, studentOf, studentsOf } from '../../server/authority';
import { accounts, responsibilities, students } from '../../server/db/tables';
import { databases, startWorld, type TestWorld } from './rig';

describe.each(databases)('whom an account may see on $database', (options) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await startWorld(options);
  });

  async function accountOf(username: string) {
    const [account] = await world.database.query
      .select()
      .from(accounts)
      .where(eq(accounts.username, username));
    if (account === undefined) throw new Error(`no account ${username}`);
    return { account };
  }

  async function responsibleIds(accountId: number): Promise<number[]> {
    const rows = await world.database.query
      .selectDistinct({ id: responsibilities.studentId })
      .from(responsibilities)
      .where(eq(responsibilities.accountId, accountId))
      .orderBy(asc(responsibilities.studentId));
    return rows.map((row) => row.id);
  }

  it('[ROLE-028] is every student in its responsibility, and no other', async () => {
    const zhou = await accountOf('zhou');
    const db = world.database.query;
    const seen = await db
      .select({ id: students.id })
      .from(students)
      .where(inArray(students.id, responsibleFor(db, zhou)))
      .orderBy(asc(students.id));
    const own = await responsibleIds(zhou.account.id);
    expect(own.length).toBeGreaterThan(10);
    expect(seen.map((student) => student.id)).toEqual(own);
    for (const id of own) expect((await studentOf(db, zhou, id)).id).toBe(id);
  });

  it("refuses somebody else's student as it refuses one that is not there", async () => {
    const emily = await accountOf('emily');
    const own = await responsibleIds(emily.account.id);
    const all = await world.database.query.select({ id: students.id }).from(students);
    const foreign = all.map((student) => student.id).filter((id) => !own.includes(id));
    const refusalOf = (id: number) =>
      studentOf(world.database.query, emily, id).catch((error: unknown) => JSON.stringify(error));
    const none = await refusalOf(999_999_999);
    expect(none).toContain('absent');
    expect(foreign.length).toBeGreaterThan(0);
    for (const id of foreign) expect(await refusalOf(id)).toBe(none);
  });

  it('refuses a list with one foreign student in it as a whole', async () => {
    const emily = await accountOf('emily');
    const db = world.database.query;
    const own = await responsibleIds(emily.account.id);
    expect(await studentsOf(db, emily, [...own, ...own])).toHaveLength(own.length);
    expect(await studentsOf(db, emily, [])).toEqual([]);
    const mixed = studentsOf(db, emily, [...own, 10_001]);
    await expect(mixed).rejects.toMatchObject({ code: 'absent' });
  });
});
