import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  errorBookInfo,
  errorBookSheet,
  historyInfo,
  setErrorCause,
} from '../../src/contract/answers';
import { subjectiveInfo } from '../../src/contract/grading';
import { codes } from '../../src/contract/codes';
import { dayLength } from '../../src/domain/businessTime';
import { sheetGroups, triesOf } from '../../src/domain/errorBookSheet';
import { noteAnswers } from '../../server/answers/wrongQuestions';
import { errorCauses, passages, questions, wrongQuestions } from '../../server/db/tables';
import { seenOn, worldOf, today } from './rig';
import { addAnswers, clearAnswers } from './scene/answers';
import { addLessons, questionIds } from './scene/lessons';
import { addPeople, asAnna, carl } from './scene/people';

const { choice, subjective, english } = questionIds;
const asked = { subject_id: 3, student_id: 81001, tries: '1' } as const;
const ago = (days: number) => new Date(today.getTime() - days * dayLength);

it('[CALL-133] counts repeats of a wrong answer within seven days once', () => {
  expect(triesOf([])).toBe(0);
  expect(triesOf([ago(0), ago(3), ago(6)])).toBe(1);
  expect(triesOf([ago(0), ago(7)])).toBe(2);
  // The third is seven days after the one that was counted, not after the repeat between them.
  expect(triesOf([ago(8), ago(4), ago(1)])).toBe(2);
});

describe.each(seenOn('postgres'))('a sheet of the error book on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    await world.database.transact(async (db) => {
      await db.delete(errorCauses);
      await db.delete(wrongQuestions);
    });
    await clearAnswers(world);
  });
  async function answer(questionId: number, days: number, isRight = false, studentId = 81001) {
    const given = { studentId, questionId, isRight };
    const [id = 0] = await addAnswers(world, [{ ...given, at: ago(days), seconds: 40 }]);
    await world.database.transact((db) => noteAnswers(db, [{ ...given, submittedAt: ago(days) }]));
    return id;
  }
  const sheet = (tries: '1' | '2' | '3' = '1') =>
    world.ask(errorBookSheet, { ...asked, tries }, asAnna);

  it('[CALL-133] has the open questions with solution, cause, revision, and how often they were wrong', async () => {
    await answer(choice, 20);
    await answer(choice, 18);
    const last = await answer(choice, 9);
    await answer(choice, 8, true);
    await answer(subjective, 5);
    await answer(english, 5);
    await answer(choice, 5, false, 81002);
    const {
      list,
      total,
      student: { name },
    } = await sheet();
    expect([total, name]).toEqual([2, '张子涵']);
    expect(list).toMatchObject([
      { question_id: subjective, tries: 1, status: 'unresolved', cause: null },
      { question_id: choice, tries: 2, status: 'correctedOnce', right_answer: ['A'] },
    ]);
    expect((await sheet('2')).list.map(({ question_id }) => question_id)).toEqual([choice]);
    expect(await sheet('3')).toMatchObject({ total: 0, list: [] });
    const cause = { subject_id: 3, answer_ids: [last], cause: 'misread' as const };
    await world.ask(setErrorCause, cause, asAnna);
    const caused = (await sheet()).list;
    expect(
      sheetGroups(caused, 'cause')
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual([...['misread', 'unknown']]);
    const numbers = sheetGroups(caused, 'point').flatMap(({ questions }) =>
      questions.map(({ number }) => number),
    );
    expect(numbers).toEqual([1, 2]);
    await answer(choice, 1, true);
    expect((await sheet()).total).toBe(1);
  });

  it('[CALL-133] [CALL-142] [CALL-099] [ENTITY-020] brings the passage that a question is about', async () => {
    const passage = {
      title: '借灯',
      lines: ['吴生家贫。'],
      notes: [{ term: '里', meaning: '街坊' }],
    };
    await world.database.transact(async (db) => {
      const [added] = await db.insert(passages).values(passage).returning({ id: passages.id });
      const about = eq(questions.id, subjective);
      await db.update(questions).set({ passageId: added?.id }).where(about);
    });
    await answer(choice, 6);
    const answer_id = await answer(subjective, 5);
    expect((await sheet()).list.map((one) => one.passage)).toEqual([passage, null]);
    const of = { subject_id: 3 };
    const info = { ...of, student_id: 81001, question_id: subjective };
    expect(await world.ask(errorBookInfo, info, asAnna)).toMatchObject({ passage });
    expect(await world.ask(historyInfo, { ...of, answer_id }, asAnna)).toMatchObject({ passage });
    expect(await world.ask(subjectiveInfo, { ...of, answer_id }, asAnna)).toMatchObject({
      passage,
    });
  });

  it('[CALL-133, ROLE-007] refuses other people’s students', async () => {
    expect((await world.send(errorBookSheet, asked, { as: carl.username })).code).toBe(
      codes.absent,
    );
    expect((await world.send(errorBookSheet, asked, {})).code).toBe(codes.loginRequired);
    const form = new URLSearchParams({ subject_id: '3', student_id: '81001', tries: '4' });
    expect((await world.post(errorBookSheet, form, asAnna)).code).toBe(codes.badPayload);
  });
});
