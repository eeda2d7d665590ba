import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { codes } from '../../src/contract/codes';
import { homeworkInfo } from '../../src/contract/homework';
import { answers, questions } from '../../server/db/tables';
import { finishAdaptive } from '../../server/homework/handIn';
import { worldOf, today } from './rig';
import { seenOn } from './rig/databases';
import { addHomework, clearHomework, everyStatus, result } from './scene/homework';
import { adaptiveCard, addLessons, firstLesson, questionIds } from './scene/lessons';
import { addPeople, asAnna, ben, carl } from './scene/people';

const adaptive = { type: 'adaptive', essayTitle: null, cardId: adaptiveCard };

describe.each(seenOn('postgres'))('one student’s homework on $database', (options) => {
  const world = worldOf(options, [addPeople, addLessons]);
  beforeEach(async () => {
    await clearHomework(world);
    world.clock.set(today);
  });

  const finish = (personId: number) =>
    world.database.transact((db) => finishAdaptive(db, personId, result, world.clock.now()));

  it('[CALL-138] a composition shows what was handed in', async () => {
    const { personIds } = await addHomework(world, {}, everyStatus);
    const ask = (studentId: number) =>
      world.ask(homeworkInfo, { subject_id: 3, person_id: personIds[studentId] ?? 0 }, asAnna);
    const info = await ask(81002);
    expect(info.essay).toEqual({ title: 'The garden', prompt: 'Describe it.', text: 'Roses.' });
    expect([info.correction, info.answers]).toEqual([null, []]);
    expect(info.person).toMatchObject({ status: 'toBeCorrected', student_id: 81002, revision: 0 });
    expect((await ask(81001)).essay).toBeNull();
  });

  it('[CALL-138] adaptive homework shows the answers that were given to it', async () => {
    const { personIds } = await addHomework(world, adaptive, { 81001: { status: 'incomplete' } });
    const hours = (count: number) => new Date(today.getTime() + count * 3_600_000);
    const answer = {
      studentId: 81001,
      lessonId: firstLesson,
      isRight: false,
      seconds: 20,
      hintsViewed: 0,
    };
    const rows = await world.database.transact((db) =>
      db
        .insert(answers)
        .values([
          {
            ...answer,
            questionId: questionIds.choice,
            module: 'homework',
            answer: 'B',
            submittedAt: today,
          },
          {
            ...answer,
            questionId: questionIds.choice,
            module: 'review',
            answer: 'C',
            submittedAt: today,
          },
          {
            ...answer,
            questionId: questionIds.choice,
            module: 'homework',
            answer: 'D',
            submittedAt: hours(-48),
          },
          {
            ...answer,
            questionId: questionIds.choice,
            module: 'homework',
            answer: 'E',
            submittedAt: hours(2),
          },
          {
            ...answer,
            questionId: questionIds.subjective,
            module: 'homework',
            answer: 'F',
            submittedAt: today,
          },
        ])
        .returning({ id: answers.id }),
    );
    await finish(personIds[81001] ?? 0);
    world.clock.set(hours(3));
    const payload = { subject_id: 3, person_id: personIds[81001] ?? 0 } as const;
    const choices = [{ key: 'A', text: 'a rose' }];
    await world.database.query
      .update(questions)
      .set({ options: choices })
      .where(eq(questions.id, questionIds.choice));
    const info = await world.ask(homeworkInfo, payload, asAnna);
    const { id } = z.object({ id: z.number() }).parse(rows[0]);
    expect(info.answers).toEqual([
      {
        answer_id: id,
        stem: 'Question 83091',
        options: choices,
        passage: null,
        answer: 'B',
        right_answer: 'A',
        is_right: false,
        seconds: 20,
        is_graded: null,
      },
    ]);
    await world.database.transact((db) => db.delete(answers).where(eq(answers.studentId, 81001)));
  });

  it('[ROLE-044] a stranger’s homework and none at all look the same', async () => {
    const { personIds } = await addHomework(world, {}, everyStatus);
    const ask = (person_id: number, as: string) =>
      world.send(homeworkInfo, { subject_id: 3, person_id }, { as });
    const absent = await ask(999_999, carl.username);
    expect(absent.code).toBe(codes.absent);
    expect((await ask(personIds[81001] ?? 0, carl.username)).body).toBe(absent.body);
    expect((await ask(personIds[81002] ?? 0, ben.username)).body).toBe(absent.body);
    expect((await ask(personIds[81001] ?? 0, ben.username)).code).toBe(codes.success);
    const otherSubject = { subject_id: 2, person_id: personIds[81001] ?? 0 } as const;
    expect((await world.send(homeworkInfo, otherSubject, asAnna)).body).toBe(absent.body);
    expect((await world.send(homeworkInfo, otherSubject)).code).toBe(codes.loginRequired);
  });
});
