import type { Database } from '../../../server/db/database';
import { accounts, schools } from '../../../server/db/tables';
import { hashSecret } from '../../../server/account/password';

/** The password of every account of the world. */
export const password = 'demo1234';

/** A few people, until the demonstration world can be had: `zhou` and `colleague` at one campus, `emily` at another. */
export async function fill(database: Database): Promise<void> {
  const passwordHash = await hashSecret(password);
  const subjects = [1, 2, 3, 4, 5, 99];
  const campus = { useType: 1, dataSource: 1, localAuth: true, isAgentSchool: true };
  const person = { schoolId: 1, passwordHash, subjects, permissions: ['hasPermission'] };
  await database.transact(async (db) => {
    await db.insert(schools).values([
      { id: 1, name: 'Harbour Campus', ...campus },
      { id: 2, name: 'Lakeside Campus', ...campus },
    ]);
    await db.insert(accounts).values([
      {
        id: 101,
        username: 'zhou',
        realName: 'Zhou',
        phone: '19900001001',
        upgraded: true,
        ...person,
      },
      { id: 102, username: 'emily', realName: 'Emily', ...person, schoolId: 2, subjects: [1] },
      { id: 104, username: 'newcomer', realName: 'New', identityBound: false, ...person },
      { id: 106, username: 'colleague', realName: 'Colleague', ...person },
      { id: 107, username: 'disabled', realName: 'Disabled', isDisabled: true, ...person },
    ]);
  });
}
