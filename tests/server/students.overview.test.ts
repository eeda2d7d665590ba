import { describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { studentExport, studentNeighbours } from '../../src/contract/students';
import { studentOverview } from '../../src/contract/student';
import { startOfDay } from '../../src/domain/businessTime';
import { activities, classFeedbacks, coinAccounts, purses } from '../../server/db/tables';
import { emptyPostClass } from '../../src/domain/feedback';
import { seenOn, worldOf } from './rig';
import { addPeople, asAnna, ben } from './scene/people';

const subject_id = 3;

describe.each(seenOn('pglite'))('one student’s page on $database', (options) => {
  const world = worldOf(options, [addPeople]);

  it('[SCREEN-038] tells who stands before and after a student in the list as it is filtered and sorted', async () => {
    const list = { subject_id, list: 'responsible', sort: 'grade', order: 'desc' } as const;
    const { list: rows } = await world.ask(studentExport, list, asAnna);
    const beside = (student_id: number, more = {}) =>
      world.ask(studentNeighbours, { ...list, ...more, student_id }, asAnna);
    for (const [index, { student_id }] of rows.entries()) {
      expect(await beside(student_id)).toEqual({
        previous: named(rows[index - 1]),
        next: named(rows[index + 1]),
        ...{ place: index + 1, total: rows.length },
      });
    }
    const [first] = rows;
    const none = { previous: null, next: null, place: null, total: 0 };
    expect(await beside(first?.student_id ?? 0, { keyword: 'nobody' })).toEqual(none);
    const foreign = { ...list, student_id: 81010 };
    expect((await world.send(studentNeighbours, foreign, asAnna)).code).toBe(codes.absent);
  });

  it('[SCREEN-038, SCREEN-046] counts what waits at a student, and says how it goes', async () => {
    const student_id = 81001;
    const asked = { subject_id, student_id };
    const before = await world.ask(studentOverview, asked, asAnna);
    expect(before).toMatchObject({
      homework: { toBeCorrected: 0, incomplete: 0, overdue: 0 },
      ...{ answers_to_grade: [], mistake_count: 0, wrong_question_count: 0, classes: [] },
      coins: { status: 'normal', reason: null, coin_cnt: 0, held_cnt: 0 },
      book_version: null,
      feedback: { last_given_at: null, is_due: true },
    });
    const at = new Date('2026-11-18T09:00:00+08:00');
    const feedback = { content: emptyPostClass, status: 'given', changedAt: at, submittedAt: at };
    await world.database.transact(async (db) => {
      const whose = { studentId: student_id };
      await db.insert(activities).values([
        { ...whose, kind: 'video', module: 'foundation', seconds: 90, at },
        { ...whose, kind: 'video', module: 'foundation', seconds: 90, at: startOfDay(at, -1) },
        { ...whose, kind: 'other', module: 'foundation', seconds: 20, at },
      ]);
      await db.insert(purses).values({ ...whose, asset: 'coin', place: 'balance', amount: 70 });
      const by = { accountId: ben.id, subjectId: subject_id, studentId: student_id };
      await db.insert(classFeedbacks).values({ ...feedback, ...by });
      await db
        .insert(coinAccounts)
        .values({ ...whose, status: 'frozen', reason: 'Guesses' })
        .onConflictDoUpdate({
          target: coinAccounts.studentId,
          set: { status: 'frozen', reason: 'Guesses' },
        });
    });
    expect(await world.ask(studentOverview, asked, asAnna)).toMatchObject({
      // One whole minute on each of two days, as their rows say, although their seconds make three.
      study: { total_minutes: 2, effective_minutes: 2 },
      coins: { coin_cnt: 70, status: 'frozen', reason: 'Guesses' },
      feedback: { last_given_at: '2026-11-18T09:00:00+08:00', is_due: false },
    });
    const foreign = { ...asked, student_id: 81010 };
    expect((await world.send(studentOverview, foreign, asAnna)).code).toBe(codes.absent);
  });
});

const named = (row: { student_id: number; name: string; username: string } | undefined) =>
  row === undefined ? null : { student_id: row.student_id, name: row.name, username: row.username };
