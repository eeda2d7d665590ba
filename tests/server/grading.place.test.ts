import { beforeAll, describe, expect, it } from 'vitest';
import { correctSubjective, gradingPlace } from '../../src/contract/grading';
import { answers } from '../../server/db/tables';
import { startWorld, today, type TestWorld } from './rig';
import { databases } from './rig/databases';
import { addLessons, questionIds } from './scene/lessons';
import { addPeople, anna, carl } from './scene/people';

const asAnna = { as: anna.username };
const marks = { central_material: 39.5, language: 40, structure: 0, stars: 4, comment: '不错' };

describe.each(databases)('the works that wait to be graded on $database', (options) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await startWorld(options);
    await addPeople(world);
    await addLessons(world);
  });

  it('the place of an answer counts what waits of the manual pool, for those who see the student', async () => {
    const wanted = { subject_id: 3, kind: 'answer' } as const;
    const [early, late] = [9_100_100, 9_100_200];
    await world.database.transact(async (db) => {
      const row = { module: 'synchronous', isRight: false, seconds: 9, hintsViewed: 0 };
      const written = {
        ...row,
        studentId: 81001,
        answer: '因为',
        questionId: questionIds.subjective,
      };
      await db.insert(answers).values([
        { ...written, id: late, submittedAt: today },
        { ...written, id: early, submittedAt: new Date(today.getTime() - 60_000) },
      ]);
    });
    const place = (id: number, as = anna.username) =>
      world.ask(gradingPlace, { ...wanted, id }, { as });
    const next = (id: number) => ({ kind: 'answer', id });
    expect(await place(early)).toMatchObject({ position: 1, total: 2, next: next(late) });
    expect(await place(late)).toMatchObject({ position: 2, total: 2, next: next(early) });
    expect(await place(early, carl.username)).toMatchObject({
      position: null,
      total: 0,
      next: null,
    });
    await world.ask(
      correctSubjective,
      { subject_id: 3, answer_id: early, revision: 0, ...marks },
      asAnna,
    );
    expect(await place(late)).toMatchObject({ position: 1, total: 1, next: null });
  });
});
