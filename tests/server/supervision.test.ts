import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { restartFoundation, switchFoundationMode } from '../../src/contract/foundation';
import { changeCourseLevel, courseLevelInfo } from '../../src/contract/lessons';
import { superviseJump, supervisionFreezeInfo } from '../../src/contract/supervision';
import { toMoment } from '../../src/domain/businessTime';
import { lastScoresDue } from '../../src/domain/supervision';
import {
  courseLevels,
  responsibilities,
  schoolFeatures,
  students,
  supervisionFreezes,
} from '../../server/db/tables';
import { happenToSupervision } from '../../server/supervision/freeze';
import { followProfiles } from '../../server/supervision/profiles';
import { databases, startWorld, today, type TestWorld } from './rig';
import { addLessons, course } from './scene/lessons';
import { addPeople, anna, ben, carl } from './scene/people';

const asAnna = { as: anna.username };
const [student, other] = [81001, 81003];
const of = (student_id: number) => ({ subject_id: 3, student_id });

it('[CONST-052] scores are due fourteen days after the latest reminder', () => {
  const due = (now: string) => toMoment(lastScoresDue(new Date(now)));
  expect(due('2026-11-21T10:00:00+08:00')).toBe('2026-07-15T00:00:00+08:00');
  expect(due('2026-11-29T00:00:00+08:00')).toBe('2026-11-29T00:00:00+08:00');
  expect(due('2026-02-10T10:00:00+08:00')).toBe('2025-11-29T00:00:00+08:00');
});

describe.each(databases)('freezing supervision on $database', (options) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await startWorld(options);
    await addPeople(world);
    await addLessons(world);
  });
  beforeEach(() =>
    world.database.transact(async (db) => {
      await db.delete(supervisionFreezes);
      await db
        .update(students)
        .set({ foundationType: '70', foundationRound: 1, foundationLevel: 2 })
        .where(eq(students.id, student));
    }),
  );

  const happen = (
    type: 'scores.missed' | 'scores.submitted' | 'profile.lacked' | 'profile.completed',
    id = student,
  ) => world.database.transact((db) => happenToSupervision(db, id, { type }, world.clock.now()));
  const info = (id = student) => world.ask(supervisionFreezeInfo, of(id), asAnna);

  it('[SFZ-02, SFZ-04] tells why, since when, and which functions', async () => {
    expect(await info()).toMatchObject({ reasons: [], functions: [] });
    await happen('scores.missed');
    const missing = { reason: 'scoresMissing', since: toMoment(today) };
    expect(await info()).toMatchObject({
      reasons: [missing],
      functions: ['foundationRestart', 'foundationMode', 'levelChange'],
    });
    await happen('profile.lacked');
    expect((await info()).functions).toHaveLength(4);
    await happen('profile.completed');
    expect((await info()).reasons).toEqual([missing]);
    await happen('scores.submitted');
    expect(await info()).toMatchObject({ reasons: [], functions: [] });
  });

  it('[ROLE-104] missing scores freeze restarts, modes and levels, and say so', async () => {
    await happen('scores.missed');
    const place = { ...of(student), course_id: course.id };
    await world.database.transact(async (db) => {
      await db.delete(courseLevels);
      const level = { stage: 'levelEnd', level: 3, changedAt: today };
      await db.insert(courseLevels).values({ studentId: student, courseId: course.id, ...level });
    });
    const { freezes } = await world.ask(courseLevelInfo, place, asAnna);
    expect(freezes).toEqual([{ reason: 'scoresMissing', since: toMoment(today) }]);
    const replies = [
      await world.send(restartFoundation, of(student), asAnna),
      await world.send(switchFoundationMode, { ...of(student), mode: 90 }, asAnna),
      await world.send(changeCourseLevel, { ...place, direction: 'up', reason: 'Fast' }, asAnna),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({ code: codes.conflict, data: { reason: 'scoresMissing' } });
      expect(reply.message).toMatch(/scores/);
    }
    await happen('scores.submitted');
    expect((await world.send(restartFoundation, of(student), asAnna)).code).toBe(codes.success);
  });

  it('[ROLE-105] an incomplete profile freezes restarts, and leaves modes alone', async () => {
    await happen('profile.lacked');
    const restart = await world.send(restartFoundation, of(student), asAnna);
    expect(restart).toMatchObject({ code: codes.conflict, data: { reason: 'profileIncomplete' } });
    await world.database.transact((db) =>
      db.update(students).set({ foundationType: '90' }).where(eq(students.id, student)),
    );
    const mode = await world.send(switchFoundationMode, { ...of(student), mode: 70 }, asAnna);
    expect(mode.data).not.toHaveProperty('reason');
  });

  it('[SFZ-02, SFZ-03] freezes whose profile lacks something, and thaws once it is complete', async () => {
    await followProfiles(world.database, today);
    const reasons = async (id: number) => (await info(id)).reasons.map(({ reason }) => reason);
    // Nobody answers for this one; the other is answered for.
    expect(await reasons(other)).toEqual(['profileIncomplete']);
    expect(await reasons(student)).toEqual([]);
    const named = { accountId: anna.id, studentId: other, role: 'foundation' };
    await world.database.transact((db) => db.insert(responsibilities).values(named));
    await followProfiles(world.database, today);
    expect(await reasons(other)).toEqual([]);
    await world.database.transact((db) =>
      db.delete(responsibilities).where(and(eq(responsibilities.studentId, other))),
    );
  });

  it('hears of a reason once, however many tell it', async () => {
    const told = await Promise.allSettled(Array.from({ length: 6 }, () => happen('scores.missed')));
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await info()).toMatchObject({ reasons: [{ reason: 'scoresMissing' }] });
  });

  it('[CALL-033, CALL-034] leads to where supervising is done, marked for the enlightenment course', async () => {
    const { go_url } = await world.ask(superviseJump, { subject_id: 3 }, asAnna);
    expect(go_url).toBe(`${world.server(0)}/otherProducts/supervise?teacher=${anna.id}`);
    const feature = { schoolId: anna.schoolId, feature: 'STARTUP_COURSE' };
    await world.database.transact((db) => db.insert(schoolFeatures).values(feature));
    const marked = await world.ask(superviseJump, { subject_id: 3 }, asAnna);
    expect(new URL(marked.go_url).searchParams.get('app_name')).toBe('qimeng');
    const ofOthers = await world.ask(superviseJump, { subject_id: 3 }, { as: carl.username });
    expect(ofOthers.go_url).not.toContain('qimeng');
  });

  it('is nothing to who does not see the student, or is not logged in', async () => {
    for (const as of [ben.username, carl.username]) {
      const reply = await world.send(supervisionFreezeInfo, of(other), { as });
      expect(reply.code).toBe(codes.absent);
    }
    expect((await world.send(supervisionFreezeInfo, of(student))).code).toBe(codes.loginRequired);
    const foreign = { ...of(student), subject_id: 99 };
    expect((await world.send(supervisionFreezeInfo, foreign, asAnna)).code).toBe(codes.forbidden);
  });
});
