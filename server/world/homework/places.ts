import type { HomeworkType } from '../../../src/domain/homework';
import { courses } from '../content/courses';
import type { Course } from '../content/types';

/** A task card with its place in the course. */
export interface Place {
  readonly course: Course;
  readonly lessonId: number;
  readonly lessonName: string;
  readonly cardId: number;
  readonly pointIds: readonly number[];
}

/** The cards of a course of which homework of a type is made; adaptive homework needs points. */
export function placesOf(course: Course, type: HomeworkType): Place[] {
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons);
  return lessons.flatMap(({ id, name, cards }) =>
    cards
      .filter((card) => card.homework.includes(type))
      .filter(({ pointIds }) => type === 'composition' || pointIds.length > 0)
      .map((card) => ({
        course,
        lessonId: id,
        lessonName: name,
        cardId: card.id,
        pointIds: card.pointIds,
      })),
  );
}

const cards = courses
  .flatMap(({ chapters }) => chapters)
  .flatMap(({ lessons }) => lessons)
  .flatMap((lesson) => lesson.cards);
const pointsOfCards = new Map(cards.map(({ id, pointIds }) => [id, pointIds]));

/** The knowledge points of a card; none for one that the demonstration does not know. */
export function pointsOf(cardId: number): readonly number[] {
  return pointsOfCards.get(cardId) ?? [];
}
