import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../../src/contract';
import type { Call } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import { addHomework, checkIsAdd, homeworkOfStudent } from '../../src/contract/homework';
import { setStudentStatus } from '../../src/contract/students';
import { crmUserInfoUrl, studentInfo } from '../../src/contract/student';
import { homeworkCandidates, listings, responsibilities, students } from '../../server/db/tables';
import { demandSeen, isSeen } from '../../server/students/seen';
import { z } from 'zod';
import { payloadsOf } from '../contract/arbitrary';
import { seenOn, worldOf } from './rig';
import { addLessons, adaptiveCard, course, firstLesson } from './scene/lessons';
import { addPeople, anna, ben, carl, people, seenBy } from './scene/people';

const nobody = 999_999_999;
/** The colleague's alone, and the stranger's. */
const foreign = [81011, 81010];
const own = 81001;

const namesStudents = ({ payload }: Call) =>
  'student_id' in payload.shape || 'student_ids' in payload.shape;
const calls = allCalls.filter((call) => namesStudents(call));

/** What the scene has, so that nothing but the student can be wrong. */
const there = {
  ...{ subject_id: 3, course_id: course.id, lesson_id: firstLesson, card_id: adaptiveCard },
  ...{ type: 'adaptive', deadline: '2026-11-20T18:00:00+08:00', name: 'Homework', page: 1 },
};

/** A payload that the call's own rules allow, about one student. */
function about(call: Call, studentId: number): Record<string, unknown> {
  const [sample] = fc.sample(payloadsOf(call), { numRuns: 1, seed: 7 });
  const known = Object.entries({ ...there, student_id: studentId, student_ids: [studentId] });
  const fields = new Map(Object.entries(call.payload.shape));
  const fitting = known.filter(([name, value]) => {
    const field = fields.get(name);
    return field !== undefined && z.safeEncode(field, value).success;
  });
  return { ...sample, ...Object.fromEntries(fitting) };
}

describe.each(seenOn('postgres'))('whom an account may see on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeAll(async () => {
    // Whoever only answers for a student does not see the student by that.
    await world.database.transact((db) =>
      db
        .insert(responsibilities)
        .values(
          foreign.map((studentId) => ({ accountId: anna.id, studentId, role: 'foundation' })),
        ),
    );
  });

  const ask = (call: Call, studentId: number) =>
    world.send(call, about(call, studentId), { as: anna.username });

  it('[ROLE-044] is everybody whom the administrator has listed for it, and nobody else', async () => {
    const db = world.database.query;
    for (const account of [anna, ben, carl]) {
      const seen = await db
        .select({ id: students.id })
        .from(students)
        .where(isSeen(db, account.id, students.id));
      const listed = seenBy(account).map(({ id }) => id);
      expect(seen.map(({ id }) => id).toSorted()).toEqual(listed.toSorted());
      await demandSeen(db, account.id, listed);
      for (const { id } of people.filter((person) => !listed.includes(person.id))) {
        const refused = demandSeen(db, account.id, [...listed, id]);
        await expect(refused).rejects.toMatchObject({ code: 'absent' });
      }
    }
  });

  it.each(calls.map((call) => [call.path, call] as const))(
    '[ROLE-044] %s refuses whom the account does not see as it refuses whom there is not',
    async (_, call) => {
      const none = await ask(call, nobody);
      for (const id of foreign) {
        const { code, message, data } = await ask(call, id);
        expect({ code, message, data }).toEqual({
          code: none.code,
          message: none.message,
          data: none.data,
        });
      }
    },
  );

  it.each([studentInfo, crmUserInfoUrl, homeworkOfStudent, checkIsAdd, addHomework])(
    '[ROLE-044] $path answers for an own student, and is absent for another',
    async (call) => {
      expect((await ask(call, own)).code).toBe(codes.success);
      for (const id of foreign) expect((await ask(call, id)).code).toBe(codes.absent);
    },
  );

  it('[ROLE-044] homework leaves out students of others, counted and not named', async () => {
    const { page: _, name, deadline, ...place } = there;
    const wanted = { ...place, type: 'adaptive' as const, student_ids: [own, ...foreign] };
    const { outcomes, not_yours } = await world.ask(checkIsAdd, wanted, { as: anna.username });
    expect([outcomes.map(({ student_id }) => student_id), not_yours]).toEqual([[own], 2]);
    await world.ask(addHomework, { ...wanted, name, deadline }, { as: anna.username });
    const given = await world.database.query
      .select({ id: homeworkCandidates.studentId })
      .from(homeworkCandidates);
    expect(given.map(({ id }) => id)).not.toContain(foreign[0]);
    expect(given.map(({ id }) => id)).not.toContain(foreign[1]);
  });

  it('[ROLE-044] a status is set on nobody but own students', async () => {
    const student_ids = [own, ...foreign];
    const { outcomes } = await world.ask(
      setStudentStatus,
      { subject_id: 3, student_ids, status: 'pinned' },
      { as: anna.username },
    );
    expect(outcomes).toEqual([
      { student_id: own, outcome: 'done' },
      ...foreign.map((student_id) => ({ student_id, outcome: 'refused' })),
    ]);
    const rows = await world.database.query
      .select({ pinned: listings.pinned })
      .from(listings)
      .where(eq(listings.studentId, 81011));
    expect(rows).toEqual([{ pinned: false }]);
  });
});
