import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import {
  isNewFoundation,
  type LessonLock,
  lessonLocks as locks,
  lockByOrder,
} from '../../src/domain/lessons';
import type { Queries } from '../db/database';
import {
  accounts,
  cardLocks,
  cards,
  chapters,
  chapterUnlocks,
  courses,
  enrolments,
  lessonLocks,
  lessons,
  students,
} from '../db/tables';

interface ByHand {
  readonly studentId: number;
  readonly partId: number;
  readonly lock: string;
  readonly by: string;
  readonly at: Date;
}

/** The chapters, lessons and cards of a course in their order. */
export async function outlineOf(db: Queries, courseId: number) {
  const chapterList = await db
    .select({ id: chapters.id, name: chapters.name, isSprint: chapters.isSprint })
    .from(chapters)
    .where(eq(chapters.courseId, courseId))
    .orderBy(asc(chapters.position));
  const lessonList = await db
    .select({
      ...{ id: lessons.id, name: lessons.name, position: lessons.position },
      ...{ chapterId: lessons.chapterId, isSprint: chapters.isSprint },
    })
    .from(lessons)
    .innerJoin(chapters, eq(chapters.id, lessons.chapterId))
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position));
  const cardList = await db
    .select({ id: cards.id, name: cards.name, lessonId: cards.lessonId })
    .from(cards)
    .innerJoin(lessons, eq(lessons.id, cards.lessonId))
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position), asc(cards.id));
  return { chapters: chapterList, lessons: lessonList, cards: cardList };
}

export type Outline = Awaited<ReturnType<typeof outlineOf>>;

/** What was set by hand, the last first. */
async function setByHand(db: Queries, courseId: number, studentIds: number[]) {
  const ofLessons: ByHand[] = await db
    .select({
      ...{ studentId: lessonLocks.studentId, partId: lessonLocks.lessonId },
      ...{ lock: lessonLocks.lock, by: accounts.realName, at: lessonLocks.changedAt },
    })
    .from(lessonLocks)
    .innerJoin(lessons, eq(lessons.id, lessonLocks.lessonId))
    .innerJoin(accounts, eq(accounts.id, lessonLocks.accountId))
    .where(and(eq(lessons.courseId, courseId), inArray(lessonLocks.studentId, studentIds)))
    .orderBy(desc(lessonLocks.changedAt));
  const ofCards: ByHand[] = await db
    .select({
      ...{ studentId: cardLocks.studentId, partId: cardLocks.cardId },
      ...{ lock: cardLocks.lock, by: accounts.realName, at: cardLocks.changedAt },
    })
    .from(cardLocks)
    .innerJoin(cards, eq(cards.id, cardLocks.cardId))
    .innerJoin(lessons, eq(lessons.id, cards.lessonId))
    .innerJoin(accounts, eq(accounts.id, cardLocks.accountId))
    .where(and(eq(lessons.courseId, courseId), inArray(cardLocks.studentId, studentIds)))
    .orderBy(desc(cardLocks.changedAt));
  const unlocked = await db
    .select({ studentId: chapterUnlocks.studentId, chapterId: chapterUnlocks.chapterId })
    .from(chapterUnlocks)
    .innerJoin(chapters, eq(chapters.id, chapterUnlocks.chapterId))
    .where(and(eq(chapters.courseId, courseId), inArray(chapterUnlocks.studentId, studentIds)));
  return { ofLessons, ofCards, unlocked };
}

/** Who the students are, and how far each is in the course; null where one does not take it. */
function placesOf(db: Queries, courseId: number, studentIds: number[]) {
  return db
    .select({
      ...{ studentId: students.id, name: students.name, username: students.username },
      ...{ grade: students.grade, lessonsLearned: enrolments.lessonsLearned },
      program: courses.program,
    })
    .from(students)
    .leftJoin(
      enrolments,
      and(
        eq(enrolments.studentId, students.id),
        eq(enrolments.courseId, courseId),
        isNull(enrolments.leftAt),
      ),
    )
    .leftJoin(courses, eq(courses.id, enrolments.courseId))
    .where(inArray(students.id, studentIds))
    .orderBy(asc(students.id));
}

/** Locks the places of students who take a course until the transaction ends, in the order of their ids. */
export async function lockPlaces(
  db: Queries,
  courseId: number,
  studentIds: number[],
): Promise<void> {
  await db
    .select({ studentId: enrolments.studentId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.courseId, courseId),
        inArray(enrolments.studentId, studentIds),
        isNull(enrolments.leftAt),
      ),
    )
    .orderBy(asc(enrolments.studentId))
    .for('update');
}

/** How a course stands for one student. */
export interface Standing {
  readonly studentId: number;
  readonly name: string;
  readonly username: string;
  readonly grade: number;
  readonly isTaking: boolean;
  readonly isNewFoundation: boolean;
  readonly lessons: Map<number, LessonLock>;
  readonly cards: Map<number, LessonLock>;
  /** Cards that were set by hand; all others stand as their lesson does. */
  readonly cardsByHand: ReadonlySet<number>;
  /** The chapters that were unlocked along with something in them. */
  readonly chapters: Set<number>;
}

const known = (stored: string | undefined) => locks.find((lock) => lock === stored);

/** A course with all its parts, and how it stands for some students: a few statements for any number of them. */
export async function courseStandings(db: Queries, courseId: number, studentIds: number[]) {
  const outline = await outlineOf(db, courseId);
  const byHand = await setByHand(db, courseId, studentIds);
  const key = (studentId: number, partId: number) => `${String(studentId)}.${String(partId)}`;
  const keyed = (rows: readonly ByHand[]) =>
    new Map(rows.map(({ studentId, partId, lock }) => [key(studentId, partId), lock]));
  const [ofLessons, ofCards] = [keyed(byHand.ofLessons), keyed(byHand.ofCards)];
  const places = await placesOf(db, courseId, studentIds);
  const standings = places.map(({ lessonsLearned, program, ...student }): Standing => {
    const { studentId } = student;
    const lessonMap = new Map(
      outline.lessons.map(({ id, position }) => [
        id,
        known(ofLessons.get(key(studentId, id))) ?? lockByOrder(position, lessonsLearned ?? 0),
      ]),
    );
    return {
      ...student,
      isTaking: lessonsLearned !== null,
      isNewFoundation: isNewFoundation(program ?? '', lessonsLearned ?? 0),
      lessons: lessonMap,
      cards: new Map(
        outline.cards.map(({ id, lessonId }) => [
          id,
          known(ofCards.get(key(studentId, id))) ?? lessonMap.get(lessonId) ?? 'locked',
        ]),
      ),
      cardsByHand: new Set(
        byHand.ofCards.filter((row) => row.studentId === studentId).map(({ partId }) => partId),
      ),
      chapters: new Set(
        byHand.unlocked
          .filter((row) => row.studentId === studentId)
          .map(({ chapterId }) => chapterId),
      ),
    };
  });
  return { outline, standings, byHand };
}
