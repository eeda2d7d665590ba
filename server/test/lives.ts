import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { healthDirections } from '../../src/domain/foundation';
import { finishEvaluation } from '../approvals/application';
import type { Database, Queries } from '../db/database';
import {
  accounts,
  examAbsences,
  homeworkPersons,
  scores,
  students,
  workOrders,
} from '../db/tables';
import { assessHealth, finishRemedialCourse } from '../foundation/health';
import { assignRestart, confirmRestart, regrade } from '../foundation/learning';
import { finishAdaptive, leaveCourse } from '../homework/handIn';
import { learnLessons } from '../lessons/learned';
import { earn } from '../rewards/coinAccounts';
import { freezeBySystem, liftSystemFreeze } from '../rewards/freezing';
import type { Clock } from '../settings';
import { happenToSupervision } from '../supervision/freeze';
import { askedExam } from '../supervision/askedExam';
import { followProfiles } from '../supervision/profiles';
import { remindOfScores } from '../supervision/scoreReminders';
import { handleWorkOrder } from '../workOrders/handle';

interface Parts {
  readonly database: Database;
  readonly clock: Clock;
}

const number = z.coerce.number();
const student = { student_id: number };
const inCourse = { ...student, course_id: number };

/** What only the system, the service desk or a student's learning machine does to what is stored. */
export function serveLives(app: FastifyInstance, { database, clock }: Parts): void {
  function life<Form>(
    path: string,
    form: z.ZodType<Form>,
    happen: (db: Queries, form: Form, now: Date) => Promise<unknown>,
  ): void {
    app.post(`/test/${path}`, async ({ body }) => {
      const parsed = form.parse(body);
      await database.transact((db) => happen(db, parsed, clock.now()));
      return {};
    });
  }

  life(
    'lessons/learned',
    z.strictObject({ ...inCourse, lessons: number }),
    (db, { student_id: studentId, course_id: courseId, lessons }, now) =>
      learnLessons(db, { studentId, courseId }, lessons, now),
  );
  life('lessons/leave', z.strictObject(inCourse), (db, form, now) =>
    leaveCourse(db, { studentId: form.student_id, courseId: form.course_id }, now),
  );

  life(
    'coins/earn',
    z.strictObject({ ...student, amount: number }),
    (db, { student_id: studentId, amount }, now) =>
      earn(db, { studentId }, amount, { kind: 'study', operatorId: null, at: now }),
  );
  life(
    'coins/freeze',
    z.strictObject({ ...student, reason: z.string() }),
    (db, { student_id: studentId, reason }, now) => freezeBySystem(db, { studentId }, reason, now),
  );
  life('coins/lift', z.strictObject(student), (db, { student_id: studentId }, now) =>
    liftSystemFreeze(db, { studentId }, now),
  );

  life(
    'homework/practise',
    z.strictObject({ ...student, homework_id: number, score: number, accuracy: number }),
    async (db, { student_id, homework_id, ...result }, now) => {
      const { studentId, homeworkId, id } = homeworkPersons;
      const [person] = await db
        .select({ id })
        .from(homeworkPersons)
        .where(and(eq(studentId, student_id), eq(homeworkId, homework_id)));
      await finishAdaptive(db, person?.id ?? 0, result, now);
    },
  );

  life('applications/evaluate', z.strictObject({ id: number }), (db, { id }) =>
    finishEvaluation(db, id),
  );
  life(
    'workOrders/handle',
    z.strictObject({ code: z.string(), by: z.string(), remark: z.string(), file: z.string() }),
    async (db, { code, by, remark, file }, now) => {
      const [order] = await db
        .select({ id: workOrders.id })
        .from(workOrders)
        .where(eq(workOrders.code, code));
      const files = [{ fileName: file, fileUrl: `/attachments/${file}` }];
      await handleWorkOrder(db, order?.id ?? 0, { by, remark, files }, now);
    },
  );

  life(
    'foundation/assess',
    z.strictObject({ ...student, score: number }),
    async (db, { student_id, score }, now) => {
      // Whatever the health was, it is assessed anew.
      const assessing = { health: 'assessing' };
      await db.update(students).set(assessing).where(eq(students.id, student_id));
      await assessHealth(db, student_id, score, now);
    },
  );
  life(
    'foundation/remedy',
    z.strictObject({ ...student, direction: z.enum(healthDirections) }),
    (db, { student_id, direction }, now) => finishRemedialCourse(db, student_id, direction, now),
  );
  life('foundation/restart', z.strictObject(student), (db, { student_id }, now) =>
    assignRestart(db, student_id, now),
  );
  life('foundation/confirm', z.strictObject(student), (db, { student_id }, now) =>
    confirmRestart(db, student_id, now),
  );
  life(
    'foundation/regrade',
    z.strictObject({ ...student, level: number }),
    (db, { student_id, level }, now) => regrade(db, student_id, level, now),
  );

  life(
    'supervision/scores',
    z.strictObject({ ...student, type: z.enum(['scores.missed', 'scores.submitted']) }),
    async (db, { student_id: studentId, type }, now) => {
      const { exam, remindedOn } = askedExam(now);
      if (type === 'scores.missed') {
        const ofExam = and(eq(scores.studentId, studentId), eq(scores.examType, exam));
        await db.delete(scores).where(ofExam);
        await db.delete(examAbsences).where(eq(examAbsences.studentId, studentId));
      } else {
        const [someone] = await db.select({ id: accounts.id }).from(accounts).limit(1);
        const row = { studentId, remindedOn, reason: 'Moved', at: now };
        await db.insert(examAbsences).values({ ...row, accountId: someone?.id ?? 0 });
      }
      await happenToSupervision(db, studentId, { type }, now);
    },
  );
  app.post('/test/supervision/remind', async () => {
    await remindOfScores(database, clock.now());
    return {};
  });
  const profileForm = z.strictObject({ ...student, supervision: z.string() });
  app.post('/test/supervision/profile', async ({ body }) => {
    const { student_id, supervision } = profileForm.parse(body);
    await database.transact((db) =>
      db.update(students).set({ supervision }).where(eq(students.id, student_id)),
    );
    await followProfiles(database, clock.now());
    return {};
  });
}
