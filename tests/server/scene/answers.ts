import { activities, answers, boardImages, errorCauses, gradings } from '../../../server/db/tables';
import type { TestWorld } from '../rig';
import { questionIds } from './lessons';

/** One answer as a test tells it; what it leaves out does not matter. */
export interface Told {
  readonly id?: number;
  readonly studentId: number;
  readonly at: Date;
  readonly isRight: boolean;
  readonly seconds?: number;
  readonly hintsViewed?: number;
  readonly questionId?: number;
  readonly module?: string;
  readonly skipReason?: string;
  readonly answer?: string;
  readonly lessonId?: number;
}

/** Puts answers into a world, in the order in which they are told; returns their ids. */
export async function addAnswers(
  { database }: TestWorld,
  told: readonly Told[],
): Promise<number[]> {
  if (told.length === 0) return [];
  const rows = await database.transact((db) =>
    db
      .insert(answers)
      .values(
        told.map(({ at, ...row }) => ({
          ...{ questionId: questionIds.choice, module: 'synchronous', answer: 'B' },
          ...{ seconds: 30, hintsViewed: 0, submittedAt: at },
          ...row,
        })),
      )
      .returning({ id: answers.id }),
  );
  return rows.map(({ id }) => id);
}

/** Takes all answers, their gradings, what was written by hand, and all activities out of a world. */
export async function clearAnswers({ database }: TestWorld): Promise<void> {
  await database.transact(async (db) => {
    await db.delete(errorCauses);
    await db.delete(gradings);
    await db.delete(boardImages);
    await db.delete(answers);
    await db.delete(activities);
  });
}
