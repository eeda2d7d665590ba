import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AnswerOf, PayloadOf } from '../../src/contract/call';
import { codes } from '../../src/contract/codes';
import { homeworkQuestions } from '../../src/contract/homework';
import { answersTo, commonWrong, rightShare } from '../../src/domain/homeworkQuestions';
import { answers, questions } from '../../server/db/tables';
import { today, worldOf } from './rig';
import { seenOn } from './rig/databases';
import { addHomework } from './scene/homework';
import { adaptiveCard, addLessons, firstLesson, questionIds } from './scene/lessons';
import { addPeople, asAnna, ben, carl } from './scene/people';

const { choice } = questionIds;
const other = 83099;

/** Who answers what, in this order. */
const given = [
  { studentId: 81001, questionId: choice, answer: 'C', seconds: 10 },
  { studentId: 81001, questionId: choice, answer: 'A', isRight: true, seconds: 90 },
  { studentId: 81002, questionId: choice, answer: 'B', seconds: 20 },
  { studentId: 81003, questionId: choice, answer: '', skipReason: 'unknown' },
  { studentId: 81003, questionId: choice, answer: 'B', seconds: 31 },
  { studentId: 81004, questionId: choice, answer: 'A', isRight: true, seconds: 40 },
  { studentId: 81009, questionId: choice, answer: 'D', module: 'review' },
  { studentId: 81001, questionId: other, answer: 'A', isRight: true, seconds: 60 },
];

type Row = AnswerOf<typeof homeworkQuestions>['list'][number];
const told = (row: Row) => ({
  ...{ id: row.question_id, answered: answersTo(row).length, share: rightShare(row) },
  ...{ seconds: row.seconds, wrong: row.wrong.map(({ name, answer }) => `${name} ${answer}`) },
});

describe.each(seenOn('postgres'))('the questions of a homework on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);

  it('[CALL-138] each student counts by the first answer that was not skipped, and the hardest question comes first', async () => {
    const about = { type: 'adaptive', essayTitle: null, cardId: adaptiveCard };
    const whose = [81001, 81002, 81003, 81004, 81009].map(
      (id) => [id, { status: 'incomplete' }] as const,
    );
    const { id } = await addHomework(world, about, Object.fromEntries(whose));
    await world.database.transact(async (db) => {
      const [question] = await db.select().from(questions).where(eq(questions.id, choice));
      if (question === undefined) throw new Error('there are questions');
      await db.insert(questions).values({ ...question, id: other, stem: 'Another' });
      const usual = { module: 'homework', lessonId: firstLesson, seconds: 5, hintsViewed: 0 };
      await db.insert(answers).values(
        given.map((one, at) => ({
          ...{ ...usual, isRight: false, ...one },
          submittedAt: new Date(today.getTime() + at * 1000),
        })),
      );
    });
    world.clock.set(new Date(today.getTime() + 60_000));
    const asked = { subject_id: 3, homework_id: id, page: 1, page_size: 20 } as const;
    const ask = (more: Partial<PayloadOf<typeof homeworkQuestions>> = {}, as = asAnna) =>
      world.ask(homeworkQuestions, { ...asked, ...more }, as);

    const { list, total, homework } = await ask();
    const [hardest] = list.map(told);
    expect([total, homework.homework_id]).toEqual([2, id]);
    expect(list.map(told)).toEqual([
      {
        ...{ id: choice, answered: 4, share: 0.25, seconds: 25 },
        wrong: ['欧阳静 B', '张子涵 C', '张子涵 B'],
      },
      { id: other, answered: 1, share: 1, seconds: 60, wrong: [] },
    ]);
    expect(list.map((row) => commonWrong(row).map(({ answer }) => answer))).toEqual([
      ['B', 'B'],
      [],
    ]);
    expect((await ask({ sort: 'answered' })).list.map(told)[1]).toEqual(hardest);
    expect((await ask({ sort: 'seconds', order: 'desc' })).list.map(told)[1]).toEqual(hardest);
    expect((await ask({ page: 2, page_size: 1 })).list.map(told)).toEqual([
      ...list.slice(1).map(told),
    ]);

    const seen = await ask({}, { as: ben.username });
    expect(seen.list.map((row) => row.wrong.map(({ student_id }) => student_id))).toEqual([
      [81001],
      [],
    ]);
    expect((await world.send(homeworkQuestions, asked, { as: carl.username })).code).toBe(
      codes.absent,
    );
  });
});
