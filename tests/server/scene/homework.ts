import { asc, eq } from 'drizzle-orm';
import type { PersonStatus } from '../../../src/domain/homework';
import {
  corrections,
  highlights,
  homework,
  homeworkCandidates,
  homeworkPersons,
  snoozes,
} from '../../../server/db/tables';
import { today, type TestWorld } from '../rig';
import { course, essayCard, firstLesson } from './lessons';
import { anna } from './people';

type NewHomework = Partial<typeof homework.$inferInsert>;
type NewPerson = Partial<typeof homeworkPersons.$inferInsert> & { status: PersonStatus };

const hour = 3_600_000;

export const result = { score: 92, accuracy: 0.92 };

/** One student at each status. */
export const everyStatus = {
  81001: { status: 'incomplete' },
  81002: { status: 'toBeCorrected', essay: 'Roses.', completedAt: today },
  81003: { status: 'corrected', essay: 'Roses.', completedAt: today, score: 90 },
  81004: { status: 'completed', completedAt: today, ...result },
  81009: { status: 'expired' },
  81008: { status: 'invalid' },
} as const;

/** Puts one assignment into a world, as it is said, with the persons' rows by student. */
export function addHomework(
  { database }: TestWorld,
  about: NewHomework,
  persons: Readonly<Record<number, NewPerson>>,
): Promise<{ id: number; personIds: Record<number, number> }> {
  return database.transact(async (db) => {
    const [added] = await db
      .insert(homework)
      .values({
        accountId: anna.id,
        subjectId: course.subjectId,
        name: 'My garden',
        type: 'composition',
        essayTitle: 'The garden',
        essayPrompt: 'Describe it.',
        courseId: course.id,
        lessonId: firstLesson,
        cardId: essayCard,
        status: 'succeeded',
        arrangedAt: new Date(today.getTime() - 24 * hour),
        readyAt: new Date(today.getTime() - 24 * hour),
        deadline: new Date(today.getTime() + 72 * hour),
        ...about,
      })
      .returning({ id: homework.id, dueAt: homework.deadline });
    if (added === undefined) throw new Error('an added row comes back');
    const personIds: Record<number, number> = {};
    for (const [studentId, person] of Object.entries(persons)) {
      const [row] = await db
        .insert(homeworkPersons)
        .values({
          homeworkId: added.id,
          dueAt: added.dueAt,
          studentId: Number(studentId),
          ...person,
        })
        .returning({ id: homeworkPersons.id });
      personIds[Number(studentId)] = row?.id ?? 0;
    }
    return { id: added.id, personIds };
  });
}

/** Takes all homework out of a world again. */
export async function clearHomework({ database }: TestWorld): Promise<void> {
  await database.transact(async (db) => {
    // A highlight may be of a homework.
    const first = [highlights, snoozes, corrections];
    for (const table of [...first, homeworkPersons, homeworkCandidates, homework]) {
      await db.delete(table);
    }
  });
}

/** The rows of one assignment's persons, by student. */
export async function storedPersons({ database }: TestWorld, homeworkId: number) {
  const rows = await database.query
    .select()
    .from(homeworkPersons)
    .where(eq(homeworkPersons.homeworkId, homeworkId))
    .orderBy(asc(homeworkPersons.studentId));
  return new Map(rows.map((row) => [row.studentId, row]));
}

/** How the persons of one assignment stand, by student. */
export async function standingOf(world: TestWorld, homeworkId: number) {
  const rows = await storedPersons(world, homeworkId);
  return Object.fromEntries([...rows].map(([studentId, { status }]) => [studentId, status]));
}

/** What assigning homework cannot do without, and its field. */
export const demanded = [
  ['[VALID-073] the course', 'course_id'],
  ['[VALID-074] the lesson', 'lesson_id'],
  ['[VALID-075] the task card', 'card_id'],
  ['[VALID-076] the deadline', 'deadline'],
  ['who is given it', 'student_ids'],
  ['the name', 'name'],
  ['the type', 'type'],
] as const;
