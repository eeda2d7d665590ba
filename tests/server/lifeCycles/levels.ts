import { eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  cancelLevelChange,
  changeCourseLevel,
  courseLevelInfo,
  keepCourseLevel,
} from '../../../src/contract/lessons';
import { courseLevel } from '../../../src/machines/lessons/courseLevel';
import { courseLevelPaths } from '../../../src/machines/lessons/courseLevel.paths';
import { courseLevels } from '../../../server/db/tables';
import { happenToLevel } from '../../../server/lessons/levels';
import { today, type TestWorld } from '../rig';
import { addLessons, course } from '../scene/lessons';
import { addPeople, anna } from '../scene/people';
import { type LifeCycle, type Outcome, outcomeOf, outcomeOfWork } from './lifeCycle';

const studentId = 81002;
const as = anna.username;
const place = { student_id: studentId, course_id: course.id };
const student = { subject_id: course.subjectId, ...place };
const ofStudent = eq(courseLevels.studentId, studentId);
const facts = z.object({ level: z.number(), nextLevel: z.number().nullable() });
const directions = z.enum(['up', 'down']);

const reaching =
  (type: 'levelEnd.reached' | 'stageEnd.reached') =>
  ({ database, clock }: TestWorld): Promise<Outcome> =>
    outcomeOfWork(
      database.transact((db) => happenToLevel(db, place, { type }, { by: null, now: clock.now() })),
    );

export const levelLife: LifeCycle = {
  chart: courseLevel,
  catalogue: courseLevelPaths,
  async prepare(world) {
    await addPeople(world);
    await addLessons(world);
  },
  async put({ database }, state) {
    const changedAt = new Date(today.getTime() - 1000);
    const stored = { studentId, courseId: course.id, ...facts.parse(state.context), changedAt };
    const stage = z.string().parse(state.value);
    await database.transact(async (db) => {
      await db.delete(courseLevels).where(ofStudent);
      await db.insert(courseLevels).values({ ...stored, stage });
    });
  },
  stored: ({ database }) => database.query.select().from(courseLevels).where(ofStudent),
  standing: async (world) => (await world.ask(courseLevelInfo, student, { as })).stage,
  async facts(world) {
    const { level, next_level } = await world.ask(courseLevelInfo, student, { as });
    return { level, nextLevel: next_level };
  },
  events: {
    'levelEnd.reached': reaching('levelEnd.reached'),
    'stageEnd.reached': reaching('stageEnd.reached'),
    async 'level.kept'(world, _, server) {
      return outcomeOf(await world.send(keepCourseLevel, student, { as, server }));
    },
    async 'change.cancelled'(world, _, server) {
      return outcomeOf(await world.send(cancelLevelChange, student, { as, server }));
    },
    async 'level.changed'(world, event, server) {
      const direction = directions.parse(event['direction']);
      const payload = { ...student, direction, reason: 'Two levels below the class' };
      return outcomeOf(await world.send(changeCourseLevel, payload, { as, server }));
    },
  },
};
