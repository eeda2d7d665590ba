import type { TestWorld } from '../rig';
import { hashSecret } from '../../../server/account/password';
import { accounts, listings, responsibilities, schools, students } from '../../../server/db/tables';
import { permissions } from '../../../src/domain/permissions';
import { today } from '../rig';

const campus = { useType: 1, dataSource: 1, localAuth: true, isAgentSchool: false };
const subjects = [1, 2, 3, 4, 5];

/** Analysts of the scene: two colleagues, one with fewer permissions, and a stranger of another campus. */
export const anna = { id: 8101, username: 'anna', schoolId: 81, realName: 'Anna Abel' };
export const asAnna = { as: anna.username };
export const ben = { id: 8102, username: 'ben', schoolId: 81, realName: 'Ben Bauer' };
export const dora = { id: 8103, username: 'dora', schoolId: 81, realName: 'Dora Daum' };
export const carl = { id: 8201, username: 'carl', schoolId: 82, realName: 'Carl Conrad' };

const hour = 3_600_000;
const daysAgo = (days: number) => new Date(today.getTime() - days * 24 * hour);

interface Listed {
  readonly by: typeof anna;
  readonly kind?: 'formal' | 'audition' | 'nonSupervised';
  readonly pinned?: boolean;
  readonly hiddenAt?: Date;
  readonly auditionedAt?: Date;
}

interface Person {
  readonly id: number;
  readonly name: string;
  readonly pinyin: string;
  readonly username: string;
  readonly grade: number;
  readonly lastActiveAt: Date | null;
  readonly joinedAt: Date;
  readonly health: string;
  readonly supervision: string;
  readonly stars: number | null;
  readonly foundationRound: number | null;
  readonly listed: readonly Listed[];
}

const usual = {
  grade: 7,
  lastActiveAt: new Date(today.getTime() - hour),
  joinedAt: daysAgo(90),
  health: 'healthy',
  supervision: 'onlineOnly',
  stars: 4,
  foundationRound: 1,
};

/** Students with every value that a filter asks for; 81010 is the stranger's, 81011 the colleague's alone. */
export const people: readonly Person[] = [
  {
    ...usual,
    ...{ id: 81001, name: '张子涵', pinyin: 'zhang zi han', username: 'sc01', stars: 5 },
    listed: [{ by: anna }, { by: ben }, { by: dora }],
  },
  {
    ...usual,
    ...{ id: 81002, name: '张子涵', pinyin: 'zhang zi han', username: 'sc02', grade: 8 },
    ...{ lastActiveAt: daysAgo(3), health: 'subHealthy', stars: null, joinedAt: daysAgo(30) },
    listed: [{ by: anna }],
  },
  {
    ...usual,
    ...{ id: 81003, name: '欧阳静', pinyin: 'ou yang jing', username: 'sc03', foundationRound: 3 },
    ...{ lastActiveAt: daysAgo(10), supervision: 'selfStudyRoom' },
    listed: [{ by: anna, pinned: true }],
  },
  {
    ...usual,
    ...{ id: 81004, name: '李航', pinyin: 'li hang', username: 'sc04', grade: 9, stars: null },
    ...{ lastActiveAt: null, health: 'none', supervision: 'unmarked', foundationRound: null },
    listed: [{ by: anna }],
  },
  {
    ...usual,
    ...{ id: 81005, name: '王未', pinyin: 'wang wei', username: 'sc05', health: 'assessing' },
    ...{ supervision: 'evaluating', joinedAt: daysAgo(4) },
    listed: [{ by: anna, kind: 'audition' }],
  },
  {
    ...usual,
    ...{ id: 81006, name: '赵毕', pinyin: 'zhao bi', username: 'sc06', health: 'none' },
    listed: [{ by: anna, kind: 'audition', auditionedAt: daysAgo(2) }],
  },
  {
    ...usual,
    ...{ id: 81007, name: '吕绿', pinyin: 'lü lü', username: 'sc07', supervision: 'expired' },
    ...{ lastActiveAt: daysAgo(40), grade: 12 },
    listed: [{ by: anna, kind: 'nonSupervised' }],
  },
  {
    ...usual,
    ...{ id: 81008, name: '孙一', pinyin: 'sun yi', username: 'sc08', health: 'unhealthy' },
    listed: [{ by: anna, hiddenAt: daysAgo(5) }],
  },
  {
    ...usual,
    ...{ id: 81009, name: '周双', pinyin: 'zhou shuang', username: 'sc_09', stars: 1 },
    ...{ lastActiveAt: daysAgo(14), health: 'unhealthy' },
    listed: [{ by: anna }],
  },
  {
    ...usual,
    ...{ id: 81010, name: '张远', pinyin: 'zhang yuan', username: 'sc10' },
    listed: [{ by: carl }],
  },
  {
    ...usual,
    ...{ id: 81011, name: '张近', pinyin: 'zhang jin', username: 'sc11' },
    listed: [{ by: ben }],
  },
];

/** The students that an account of the scene sees. */
export function seenBy({ id }: { id: number }) {
  return people.flatMap((person) =>
    person.listed.filter(({ by }) => by.id === id).map((place) => ({ ...person, place })),
  );
}

/** Puts the analysts and their students into a world. */
export async function addPeople({ database }: Pick<TestWorld, 'database'>): Promise<void> {
  const passwordHash = await hashSecret('demo1234');
  await database.transact(async (db) => {
    await db.insert(schools).values([
      { id: 81, name: 'Harbour Campus', ...campus },
      { id: 82, name: 'Far Campus', ...campus },
    ]);
    const every = { passwordHash, subjects, permissions: [...permissions] };
    await db.insert(accounts).values([
      { ...anna, ...every },
      { ...ben, ...every },
      { ...carl, ...every },
      { ...dora, ...every, permissions: ['hasPermission'] },
    ]);
    await db.insert(students).values(
      people.map(({ listed, ...person }) => ({
        ...person,
        schoolId: listed[0]?.by.schoolId ?? 81,
        archetype: 'steady',
        behaviour: { ...behaviour },
      })),
    );
    await db.insert(listings).values(
      people.flatMap(({ id, joinedAt, listed }) =>
        listed.map(({ by, kind = 'formal', ...place }) => ({
          accountId: by.id,
          studentId: id,
          kind,
          listedAt: joinedAt,
          ...place,
        })),
      ),
    );
    await db.insert(responsibilities).values([
      { accountId: anna.id, studentId: 81001, role: 'synchronous' },
      { accountId: ben.id, studentId: 81001, role: 'trustee1' },
      { accountId: ben.id, studentId: 81001, role: 'consultant1' },
      { accountId: anna.id, studentId: 81004, role: 'synchronous' },
    ]);
  });
}

const behaviour = {
  ability: 0.5,
  correctShare: 0.5,
  medianAnswerSeconds: 30,
  answerTimeSpread: 0.5,
  hintRate: 0,
  skipRate: 0,
  videoShare: 0,
  reviewShare: 0,
  effectiveShare: 1,
  learningRate: 0,
  weeklyRetention: 1,
  sessionStartHour: 19,
  sessionHours: 1,
  sessionsPerWeek: 5,
  homeworkOnTimeRate: 1,
};
