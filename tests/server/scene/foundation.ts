import { eq, inArray } from 'drizzle-orm';
import { courses, foundationRounds, foundations, students } from '../../../server/db/tables';
import type { TestWorld } from '../rig';
import { addAnswers, type Told } from './answers';
import { course, questionIds } from './lessons';
import { people } from './people';

/** Puts everybody of the scene into mode 70, in the first round, and the course among those of the foundation. */
export async function beginFoundation(world: TestWorld): Promise<void> {
  const ids = people.map(({ id }) => id);
  await world.database.transact(async (db) => {
    await db.delete(foundations).where(inArray(foundations.studentId, ids));
    await db.delete(foundationRounds).where(inArray(foundationRounds.studentId, ids));
    const begun = { foundationType: '70', foundationRound: 1, foundationLevel: 2 };
    await db.update(students).set(begun).where(inArray(students.id, ids));
    await db.update(courses).set({ program: 'foundation' }).where(eq(courses.id, course.id));
  });
}

/** An answer of the foundation: of student 81001 and 40 s unless told. */
export type FoundationAnswer = Partial<Told> & Pick<Told, 'at' | 'isRight'>;

/** Adds answers of the foundation. */
export function addFoundationAnswers(world: TestWorld, told: readonly FoundationAnswer[]) {
  const { choice: questionId } = questionIds;
  const usual = { studentId: 81001, module: 'foundation', questionId, seconds: 40 };
  return addAnswers(
    world,
    told.map((one) => ({ ...usual, ...one })),
  );
}
