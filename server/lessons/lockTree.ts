import { and, asc, eq } from 'drizzle-orm';
import type { PayloadOf } from '../../src/contract/call';
import { lockTree } from '../../src/contract/lessons';
import { toMoment } from '../../src/domain/businessTime';
import type { LessonLock } from '../../src/domain/lessons';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { classes, classStudents, courseListings, courses, students } from '../db/tables';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { isSeen, seenAmong } from '../students/seen';
import type { Language } from '../words';
import { courseStandings, type Standing } from './courseStandings';
import { arrangedBy, isOwnCourse } from './ownCourses';

/** The students of the account's own class whom it sees. */
async function classOf(db: Queries, accountId: number, subjectId: number, classId: number) {
  const [found] = await db
    .select({ name: classes.name })
    .from(classes)
    .where(
      and(
        eq(classes.id, classId),
        eq(classes.accountId, accountId),
        eq(classes.subjectId, subjectId),
      ),
    );
  if (found === undefined) throw absent();
  const members = await db
    .select({ id: students.id })
    .from(classStudents)
    .innerJoin(students, eq(students.id, classStudents.studentId))
    .where(and(eq(classStudents.classId, classId), isSeen(db, accountId, students.id)))
    .orderBy(asc(students.id));
  return { name: found.name, studentIds: members.map(({ id }) => id) };
}

/** The name of one of the account's courses; absent for any other. */
export async function ownCourseName(
  db: Queries,
  accountId: number,
  { subject_id, course_id }: { subject_id: number; course_id: number },
  language: Language,
): Promise<string> {
  const [course] = await db
    .select({ name: courseName(language) })
    .from(courses)
    .leftJoin(courseListings, arrangedBy(accountId))
    .where(and(eq(courses.id, course_id), isOwnCourse(db, accountId, subject_id)));
  if (course === undefined) throw absent();
  return course.name;
}

async function askedFor(db: Queries, accountId: number, payload: PayloadOf<typeof lockTree>) {
  const { student_ids: studentIds, class_id: classId, subject_id: subjectId } = payload;
  if (classId !== undefined)
    return { ...(await classOf(db, accountId, subjectId, classId)), notYours: 0 };
  if (studentIds === undefined) throw absent();
  return { name: null, ...(await seenAmong(db, accountId, studentIds)) };
}

function exempt({ isTaking, isNewFoundation }: Standing) {
  if (!isTaking) return 'notTaking' as const;
  return isNewFoundation ? ('newFoundation' as const) : null;
}

export const treeHandlers: readonly Handler[] = [
  serve(
    lockTree,
    async ({ payload, session, db, now, language }) => {
      const accountId = session.account.id;
      const { name: className, studentIds, notYours } = await askedFor(db, accountId, payload);
      const name = await ownCourseName(db, accountId, payload, language);
      const { outline, standings, byHand } = await courseStandings(
        db,
        payload.course_id,
        studentIds,
      );
      const taking = standings.filter(({ isTaking }) => isTaking);
      const countsOf = (lockIn: (one: Standing) => LessonLock | undefined) => {
        const counts = { locked: 0, opened: 0, unlocked: 0 };
        for (const one of taking) counts[lockIn(one) ?? 'locked'] += 1;
        return counts;
      };
      const whoOf = (lockIn: (one: Standing) => LessonLock | undefined) => {
        const who: Record<LessonLock, number[]> = { locked: [], opened: [], unlocked: [] };
        const states = new Set(taking.map((one) => lockIn(one) ?? 'locked'));
        if (states.size > 1)
          for (const one of taking) who[lockIn(one) ?? 'locked'].push(one.studentId);
        return who;
      };
      const changeOf = (rows: typeof byHand.ofLessons, id: number) => {
        const last = rows.find(({ partId }) => partId === id);
        return last === undefined ? null : { by: last.by, at: toMoment(last.at) };
      };
      const cardsOf = (lessonId: number) =>
        outline.cards
          .filter((card) => card.lessonId === lessonId)
          .map((card) => ({
            ...{ card_id: card.id, name: card.name },
            locks: countsOf((one) => one.cards.get(card.id)),
            who: whoOf((one) => one.cards.get(card.id)),
            changed: changeOf(byHand.ofCards, card.id),
          }));
      return {
        ...{ course_name: name, class_name: className, as_of: toMoment(now) },
        not_yours: notYours,
        students: standings.map((one) => ({
          ...{ student_id: one.studentId, name: one.name, username: one.username },
          ...{ grade: one.grade, exempt: exempt(one) },
        })),
        chapters: outline.chapters.map((chapter) => ({
          ...{ chapter_id: chapter.id, name: chapter.name, is_sprint: chapter.isSprint },
          unlocked: taking.filter((one) => one.chapters.has(chapter.id)).length,
          lessons: outline.lessons
            .filter(({ chapterId }) => chapterId === chapter.id)
            .map((lesson) => ({
              ...{ lesson_id: lesson.id, name: lesson.name },
              locks: countsOf((one) => one.lessons.get(lesson.id)),
              who: whoOf((one) => one.lessons.get(lesson.id)),
              changed: changeOf(byHand.ofLessons, lesson.id),
              cards: cardsOf(lesson.id),
            })),
        })),
      };
    },
    { needs: 'hasPermission' },
  ),
];
