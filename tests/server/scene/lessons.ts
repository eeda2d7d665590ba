import type { TestWorld } from '../rig';
import {
  cardPoints,
  cards,
  chapters,
  courses,
  enrolments,
  lessons,
  points,
  questions,
} from '../../../server/db/tables';
import { people } from './people';

/** A formal course in Chinese with three lessons, and one trial course of the stranger's student alone. */
export const course = { id: 8301, subjectId: 3, name: '写作课', type: 'formal' };
export const foreignCourse = { id: 8302, subjectId: 3, name: '试听课', type: 'trial' };
/** Lessons 1 to 3 of the course; most students have learned two. */
export const firstLesson = 83011;
export const thirdLesson = 83013;
/** Cards of the first lesson. */
export const essayCard = 830111;
export const adaptiveCard = 830112;
export const emptyCard = 830113;
/** A card of the third lesson. */
export const lateCard = 830131;
/** A knowledge point and questions on it. */
const point = 8309;
export const questionIds = { choice: 83091, subjective: 83092, english: 83093 } as const;

/** Who has left, and who has not got so far; all others have learned two lessons. */
const learned: Readonly<Record<number, number>> = { 81004: 0, 81009: 3 };

function question(id: number, subjectId: number, type: string, pointId: number) {
  return {
    ...{ id, subjectId, pointId, type, difficulty: 50, stem: `Question ${id}` },
    ...{ options: [], answer: ['A'], hint: '', analysis: '', objective: '', thought: '' },
    ...{ ability: '', method: '' },
  };
}

/** Puts courses, cards, points, questions and enrolments into a world that has the people. */
export async function addLessons({ database }: TestWorld): Promise<void> {
  await database.transact(async (db) => {
    const usual = { program: 'synchronized', grade: 7, season: 'autumn', version: '1' };
    await db.insert(courses).values([
      { ...course, ...usual, englishName: 'Writing' },
      { ...foreignCourse, ...usual },
    ]);
    await db.insert(chapters).values([
      { id: 8301, courseId: course.id, name: 'Unit', position: 1 },
      { id: 8302, courseId: foreignCourse.id, name: 'Unit', position: 1 },
    ]);
    await db.insert(lessons).values([
      ...[1, 2, 3].map((position) => ({
        id: 83010 + position,
        courseId: course.id,
        chapterId: 8301,
        name: `Lesson ${position}`,
        position,
      })),
      { id: 83021, courseId: foreignCourse.id, chapterId: 8302, name: 'Trial', position: 1 },
    ]);
    const both = { supportsComposition: true, supportsAdaptive: true };
    await db.insert(cards).values([
      { id: essayCard, lessonId: firstLesson, name: 'Essay', ...both, supportsAdaptive: false },
      { id: adaptiveCard, lessonId: firstLesson, name: 'Practice', ...both },
      { id: emptyCard, lessonId: firstLesson, name: 'Empty', ...both },
      { id: lateCard, lessonId: thirdLesson, name: 'Late', ...both },
      { id: 830211, lessonId: 83021, name: 'Foreign', ...both },
    ]);
    const leaf = { parentId: null, isLeaf: true, prerequisites: [] };
    await db.insert(points).values([
      { id: point, subjectId: 3, name: 'Point', ...leaf },
      { id: point + 1, subjectId: 1, name: 'Word', ...leaf },
      { id: point + 2, subjectId: 3, name: 'Other point', ...leaf },
    ]);
    await db.insert(cardPoints).values([
      { cardId: adaptiveCard, pointId: point },
      { cardId: lateCard, pointId: point },
    ]);
    await db
      .insert(questions)
      .values([
        question(questionIds.choice, 3, 'singleChoice', point),
        question(questionIds.subjective, 3, 'subjective', point + 2),
        question(questionIds.english, 1, 'essay', point + 1),
      ]);
    await db.insert(enrolments).values(
      people.map(({ id, joinedAt, lastActiveAt }) => ({
        studentId: id,
        courseId: id === 81010 ? foreignCourse.id : course.id,
        joinedAt,
        lastActiveAt,
        lessonsLearned: learned[id] ?? 2,
      })),
    );
  });
}
