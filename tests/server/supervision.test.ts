import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { restartFoundation, switchFoundationMode } from '../../src/contract/foundation';
import { changeCourseLevel, courseLevelInfo } from '../../src/contract/lessons';
import { studentCustomization } from '../../src/contract/student';
import { superviseJump } from '../../src/contract/superviseJump';
import { toMoment } from '../../src/domain/businessTime';
import {
  courseLevels,
  foundations,
  responsibilities,
  schoolFeatures,
  students,
  supervisionFreezes,
} from '../../server/db/tables';
import { happenToSupervision } from '../../server/supervision/freeze';
import { followProfiles } from '../../server/supervision/profiles';
import { databases, worldOf, today } from './rig';
import { addLessons, course } from './scene/lessons';
import { addPeople, anna, asAnna, carl } from './scene/people';

const [student, other] = [81001, 81003];
const of = (student_id: number) => ({ subject_id: 3, student_id });

describe.each(databases)('freezing supervision on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(() =>
    world.database.transact(async (db) => {
      await db.delete(supervisionFreezes);
      await db.delete(foundations);
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
  const freezes = async (id = student) =>
    (await world.ask(studentCustomization, of(id), asAnna)).freezes;

  it('[SFZ-02, SFZ-04] tells why, and since when', async () => {
    expect(await freezes()).toEqual([]);
    await happen('scores.missed');
    const missing = { reason: 'scoresMissing', since: toMoment(today) };
    expect(await freezes()).toEqual([missing]);
    await happen('profile.lacked');
    expect((await freezes()).map(({ reason }) => reason).toSorted()).toEqual([
      ...['profileIncomplete', 'scoresMissing'],
    ]);
    await happen('profile.completed');
    expect(await freezes()).toEqual([missing]);
    await happen('scores.submitted');
    expect(await freezes()).toEqual([]);
  });

  it('[ROLE-104] missing scores freeze restarts, modes and levels, and say so', async () => {
    await happen('scores.missed');
    const place = { ...of(student), course_id: course.id };
    await world.database.transact(async (db) => {
      await db.delete(courseLevels);
      const level = { stage: 'levelEnd', level: 3, changedAt: today };
      await db.insert(courseLevels).values({ studentId: student, courseId: course.id, ...level });
    });
    const { freezes: shown } = await world.ask(courseLevelInfo, place, asAnna);
    expect(shown).toEqual([{ reason: 'scoresMissing', since: toMoment(today) }]);
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
    const mode = await world.send(switchFoundationMode, { ...of(student), mode: 90 }, asAnna);
    expect(mode).toMatchObject({ code: codes.success, data: { status: 'regrading' } });
  });

  it('[SFZ-02, SFZ-03] freezes an incomplete profile, and thaws it once complete', async () => {
    await followProfiles(world.database, today);
    const reasons = async (id: number) => (await freezes(id)).map(({ reason }) => reason);
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

  it('one of six simultaneous events freezes the student', async () => {
    const told = await Promise.allSettled(Array.from({ length: 6 }, () => happen('scores.missed')));
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await freezes()).toMatchObject([{ reason: 'scoresMissing' }]);
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
});
