import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { errorBookList } from '../../src/contract/answers';
import { applicationInfo, applicationList } from '../../src/contract/approvals';
import { classFeedbackList, feedbackList } from '../../src/contract/feedback';
import { healthStat, smartModeInfo, studentStatList } from '../../src/contract/foundation';
import { foundationCourses } from '../../src/contract/foundationCourses';
import { courseLevelInfo } from '../../src/contract/lessons';
import { localSummary } from '../../src/contract/localPoints';
import { reachesHealth } from '../../src/domain/foundation';
import {
  answers,
  classHourApplications,
  classHours,
  courseLevels,
  examPapers,
  examReports,
  foundationRounds,
  healthScores,
  localMarks,
  remedialCourses,
  scores,
  students,
  supervisionFreezes,
  workOrders,
  wrongQuestions,
} from '../../server/db/tables';
import { followProfiles } from '../../server/supervision/profiles';
import { randomOf } from '../../server/world/random';
import {
  enterNextLevel,
  evaluateNext,
  finishNextCourse,
  handleNextOrder,
} from '../../server/world/requestLife';
import { databases, worldOf, today } from './rig';

const asZhou = { as: 'zhou' };
const paging = { page: 1, page_size: 100 };

describe.each(databases)('the demonstration’s life cycles on $database', (options) => {
  const world = worldOf(options);

  it('[CHA-01, CHA-02, CHA-03] applications stand at every status, and the hours agree', async () => {
    const statuses = new Set<string>();
    for (const subject_id of [1, 2, 3, 4, 5]) {
      const { list } = await world.ask(applicationList, { subject_id, ...paging }, asZhou);
      for (const { status, application_id } of list) {
        statuses.add(status);
        const asked = { subject_id, application_id };
        expect((await world.ask(applicationInfo, asked, asZhou)).balance).toBeGreaterThan(0);
      }
    }
    expect(statuses).toEqual(new Set(['evaluating', 'pending', 'approved', 'rejected']));
    const given = await world.database.query
      .select({ asked: classHourApplications.hours, given: classHours.hours })
      .from(classHourApplications)
      .leftJoin(classHours, eq(classHours.applicationId, classHourApplications.id))
      .where(eq(classHourApplications.status, 'approved'));
    expect(given.length).toBeGreaterThan(5);
    for (const row of given) expect(row.given).toBe(row.asked);
  });

  it('[SFZ-01, SFZ-02] some supervision is frozen for either reason, as the profiles say', async () => {
    const rows = await world.database.query.select().from(supervisionFreezes);
    expect(new Set(rows.map(({ reason }) => reason))).toEqual(
      new Set(['scoresMissing', 'profileIncomplete']),
    );
    await followProfiles(world.database, today);
    expect(await world.database.query.select().from(supervisionFreezes)).toEqual(rows);
  });

  it('[SCREEN-139] a result that has a score in score management is that score', async () => {
    const marks = sql<number>`(select sum(mark::float8) from jsonb_array_elements_text(${examReports.marks}) as mark)`;
    const rows = await world.database.query
      .select({ score: scores.score, marks })
      .from(examReports)
      .innerJoin(examPapers, eq(examPapers.id, examReports.paperId))
      .innerJoin(
        scores,
        and(
          ...[
            eq(scores.studentId, examReports.studentId),
            eq(scores.examType, examPapers.examType),
          ],
          ...[
            eq(scores.subjectId, examPapers.subjectId),
            eq(scores.examDate, examReports.examDate),
          ],
        ),
      );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((row) => row.score !== row.marks)).toEqual([]);
  });

  it('[FHL-01, FHL-02, FHL-03] every health that is assessed agrees with its score', async () => {
    const rows = await world.database.query
      .select({ health: students.health, score: healthScores.score })
      .from(students)
      .innerJoin(healthScores, eq(healthScores.studentId, students.id));
    expect(rows.length).toBeGreaterThan(30);
    for (const { health, score } of rows) {
      const expected = (['healthy', 'subHealthy', 'unhealthy'] as const).find((one) =>
        reachesHealth(score, one),
      );
      expect(health).toBe(expected);
    }
    const { counts, suggested } = await world.ask(healthStat, { subject_id: 2 }, asZhou);
    expect(suggested).toHaveLength(counts.unhealthy);
  });

  it('[ENTITY-030] a foundation is as far as its courses, and who has none has spent no time on it', async () => {
    const asked = { subject_id: 2, page: 1, page_size: 100 };
    const { list } = await world.ask(studentStatList, asked, asZhou);
    const courses = (await world.ask(foundationCourses, asked, asZhou)).list;
    const [first] = courses.filter(({ progress }) => progress > 0 && progress < 1);
    const own = list.find((row) => row.student_id === first?.student_id);
    expect(own?.progress).toBeGreaterThan(0);
    const all = list.filter(({ type }) => type !== null).map(({ progress }) => progress);
    expect(new Set(all).size).toBeGreaterThan(5);
    const without = list.filter(({ type }) => type === null);
    expect(without.length).toBeGreaterThan(0);
    expect(new Set(without.map((row) => row.total_seconds))).toEqual(new Set([0]));
  });

  it('[HSM-02, HSM-07] the smart mode is on, off, and on by headquarters for somebody', async () => {
    const modes = await Promise.all(
      [10016, 10024, 10028].map(async (student_id) => {
        const asked = { subject_id: 2, student_id };
        return (await world.ask(smartModeInfo, asked, asZhou)).mode;
      }),
    );
    expect(modes).toEqual(['on', 'onByHeadquarters', 'off']);
  });

  it('[LVL-01, LVL-08] levels are studied, ended and about to change', async () => {
    const rows = await world.database.query.select().from(courseLevels);
    const stages = rows.map(({ stage }) => stage);
    expect(new Set(stages)).toEqual(new Set(['studying', 'levelEnd', 'scheduled']));
    const ended = rows.filter(({ stage }) => stage === 'levelEnd').map(({ level }) => level);
    expect(new Set(ended).has(1) && new Set(ended).has(5)).toBe(true);
    const [waiting] = rows.filter(({ stage }) => stage === 'scheduled');
    const asked = { student_id: waiting?.studentId ?? 0, course_id: waiting?.courseId ?? 0 };
    const info = await world.ask(courseLevelInfo, { subject_id: 2, ...asked }, asZhou);
    expect(info).toMatchObject({ stage: 'scheduled', level: 4, next_level: 3 });
  });

  it('[WQU-01, WQU-02] error books hold what was got wrong, corrected as often as it was since', async () => {
    const query = world.database.query;
    const [counted] = await query
      .select({
        unresolved: sql<number>`count(*) filter (where ${wrongQuestions.status} = 'unresolved')`,
        once: sql<number>`count(*) filter (where ${wrongQuestions.status} = 'correctedOnce')`,
        resolved: sql<number>`count(*) filter (where ${wrongQuestions.status} = 'resolved')`,
        odd: sql<number>`count(*) filter (where (corrected_at is null) <> (status = 'unresolved'))`,
      })
      .from(wrongQuestions);
    for (const part of [counted?.unresolved, counted?.once, counted?.resolved]) {
      expect(Number(part)).toBeGreaterThan(50);
    }
    expect(Number(counted?.odd)).toBe(0);
    // What was skipped alone is in no error book.
    const wrong = and(
      eq(answers.studentId, wrongQuestions.studentId),
      eq(answers.questionId, wrongQuestions.questionId),
      eq(answers.submittedAt, wrongQuestions.wrongAt),
    );
    const skipped = await query
      .select({ id: answers.id })
      .from(wrongQuestions)
      .innerJoin(answers, and(wrong, isNotNull(answers.skipReason)));
    expect(skipped).toEqual([]);
    const asked = { subject_id: 2, student_id: 10024, ...paging };
    expect((await world.ask(errorBookList, asked, asZhou)).total).toBeGreaterThan(10);
  });

  it('[ENTITY-026] the campus has marked points, some as not examined', async () => {
    const { marked_count, not_examined_count, last_marked_by } = await world.ask(
      localSummary,
      { subject_id: 2 },
      asZhou,
    );
    expect(marked_count).toBeGreaterThan(3);
    expect(not_examined_count).toBeGreaterThan(0);
    expect(last_marked_by).toBe('周明远');
  });

  it('[ENTITY-023, ENTITY-024] feedback is written, given, and sent to headquarters', async () => {
    const { list } = await world.ask(classFeedbackList, { subject_id: 2, ...paging }, asZhou);
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['draft', 'given']));
    const sent = await world.ask(feedbackList, { subject_id: 2, ...paging }, asZhou);
    expect(new Set(sent.list.map(({ type }) => type))).toEqual(
      new Set(['question', 'textbook', 'localCase']),
    );
  });

  it('nothing of it lies in the future, or before it could be', async () => {
    const query = world.database.query;
    const counts = await Promise.all([
      query.$count(wrongQuestions, gt(wrongQuestions.wrongAt, today)),
      query.$count(localMarks, gt(localMarks.changedAt, today)),
      query.$count(healthScores, gt(healthScores.assessedAt, today)),
      query.$count(supervisionFreezes, gt(supervisionFreezes.since, today)),
      query.$count(classHours, gt(classHours.at, today)),
      query.$count(courseLevels, gt(courseLevels.changedAt, today)),
      query.$count(foundationRounds, gt(foundationRounds.startedAt, today)),
      query.$count(
        classHourApplications,
        and(gt(classHourApplications.decidedAt, today), gt(classHourApplications.appliedAt, today)),
      ),
    ]);
    expect(counts).toEqual(counts.map(() => 0));
  });

  it('[WKO-01] the service desk goes on handling, the oldest first, and keeps two in progress', async () => {
    const open = () =>
      world.database.query
        .select({ id: workOrders.id, pushedAt: workOrders.pushedAt })
        .from(workOrders)
        .where(isNull(workOrders.finishedAt))
        .orderBy(workOrders.pushedAt);
    const before = await open();
    await world.database.transact((db) => handleNextOrder(db, today, randomOf(1)));
    expect(await open()).toEqual(before.slice(1));
    const [handled] = await world.database.query
      .select()
      .from(workOrders)
      .where(eq(workOrders.id, before[0]?.id ?? 0));
    expect(handled).toMatchObject({ finishedAt: today });
    expect(handled?.resultRemark).toBeTruthy();
    for (const _ of before) {
      await world.database.transact((db) => handleNextOrder(db, today, randomOf(1)));
    }
    expect(await open()).toEqual(before.slice(-2));
  });

  it('[CHA-01, FHL-05, LVL-10] what was asked for goes on', async () => {
    const later = new Date(today.getTime() + 3_600_000);
    const evaluating = eq(classHourApplications.status, 'evaluating');
    const before = await world.database.query.$count(classHourApplications, evaluating);
    await world.database.transact((db) => evaluateNext(db, later));
    expect(await world.database.query.$count(classHourApplications, evaluating)).toBe(before - 1);
    const underWay = isNull(remedialCourses.doneAt);
    expect(await world.database.query.$count(remedialCourses, underWay)).toBe(1);
    await world.database.transact((db) => finishNextCourse(db, later));
    expect(await world.database.query.$count(remedialCourses, underWay)).toBe(0);
    const scheduled = eq(courseLevels.stage, 'scheduled');
    await world.database.transact((db) =>
      db.update(courseLevels).set({ changedAt: today }).where(scheduled),
    );
    await world.database.transact((db) => enterNextLevel(db, later));
    expect(await world.database.query.$count(courseLevels, scheduled)).toBe(0);
  });
});
