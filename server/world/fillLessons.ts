import { startOfDay } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { accounts } from './content/accounts';
import { courses } from './content/courses';
import { students } from './content/people';
import { isLeaf, points } from './content/points';
import { passages } from './content/questions/passages';
import type { Course, Question, Student } from './content/types';
import { continueIds, insertAll } from './insert';
import type { Random } from './random';

const lessonsOf = (course: Course) => course.chapters.flatMap((chapter) => chapter.lessons);
const allLessons = courses.flatMap(lessonsOf);

/** The courses that a student takes: of the subjects and the grade, those for every grade included. */
export function coursesOf(student: Student): Course[] {
  const wanted = student.list === 'responsible' ? ['formal'] : ['trial', 'formal'];
  const subjects: readonly number[] = student.subjects;
  const fitting = courses.filter(
    ({ subjectId, type, grade }) =>
      subjects.includes(subjectId) &&
      wanted.includes(type) &&
      (grade === null || Math.abs(grade - student.grade) <= 1),
  );
  const ofGrade = fitting.filter(({ grade }) => grade === null || grade === student.grade);
  return ofGrade.length > 0 ? ofGrade : fitting;
}

/** How far a student has come in a course: by the time since joining, and by the kind of person. */
function progressIn(
  { lastActiveDaysAgo, behaviour, joinedDaysAgo }: Student,
  course: Course,
  { joinedAt, lastActiveAt }: { joinedAt: Date; lastActiveAt: Date | null },
  random: Random,
) {
  if (lastActiveDaysAgo === null) return { lessonsLearned: 0 };
  const total = lessonsOf(course).length;
  const pace = behaviour.sessionsPerWeek * behaviour.homeworkOnTimeRate * 0.12;
  const weeks = Math.min(12, joinedDaysAgo / 7);
  const able = Math.max(1, Math.round(pace * weeks + random.next()));
  if (able < total || lastActiveAt === null) return { lessonsLearned: Math.min(total, able) };
  const studied = lastActiveAt.getTime() - joinedAt.getTime();
  const clearedAt = new Date(joinedAt.getTime() + (studied * total) / able);
  return { lessonsLearned: total, clearedAt };
}

/** Courses with their chapters, lessons, task cards and points. */
async function fillCourses(db: Queries): Promise<void> {
  await insertAll(
    db,
    tables.points,
    points.map((point) => ({
      id: point.id,
      subjectId: point.subjectId,
      parentId: point.parentId,
      name: point.name,
      englishName: point.englishName ?? null,
      isLeaf: isLeaf(point),
      prerequisites: isLeaf(point) ? [...point.prerequisites] : [],
      frequency: isLeaf(point) ? point.examFrequency : null,
      difficulty: isLeaf(point) ? point.difficulty : null,
    })),
  );
  await insertAll(
    db,
    tables.courses,
    courses.map(({ id, subjectId, name, englishName, type, program, grade, season, version }) => ({
      id,
      subjectId,
      name,
      englishName: englishName ?? null,
      type,
      program,
      grade,
      season,
      version,
    })),
  );
  await insertAll(
    db,
    tables.chapters,
    courses.flatMap((course) =>
      course.chapters.map(({ id, name, sprint }, at) => ({
        id,
        courseId: course.id,
        name,
        position: at + 1,
        isSprint: sprint,
      })),
    ),
  );
  await insertAll(
    db,
    tables.lessons,
    courses.flatMap((course) => {
      const order = new Map(lessonsOf(course).map(({ id }, at) => [id, at + 1]));
      return course.chapters.flatMap((chapter) =>
        chapter.lessons.map(({ id, name }) => ({
          id,
          courseId: course.id,
          chapterId: chapter.id,
          name,
          position: order.get(id) ?? 0,
        })),
      );
    }),
  );
  await insertAll(
    db,
    tables.cards,
    allLessons.flatMap((lesson) =>
      lesson.cards.map(({ id, name, homework }) => ({
        id,
        lessonId: lesson.id,
        name,
        supportsComposition: homework.includes('composition'),
        supportsAdaptive: homework.includes('adaptive'),
      })),
    ),
  );
  await insertAll(
    db,
    tables.cardPoints,
    allLessons.flatMap((lesson) =>
      lesson.cards.flatMap((card) =>
        card.pointIds.map((pointId) => ({ cardId: card.id, pointId })),
      ),
    ),
  );
}

/** The courses that nobody takes yet: who prepares or offers them was assigned them by the administrator. */
async function assignCourses(db: Queries, today: Date): Promise<void> {
  const taken = new Set(students.flatMap((student) => coursesOf(student)));
  const offered = courses.filter((course) => course.subjectId !== 99 && !taken.has(course));
  await insertAll(
    db,
    tables.courseListings,
    accounts
      .filter(({ role }) => role === 'analyst')
      .filter(({ username }) => username !== 'newcomer')
      .flatMap((account) =>
        offered
          .filter(({ subjectId }) => account.subjects.some((id) => id === subjectId))
          .map(({ id, type }) => ({
            accountId: account.id,
            courseId: id,
            assignedAt: startOfDay(today, type === 'polishing' ? -6 : -30),
            hiddenAt: type === 'formal' ? startOfDay(today, -12) : null,
          })),
      ),
  );
}

/** What is taught, to whom, how far everybody is, and the questions. */
export async function fillLessons(
  db: Queries,
  questions: readonly Question[],
  { today, lastSeen }: { today: Date; lastSeen: ReadonlyMap<number, Date> },
  random: Random,
): Promise<void> {
  await fillCourses(db);
  await assignCourses(db, today);
  await insertAll(
    db,
    tables.enrolments,
    students.flatMap((student) =>
      coursesOf(student).map((course) => {
        const place = {
          joinedAt: startOfDay(today, -Math.min(90, student.joinedDaysAgo)),
          lastActiveAt: lastSeen.get(student.id) ?? null,
        };
        const progress = progressIn(student, course, place, random);
        return { studentId: student.id, courseId: course.id, ...place, ...progress };
      }),
    ),
  );
  await insertAll(
    db,
    tables.passages,
    passages.map(({ id, title, lines, notes = [] }) => ({
      ...{ id, title, lines: [...lines], notes: [...notes] },
    })),
  );
  await insertAll(
    db,
    tables.questions,
    questions.map((question) => ({
      id: question.id,
      subjectId: question.subjectId,
      pointId: question.pointId,
      type: question.type,
      difficulty: question.difficulty,
      stem: question.stem,
      options: (question.options ?? []).map(({ key, text }) => ({ key, text })),
      answer: [...question.answer],
      passageId: question.passageId ?? null,
      hint: question.hint,
      analysis: question.analysis,
      objective: question.objective,
      thought: question.thought,
      ability: question.ability,
      method: question.method,
    })),
  );
  const identified = [
    tables.courses,
    tables.chapters,
    tables.lessons,
    tables.cards,
    tables.points,
    tables.passages,
    tables.questions,
  ];
  for (const table of identified) await continueIds(db, table);
}
