import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { codes } from '../../../src/contract/codes';
import { correctHomework } from '../../../src/contract/grading';
import {
  extendDeadline,
  homeworkPersons as personsOfHomework,
  withdrawHomework,
} from '../../../src/contract/homework';
import { homeworkPerson } from '../../../src/machines/homework/homeworkPerson';
import { homeworkPersonPaths } from '../../../src/machines/homework/homeworkPerson.paths';
import { corrections, enrolments, homework, homeworkPersons } from '../../../server/db/tables';
import { finishAdaptive, handInEssay, leaveCourse } from '../../../server/homework/handIn';
import { today, type TestWorld } from '../rig';
import { addHomework } from '../scene/homework';
import { addLessons, course } from '../scene/lessons';
import { addPeople, anna } from '../scene/people';
import { type LifeCycle, outcomeOf, outcomeOfWork } from './lifeCycle';

const studentId = 81002;
const as = anna.username;
const deadline = new Date('2026-11-21T10:00:00+08:00');
const essay = 'My garden.';
const hour = 3_600_000;

const facts = z.object({
  type: z.enum(['composition', 'adaptive']),
  completedAt: z.string().nullable(),
  score: z.number().nullable(),
  accuracy: z.number().nullable(),
  extendedTo: z.string().nullable(),
});

/** The row of the student's homework, and of what it belongs to. */
async function row({ database }: TestWorld) {
  const [found] = await database.query
    .select({ person: homeworkPersons, type: homework.type })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .where(eq(homeworkPersons.studentId, studentId));
  if (found === undefined) throw new Error('the homework is gone');
  return found;
}

export const homeworkLife: LifeCycle = {
  chart: homeworkPerson,
  catalogue: homeworkPersonPaths,
  async prepare(world) {
    await addPeople(world);
    await addLessons(world);
    await addHomework(world, { deadline }, { [studentId]: { status: 'incomplete' } });
  },
  async put(world, state) {
    const { person } = await row(world);
    const { type, completedAt, extendedTo, ...result } = facts.parse(state.context);
    world.clock.set(today);
    await world.database.transact(async (db) => {
      await db.delete(corrections);
      await db.update(enrolments).set({ leftAt: null });
      await db
        .update(homework)
        .set({ type, withdrawnAt: null })
        .where(eq(homework.id, person.homeworkId));
      await db
        .update(homeworkPersons)
        .set({
          ...result,
          ...{ status: z.string().parse(state.value), revision: 0 },
          completedAt: completedAt === null ? null : new Date(completedAt),
          // A deadline can only be moved to a later one than it is.
          dueAt: extendedTo === null ? deadline : new Date(Date.parse(extendedTo) - 9 * hour),
          essay: type === 'composition' && completedAt !== null ? essay : null,
        })
        .where(eq(homeworkPersons.id, person.id));
    });
  },
  async stored(world) {
    const { person } = await row(world);
    const given = await world.database.query.select().from(corrections);
    return { person, given };
  },
  standing: async (world) => (await row(world)).person.status,
  events: {
    async 'homework.submitted'(world) {
      const { person, type } = await row(world);
      const now = world.clock.now();
      const result = { score: 92, accuracy: 0.92 };
      return outcomeOfWork(
        world.database.transact((db) =>
          type === 'composition'
            ? handInEssay(db, person.id, essay, now)
            : finishAdaptive(db, person.id, result, now),
        ),
      );
    },
    async 'deadline.passed'(world, _, server) {
      const { person } = await row(world);
      world.clock.set(person.dueAt);
      const payload = { subject_id: 3, homework_id: person.homeworkId, page: 1, page_size: 10 };
      await world.ask(personsOfHomework, payload, { as, server });
      return { did: 'nothing' };
    },
    async 'deadline.extended'(world, { extendedTo }, server) {
      const { person } = await row(world);
      const payload = {
        subject_id: 3,
        person_ids: [person.id],
        deadline: z.string().parse(extendedTo),
      };
      return outcomeOf(await world.send(extendDeadline, payload, { as, server }));
    },
    async 'homework.withdrawn'(world, _, server) {
      const { person } = await row(world);
      const payload = { subject_id: 3, homework_id: person.homeworkId };
      const reply = await world.send(withdrawHomework, payload, { as, server });
      if (reply.code !== codes.success) return outcomeOf(reply);
      const { invalid_count } = withdrawHomework.answer.parse(reply.data);
      return { did: invalid_count === 1 ? 'done' : 'nothing' };
    },
    async 'student.left'(world) {
      const left = { studentId, courseId: course.id };
      await world.database.transact((db) => leaveCourse(db, left, world.clock.now()));
      return { did: 'nothing' };
    },
    async 'correction.submitted'(world, { correction }, server) {
      const { person } = await row(world);
      const form = new URLSearchParams({
        subject_id: '3',
        person_id: String(person.id),
        revision: '0',
        correction: JSON.stringify(correction),
      });
      return outcomeOf(await world.post(correctHomework, form, { as, server }));
    },
  },
};
