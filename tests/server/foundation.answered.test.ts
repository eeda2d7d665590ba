import { describe, expect, it } from 'vitest';
import { activities, foundationRounds } from '../../server/db/tables';
import { historyList } from '../../src/contract/answers';
import {
  foundationOfStudent,
  foundationStudyData,
  studentStatList,
} from '../../src/contract/foundation';
import { foundationBatches } from '../../src/contract/foundationCourses';
import { studyWeek } from '../../src/contract/home';
import { reportRows } from '../../src/contract/reports';
import { seenOn, worldOf, today } from './rig';
import { clearAnswers } from './scene/answers';
import { addFoundationAnswers, beginFoundation } from './scene/foundation';
import { addLessons, questionIds } from './scene/lessons';
import { addPeople, asAnna } from './scene/people';

const subject_id = 3;
const student_id = 81001;
const paging = { page: 1, page_size: 20 };
const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000);

describe.each(seenOn('postgres'))('what an answer is, on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons, clearAnswers, beginFoundation]);

  it('[CALL-063, CALL-065, CALL-121, CALL-141, ENTITY-030] says of a student’s answers the same as the report and the history: skipped is none', async () => {
    await world.database.transact(async (db) => {
      await db
        .insert(foundationRounds)
        .values({ studentId: student_id, round: 1, startedAt: daysAgo(9) });
      // A video is no answer either.
      const video = { kind: 'video', module: 'foundation', seconds: 20, at: today };
      await db.insert(activities).values({ studentId: student_id, ...video });
    });
    const skipped = { isRight: false, skipReason: 'tooHard' };
    await addFoundationAnswers(world, [
      { at: today, isRight: true },
      { at: daysAgo(1), isRight: false, questionId: questionIds.subjective },
      { at: daysAgo(1), ...skipped },
      { at: daysAgo(2), ...skipped },
    ]);
    const asked = { subject_id, student_id };
    const days = { days: '7' as const };
    const ofHistory = { ...asked, ...days, ...paging, types: [], module: [], pace: [], cause: [] };
    const history = async (outcome: 'right' | 'wrong' | 'skipped') =>
      (await world.ask(historyList, { ...ofHistory, outcome: [outcome] }, asAnna)).total;
    const right = await history('right');
    const answer_count = right + (await history('wrong'));
    expect([right, answer_count, await history('skipped')]).toEqual([1, 2, 2]);
    const report = { ...asked, ...days, ...paging, view: 'daily' as const };
    expect((await world.ask(reportRows, report, asAnna)).totals).toEqual({
      ...{ answered: answer_count, right, skipped: 2, seconds: 160 },
    });
    const accuracy = right / answer_count;
    const own = (await world.ask(studentStatList, { subject_id, ...paging }, asAnna)).list.find(
      (row) => row.student_id === student_id,
    );
    expect(own).toMatchObject({ accuracy, mastery: 0.5, total_seconds: 180 });
    const [round] = (await world.ask(foundationBatches, asked, asAnna)).list;
    expect(round).toMatchObject({ answer_count, accuracy, mastery: 0.5 });
    expect(await world.ask(foundationOfStudent, asked, asAnna)).toMatchObject({ accuracy });
    const range = { from: '2026-11-16', to: '2026-11-18' };
    const { days: byDay } = await world.ask(foundationStudyData, { ...asked, ...range }, asAnna);
    expect(byDay.map((day) => [day.answer_count, day.right_count])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
    const week = (await world.ask(studyWeek, { subject_id }, asAnna)).list;
    const sum = week.reduce((all, one) => all + one.answer_count, 0);
    expect(sum).toBe(answer_count);
  });
});
