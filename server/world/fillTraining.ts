import { startOfDay } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { accountId } from './accountId';
import { trainingCourses } from './content/training';
import { continueIds, insertAll } from './insert';

const hour = 3_600_000;

/** How many lessons somebody has done of each course that they have joined, by its place in the content. */
const joined: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  zhou: { 0: 1, 2: 3, 4: 2, 7: 0 },
  emily: { 0: 2, 3: 0 },
  type6: { 5: 1 },
};

/** Headquarters' training courses, and how far some accounts have come in them. */
export async function fillTraining(db: Queries, today: Date): Promise<void> {
  const at = (daysAgo: number, hours: number) =>
    new Date(startOfDay(today, -daysAgo).getTime() + hours * hour);
  const lessons = trainingCourses.flatMap(({ lessons: own }, index) =>
    own.map((lesson, place) => ({
      ...{ ...lesson, id: index * 10 + place + 1, courseId: index + 1, place: place + 1 },
    })),
  );
  const courses = trainingCourses.map(({ lessons: _, daysAgo, ...course }, index) => ({
    ...{ ...course, id: index + 1, publishedAt: at(daysAgo, 10) },
  }));
  const members = Object.entries(joined).flatMap(([username, done]) =>
    Object.entries(done).map(([index, doneCount]) => ({
      ...{ accountId: accountId(username), courseId: Number(index) + 1, doneCount },
      at: at(12 - Number(index), 9.5),
    })),
  );
  await insertAll(db, tables.trainingCourses, courses);
  await insertAll(db, tables.trainingLessons, lessons);
  await insertAll(
    db,
    tables.trainingMembers,
    members.map(({ doneCount: _, ...member }) => member),
  );
  await insertAll(
    db,
    tables.trainingDone,
    members.flatMap((member) =>
      lessons
        .filter(({ courseId, place }) => courseId === member.courseId && place <= member.doneCount)
        .map(({ id, place }) => ({
          ...{ accountId: member.accountId, lessonId: id },
          at: new Date(member.at.getTime() + place * hour),
        })),
    ),
  );
  for (const table of [tables.trainingCourses, tables.trainingLessons])
    await continueIds(db, table);
}
