import { beforeAll, describe, expect, it } from 'vitest';
import { setCorrectionCard } from '../../src/contract/answers';
import { codes } from '../../src/contract/codes';
import { reviewConfig, reviewDetail, reviewLog, reviewTask } from '../../src/contract/reviews';
import { businessDay } from '../../src/domain/businessTime';
import { noteAnswers } from '../../server/answers/wrongQuestions';
import { databases, worldOf, today } from './rig';
import { addAnswers } from './scene/answers';
import { addLessons, questionIds } from './scene/lessons';
import { addPeople, asAnna, carl } from './scene/people';

const student = { subject_id: 3, student_id: 81001 };
const ago = (days: number) => new Date(today.getTime() - days * 86_400_000);
const { choice, subjective } = questionIds;
const paging = { page: 1, page_size: 10 };

describe.each(databases)('reviews on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeAll(async () => {
    const told = [
      { days: 12, isRight: false },
      { days: 10, isRight: true },
      { days: 3, isRight: false },
      { days: 1, isRight: true },
      // Resolved already: no review any more.
      { days: 0.5, isRight: true },
      { days: 2, isRight: false, questionId: subjective },
    ];
    for (const { days, ...rest } of told) {
      const one = { studentId: student.student_id, questionId: choice, at: ago(days), ...rest };
      await addAnswers(world, [one]);
      const { at: submittedAt, ...answered } = one;
      await world.database.transact((db) => noteAnswers(db, [{ ...answered, submittedAt }]));
    }
    await world.ask(setCorrectionCard, { ...student, is_on: true }, asAnna);
  });
  const dayOf = (days: number) => businessDay(ago(days));

  it('[CALL-126] lists what is set for each student to review, and what was reviewed in seven days', async () => {
    const { list } = await world.ask(reviewTask, { subject_id: 3, ...paging }, asAnna);
    expect(list[0]).toMatchObject({
      ...{ student_id: 81001, times_per_day: 3, open: 1, reviewed: 2, right: 1 },
      last_day: dayOf(1),
    });
    expect(list.slice(1).every(({ open, last_day: last }) => open === 0 && last === null)).toBe(
      true,
    );
    expect(list.map(({ student_id }) => student_id)).not.toContain(81010);
    const those = async (set: 'on' | 'off') =>
      (await world.ask(reviewTask, { subject_id: 3, set, ...paging }, asAnna)).list;
    expect((await those('on')).map(({ student_id }) => student_id)).toEqual([81001]);
    expect((await those('off')).length).toBe(list.length - 1);
  });

  it('[CALL-195] tells how often a day a student reviews, and which points wait', async () => {
    const found = await world.ask(reviewConfig, student, asAnna);
    expect(found).toMatchObject({ is_on: true, times_per_day: 3, points: [{ open: 1 }] });
  });

  it('[CALL-196] logs the reviews by day: answers to questions that were open, the second right one resolves', async () => {
    const { list } = await world.ask(reviewLog, { ...student, ...paging }, asAnna);
    const counts = list.map(({ day, reviewed, right, resolved }) => [
      day,
      reviewed,
      right,
      resolved,
    ]);
    expect(counts).toEqual([
      [dayOf(1), 1, 1, 1],
      [dayOf(3), 1, 0, 0],
      [dayOf(10), 1, 1, 0],
    ]);
  });

  it('[CALL-197] shows one review question by question; a day without one is absent', async () => {
    const { list } = await world.ask(reviewDetail, { ...student, day: dayOf(1) }, asAnna);
    expect(list).toMatchObject([{ is_right: true, is_resolved: true, stem: `Question ${choice}` }]);
    const none = await world.send(reviewDetail, { ...student, day: dayOf(5) }, asAnna);
    expect(none.code).toBe(codes.absent);
  });

  it('[CALL-195] [CALL-196] [CALL-197] shows nothing to who does not see the student', async () => {
    const as = { as: carl.username };
    const asked = [
      world.send(reviewConfig, student, as),
      world.send(reviewLog, { ...student, ...paging }, as),
      world.send(reviewDetail, { ...student, day: dayOf(1) }, as),
    ];
    for (const { code } of await Promise.all(asked)) expect(code).toBe(codes.absent);
  });
});
