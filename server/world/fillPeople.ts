import { hash } from '@node-rs/argon2';
import { startOfDay } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { accountId } from './accountId';
import { accounts, campuses, colleagues, demonstrationPassword } from './content/accounts';
import { classes, students } from './content/people';
import type { Student } from './content/types';
import { continueIds, insertAll } from './insert';
import { pinyinOf } from './pinyin';

function listingKind({ list }: Student): 'formal' | 'audition' | 'nonSupervised' {
  if (list === 'nonSupervised') return 'nonSupervised';
  return list === 'responsible' ? 'formal' : 'audition';
}

function rolesOf({ responsibility, id }: Student): (typeof tables.responsibilities.$inferInsert)[] {
  const { synchronousManager, foundationManager, supervisors, consultants } = responsibility;
  const named = [
    ['synchronous', synchronousManager],
    ['foundation', foundationManager],
    ...supervisors.map((name, at) => [`trustee${String(at + 1)}`, name] as const),
    ...consultants.map((name, at) => [`consultant${String(at + 1)}`, name] as const),
  ] as const;
  return named.map(([role, name]) => ({ role, accountId: accountId(name), studentId: id }));
}

async function fillAccounts(db: Queries): Promise<void> {
  const passwordHash = await hash(demonstrationPassword);
  await insertAll(
    db,
    tables.schools,
    campuses.map(({ id, name }) => {
      const account = accounts.find((person) => person.campusId === id);
      return {
        id,
        name,
        useType: account?.schoolUseType ?? 1,
        dataSource: account?.dataSource ?? 1,
        localAuth: account?.localAuth === 1,
        isAgentSchool: account?.isAgentSchool ?? false,
      };
    }),
  );
  await insertAll(
    db,
    tables.accounts,
    accounts.map((account) => ({
      id: account.id,
      schoolId: account.campusId,
      username: account.username,
      passwordHash,
      phone: account.phone,
      upgraded: account.upgraded,
      realName: account.name,
      nickname: account.nickname,
      countryId: account.countryId,
      userType: account.userType,
      isAgentAdministrator: account.role === 'agentAdministrator',
      subjects: [...account.subjects],
      permissions: [...account.permissions],
      guideSeen: account.role === 'analyst',
      searchGuideSeen: account.username !== 'newcomer',
    })),
  );
  await insertAll(
    db,
    tables.accounts,
    colleagues.map(({ id, name }) => ({
      id: accountId(id),
      schoolId: 1,
      username: id,
      passwordHash: '',
      realName: name,
      subjects: [],
      permissions: [],
      isDisabled: true,
    })),
  );
}

/** Schools, accounts, students with when each was last seen, who looks after whom, and the classes. */
export async function fillPeople(
  db: Queries,
  today: Date,
  lastSeen: ReadonlyMap<number, Date>,
): Promise<void> {
  await fillAccounts(db);
  const daysAgo = (days: number, hour: number) =>
    new Date(Math.min(today.getTime(), startOfDay(today, -days).getTime() + hour * 3_600_000));
  const schoolOf = (student: Student) =>
    accounts.find((account) => account.username === student.analysts[0])?.campusId ?? 1;

  await insertAll(
    db,
    tables.students,
    students.map((student) => ({
      id: student.id,
      schoolId: schoolOf(student),
      name: student.name,
      pinyin: pinyinOf(student.name, student.pinyinHint),
      username: student.account,
      grade: student.grade,
      joinedAt: daysAgo(student.joinedDaysAgo, 10),
      lastActiveAt: lastSeen.get(student.id) ?? null,
      supervision: student.supervision,
      health: student.health,
      stars: student.starRating,
      foundationType: student.foundation === null ? null : String(student.foundation.mode),
      foundationRound: student.foundation?.round ?? null,
      foundationLevel: student.foundation?.level ?? null,
      archetype: student.archetype,
      behaviour: student.behaviour,
    })),
  );
  await insertAll(
    db,
    tables.listings,
    students.flatMap((student) =>
      student.analysts.map((analyst) => ({
        accountId: accountId(analyst),
        studentId: student.id,
        kind: listingKind(student),
        listedAt: daysAgo(student.joinedDaysAgo, 10),
        pinned: student.pinned,
        hiddenAt: student.hidden ? daysAgo(20, 15) : null,
        auditionedAt: student.list === 'auditioned' ? daysAgo(9, 16) : null,
      })),
    ),
  );
  await insertAll(db, tables.responsibilities, students.flatMap(rolesOf));
  await insertAll(
    db,
    tables.classes,
    classes.map(({ id, analyst, subjectId, name, grade }) => ({
      id,
      accountId: accountId(analyst),
      subjectId,
      name,
      grade,
    })),
  );
  await insertAll(
    db,
    tables.classStudents,
    classes.flatMap(({ id, studentIds }) =>
      studentIds.map((studentId) => ({ classId: id, studentId })),
    ),
  );
  for (const table of [tables.schools, tables.accounts, tables.students, tables.classes]) {
    await continueIds(db, table);
  }
}
