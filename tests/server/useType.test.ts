import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { boardInfo, boardStudentList, boardTeacherScoreList } from '../../src/contract/boards';
import type { Call } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import {
  classList,
  classStudentList,
  courseList,
  setClassStatus,
} from '../../src/contract/courses';
import { crystalRecordList } from '../../src/contract/crystals';
import { classFeedbackList } from '../../src/contract/feedback';
import { highlightList, rewardHighlights } from '../../src/contract/highlights';
import { setClassLessonLock, setLocks } from '../../src/contract/lessons';
import { practiceInfo, preparedCourseList } from '../../src/contract/preparation';
import { reportRows, reportTargets } from '../../src/contract/reports';
import {
  coinAccountList,
  coinCount,
  coinRecordList,
  studentRewardList,
  teacherRewardList,
} from '../../src/contract/rewards';
import type { CourseList } from '../../src/domain/lessons';
import { permissions } from '../../src/domain/permissions';
import { accounts, schools } from '../../server/db/tables';
import { worldOf } from './rig';

/** What a self-study centre has, and what only schools that teach have. */
const rows: readonly (readonly [title: string, call: Call, isOpenForCentre: boolean])[] = [
  ['[ROLE-077] the classes', classList, false],
  ['[ROLE-077] the students of a class', classStudentList, false],
  ['[ROLE-077] pinning classes', setClassStatus, false],
  ['[ROLE-077] locking for a class', setClassLessonLock, false],
  ['[ROLE-079] the highlights', highlightList, false],
  ['[ROLE-079] rewarding highlights', rewardHighlights, false],
  ['[ROLE-084] the crystal details', crystalRecordList, true],
  ['[ROLE-082] the props that were granted', teacherRewardList, false],
  ['[ROLE-082] the props of a student', studentRewardList, false],
  ['[ROLE-072] whose reports there are', reportTargets, true],
  ['[ROLE-072] the rows of a report', reportRows, true],
  ['[ROLE-078] the account’s coins', coinCount, true],
  ['[ROLE-083] the coin accounts', coinAccountList, true],
  ['[ROLE-085] the gold coin details', coinRecordList, true],
  ['[ROLE-075] the courses that are prepared', preparedCourseList, false],
  ['[ROLE-075] practising with a test account', practiceInfo, false],
];

describe('what a school’s use type and an account’s permissions open', () => {
  const world = worldOf({ database: 'pglite' });
  beforeAll(async () => {
    await allow([...permissions]);
  });

  const allow = (granted: string[]) =>
    world.database.transact((db) =>
      db.update(accounts).set({ permissions: granted }).where(eq(accounts.username, 'type6')),
    );
  const become = (useType: number) =>
    world.database.transact((db) => db.update(schools).set({ useType }).where(eq(schools.id, 3)));
  const come = (dataSource: number) =>
    world.database.transact((db) =>
      db.update(schools).set({ dataSource }).where(eq(schools.id, 3)),
    );
  /** Whether a call is forbidden, before anybody has looked at what it was sent. */
  const isForbidden = async (call: Call) =>
    (await world.post(call, new URLSearchParams(), { as: 'type6' })).code === codes.forbidden;

  it.each(rows)('%s: in a school, and in a self-study centre as said', async (_, call, isOpen) => {
    expect(await isForbidden(call)).toBe(!isOpen);
    await become(1);
    expect(await isForbidden(call)).toBe(false);
    await become(6);
  });

  it.each([
    ['[ROLE-062] My Courses', courseList, 'hasPermission'],
    ['[ROLE-062] locking', setLocks, 'hasPermission'],
    [
      '[ROLE-067] [ROLE-086] post-class feedback',
      classFeedbackList,
      'afterSchoolFeedbackPermission',
    ],
  ] as const)('%s needs its permission', async (_, call, permission) => {
    await allow(permissions.filter((name) => name !== permission));
    expect(await isForbidden(call)).toBe(true);
    await allow([...permissions]);
    expect(await isForbidden(call)).toBe(false);
  });

  it.each([boardInfo, boardStudentList, boardTeacherScoreList])(
    '[ROLE-069] [ROLE-091] $path is for schools of data source 1, and who has the permission',
    async (call) => {
      await come(0);
      expect(await isForbidden(call)).toBe(true);
      await come(1);
      expect(await isForbidden(call)).toBe(false);
      await allow(permissions.filter((name) => name !== 'PKPermission'));
      expect(await isForbidden(call)).toBe(true);
      await allow([...permissions]);
      await come(0);
    },
  );

  it('[ROLE-075] [ROLE-080] [ROLE-081] courses that a school can teach nobody have no list', async () => {
    const ask = async (list: CourseList) => {
      const asked = { subject_id: 3, list, page: 1, page_size: 20 } as const;
      return (await world.send(courseList, asked, { as: 'type6' })).code;
    };
    const closed = ['temporary', 'trial', 'polishing'] as const;
    expect(await ask('formal')).toBe(codes.success);
    for (const list of closed) expect(await ask(list)).toBe(codes.forbidden);
    await become(1);
    for (const list of closed) expect(await ask(list)).toBe(codes.success);
    await become(6);
  });

  it('[ROLE-063] the classes of a school need theirs too', async () => {
    await become(1);
    await allow(permissions.filter((name) => name !== 'monitorClassPermission'));
    expect(await isForbidden(classList)).toBe(true);
    await allow([...permissions]);
    expect(await isForbidden(classList)).toBe(false);
    await become(6);
  });
});
