import type { Chapter, Course, HomeworkType, Lesson, TaskCard } from '../types';

type Unnumbered<T> = Omit<T, 'id'>;
type LessonOutline = { name: string; cards: readonly Unnumbered<TaskCard>[] };
type ChapterOutline = { name: string; sprint: boolean; lessons: readonly LessonOutline[] };

export function card(
  name: string,
  homework: readonly HomeworkType[],
  pointIds: readonly number[],
): Unnumbered<TaskCard> {
  return { name, homework, pointIds };
}

export function lesson(name: string, ...cards: readonly Unnumbered<TaskCard>[]): LessonOutline {
  return { name, cards };
}

interface CardNames {
  readonly explanation: string;
  readonly practice: string;
  readonly check: string;
  readonly model: string;
  readonly writing: string;
}

/** The lessons that most courses are made of, with their cards in the language of the course. */
export function lessonsWith(names: CardNames) {
  return {
    /** The usual lesson: explanation, graded practice and a check, all on the same points. */
    usual: (name: string, ...pointIds: readonly number[]): LessonOutline =>
      lesson(
        name,
        card(names.explanation, [], pointIds),
        card(names.practice, ['adaptive'], pointIds),
        card(names.check, ['adaptive'], pointIds),
      ),
    /** A writing lesson: reading a model, then writing. */
    writing: (name: string, ...pointIds: readonly number[]): LessonOutline =>
      lesson(
        name,
        card(names.model, ['adaptive', 'composition'], pointIds),
        card(names.writing, ['composition'], pointIds),
      ),
  };
}

export const { usual, writing } = lessonsWith({
  explanation: '知识讲解',
  practice: '分层练习',
  check: '达标检测',
  model: '范文品读',
  writing: '动笔写作',
});

export function chapter(name: string, ...lessons: readonly LessonOutline[]): ChapterOutline {
  return { name, sprint: false, lessons };
}

/** A sprint chapter unlocks across lessons in any order. */
export function sprint(name: string, ...lessons: readonly LessonOutline[]): ChapterOutline {
  return { name, sprint: true, lessons };
}

/** Numbers the parts by their place: course 201, chapter 20101, lesson 2010101, card 20101011. */
export function course(
  about: Omit<Course, 'chapters'>,
  ...chapters: readonly ChapterOutline[]
): Course {
  return { ...about, chapters: chapters.map((part, at) => numberChapter(part, about.id, at)) };
}

function numberChapter(outline: ChapterOutline, courseId: number, at: number): Chapter {
  const id = courseId * 100 + at + 1;
  return {
    ...outline,
    id,
    lessons: outline.lessons.map((part, place) => numberLesson(part, id, place)),
  };
}

function numberLesson(outline: LessonOutline, chapterId: number, at: number): Lesson {
  const id = chapterId * 100 + at + 1;
  return {
    ...outline,
    id,
    cards: outline.cards.map((part, place) => ({ ...part, id: id * 10 + place + 1 })),
  };
}
