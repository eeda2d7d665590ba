import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { restoreLocalPoints, submitLocalMarks } from '../../../src/contract/localPoints';
import { localMark } from '../../../src/domain/localPoints';
import { localPoints } from '../../../src/machines/localPoints/localPoints';
import { localPointsPaths } from '../../../src/machines/localPoints/localPoints.paths';
import { cardPoints, localMarks, points } from '../../../server/db/tables';
import { lockVersion, versionOf } from '../../../server/localPoints/version';
import { today, type TestWorld } from '../rig';
import { adaptiveCard, addLessons, course } from '../scene/lessons';
import { addPeople, anna } from '../scene/people';
import { password } from '../rig/fill';
import { type LifeCycle, type Outcome, outcomeOf } from './lifeCycle';

const as = anna.username;
const ofSchool = eq(localMarks.schoolId, anna.schoolId);
const marked = z.object({ marks: z.array(localMark) });

function version({ database }: TestWorld) {
  return database.transact((db) => lockVersion(db, anna.schoolId));
}

const restoring =
  (given: string) =>
  async (world: TestWorld, _: unknown, server: string): Promise<Outcome> => {
    const seen = versionOf((await version(world)).marks);
    const payload = { subject_id: course.subjectId, uname: anna.username, password: given };
    return outcomeOf(
      await world.send(restoreLocalPoints, { ...payload, version: seen }, { as, server }),
    );
  };

const restored = (isProven: boolean) =>
  [
    { type: 'restore.requested' },
    { type: 'restore.confirmed', isProven },
    { type: 'restore.succeeded' },
  ] as const;

export const localPointLife: LifeCycle = {
  chart: localPoints,
  catalogue: localPointsPaths,
  async prepare(world) {
    await addPeople(world);
    await addLessons(world);
    // The point that the catalogue marks is one of the course's.
    const point = { id: 7, subjectId: course.subjectId, name: 'Rhythm', isLeaf: true };
    const degrees = { frequency: 50, difficulty: 50, prerequisites: [] };
    await world.database.transact(async (db) => {
      await db.insert(points).values({ ...point, ...degrees });
      await db.insert(cardPoints).values({ cardId: adaptiveCard, pointId: point.id });
    });
  },
  async put(world, state) {
    const rows = marked.parse(state.context).marks.map((mark) => ({
      ...{ schoolId: anna.schoolId, pointId: mark.point_id, isExamined: mark.is_examined },
      ...{ frequency: mark.frequency, difficulty: mark.difficulty },
      ...{ accountId: anna.id, changedAt: new Date(today.getTime() - 1000) },
    }));
    await world.forgetLogins();
    await world.database.transact(async (db) => {
      await db.delete(localMarks).where(ofSchool);
      if (rows.length > 0) await db.insert(localMarks).values(rows);
    });
  },
  stored: ({ database }) => database.query.select().from(localMarks).where(ofSchool),
  standing: async (world) => (await version(world)).status,
  facts: async (world) => ({ marks: (await version(world)).marks }),
  stays: ['notStarted', 'marked'],
  sequences: { restore: restored(true), 'restore with a wrong password': restored(false) },
  events: {
    restore: restoring(password),
    'restore with a wrong password': restoring('no-such-1'),
    async 'marks.submitted'(world, { marks }, server) {
      const before = await version(world);
      const seen = z
        .array(z.looseObject({ point_id: z.int() }))
        .parse(marks)
        .map((mark) => ({
          ...mark,
          seen: before.marks.find(({ point_id }) => point_id === mark.point_id) ?? null,
        }));
      const form = new URLSearchParams({
        subject_id: String(course.subjectId),
        course_id: String(course.id),
        marks: JSON.stringify(seen),
      });
      return outcomeOf(await world.post(submitLocalMarks, form, { as, server }));
    },
  },
};
