import { dayLength, startOfDay } from '../../src/domain/businessTime';
import type { HomeworkType, PersonStatus } from '../../src/domain/homework';
import type { corrections, homework, homeworkPersons } from '../db/tables';
import { accounts } from './content/accounts';
import { courses } from './content/courses';
import { corrections as exemplary, essayPrompts, essays } from './content/essays';
import { students } from './content/people';
import type { Account, Course, Essay, EssayPrompt, Student } from './content/types';
import { coursesOf } from './fillLessons';
import type { Random } from './random';

export interface HomeworkStory {
  readonly homework: (typeof homework.$inferInsert)[];
  readonly persons: (typeof homeworkPersons.$inferInsert)[];
  readonly corrections: (typeof corrections.$inferInsert)[];
}

/** A task card with its place in the course. */
interface Place {
  readonly course: Course;
  readonly lessonId: number;
  readonly lessonName: string;
  readonly cardId: number;
}

function placesOf(course: Course, type: HomeworkType): Place[] {
  const lessons = course.chapters.flatMap((chapter) => chapter.lessons);
  return lessons.flatMap((lesson) =>
    lesson.cards
      .filter(
        (card) =>
          card.homework.includes(type) && (type === 'composition' || card.pointIds.length > 0),
      )
      .map((card) => ({ course, lessonId: lesson.id, lessonName: lesson.name, cardId: card.id })),
  );
}

const seenBy = (account: Account) =>
  students.filter(
    (student) => student.analysts.includes(account.username) && student.lastActiveDaysAgo !== null,
  );

/** Tells the story of the term's homework, in which every status of a person's homework occurs. */
export function homeworkStory(today: Date, random: Random): HomeworkStory {
  const story: HomeworkStory = { homework: [], persons: [], corrections: [] };
  /** A card is given to a student once. */
  const given = new Set<string>();

  function assign(
    account: Account,
    place: Place,
    details: {
      type: HomeworkType;
      name: string;
      essayTitle?: string;
      daysAgo: number;
      days: number;
    },
  ): { id: number; deadline: Date; arrangedAt: Date } {
    const id = story.homework.length + 1;
    const arrangedAt = new Date(startOfDay(today, -details.daysAgo).getTime() + 15 * 3_600_000);
    const deadline = new Date(
      startOfDay(today, details.days - details.daysAgo).getTime() + 21.5 * 3_600_000,
    );
    story.homework.push({
      id,
      accountId: account.id,
      subjectId: place.course.subjectId,
      name: details.name,
      type: details.type,
      essayTitle: details.essayTitle ?? null,
      courseId: place.course.id,
      lessonId: place.lessonId,
      cardId: place.cardId,
      status: 'succeeded',
      arrangedAt,
      readyAt: arrangedAt,
      deadline,
    });
    return { id, deadline, arrangedAt };
  }

  function give(
    assignment: { id: number; deadline: Date; arrangedAt: Date },
    place: Place,
    student: Student,
    result: Partial<typeof homeworkPersons.$inferInsert>,
  ): number | null {
    const key = `${String(place.cardId)} ${String(student.id)}`;
    if (given.has(key)) return null;
    given.add(key);
    const id = story.persons.length + 1;
    const isLate = assignment.deadline < today;
    const status: PersonStatus = isLate ? 'expired' : 'incomplete';
    story.persons.push({ id, homeworkId: assignment.id, studentId: student.id, status, ...result });
    return id;
  }

  function handInTime({ arrangedAt, deadline }: { arrangedAt: Date; deadline: Date }): Date {
    const latest = Math.min(deadline.getTime(), today.getTime() - 600_000);
    const span = Math.max(0, latest - arrangedAt.getTime());
    return new Date(arrangedAt.getTime() + span * (0.3 + 0.7 * random.next()));
  }

  function correct(account: Account, personId: number, essay: Essay, at: Date): boolean {
    const model = exemplary.find(({ essayId }) => essayId === essay.id);
    if (model === undefined) return false;
    story.corrections.push({
      personId,
      accountId: account.id,
      rating: model.rating,
      tags: [...model.tags],
      comment: model.overall,
      categoryComments: { ...model.categoryComments },
      annotations: model.annotations.map(({ start, end, category, comment }, number) => ({
        id: `a${String(number + 1)}`,
        start,
        end,
        category,
        comment,
      })),
      correctedAt: new Date(Math.min(today.getTime() - 300_000, at.getTime() + dayLength / 2)),
    });
    return true;
  }

  function compositions(account: Account, prompt: EssayPrompt, number: number): void {
    const places = courses
      .filter(({ subjectId, type }) => subjectId === prompt.subjectId && type === 'formal')
      .flatMap((course) => placesOf(course, 'composition'));
    const place = places[number % Math.max(1, places.length)];
    const subjects = (student: Student): readonly number[] => student.subjects;
    const writers = seenBy(account)
      .filter((student) => subjects(student).includes(prompt.subjectId))
      .sort(
        (one, other) => Math.abs(one.grade - prompt.grade) - Math.abs(other.grade - prompt.grade),
      );
    if (place === undefined || writers.length === 0) return;
    const assignment = assign(account, place, {
      type: 'composition',
      name: place.lessonName,
      essayTitle: prompt.title,
      daysAgo: 1 + ((number * 3) % 12),
      days: 5,
    });
    const texts = essays.filter(({ promptId }) => promptId === prompt.id);
    for (const [at, student] of writers.slice(0, texts.length + 3).entries()) {
      const essay = texts[at];
      const completedAt = handInTime(assignment);
      const personId = give(
        assignment,
        place,
        student,
        essay === undefined ? {} : { status: 'toBeCorrected', essay: essay.text, completedAt },
      );
      if (essay === undefined || personId === null) continue;
      const person = story.persons.at(-1);
      if (person !== undefined && correct(account, personId, essay, completedAt)) {
        person.status = 'corrected';
        person.revision = 1;
      }
    }
  }

  function adaptive(account: Account, course: Course, number: number): void {
    const place = random.pick(placesOf(course, 'adaptive'));
    const assignment = assign(account, place, {
      type: 'adaptive',
      name: place.lessonName,
      daysAgo: (number * 2) % 13,
      days: 3,
    });
    const group = seenBy(account).filter((student) => coursesOf(student).includes(course));
    for (const student of group.slice(0, 9)) {
      const { homeworkOnTimeRate, correctShare } = student.behaviour;
      const isDone = random.happens(homeworkOnTimeRate) && random.happens(0.85);
      const accuracy = Math.min(1, Math.max(0.1, correctShare + random.normal() * 0.1));
      const rounded = Math.round(accuracy * 100) / 100;
      const completedAt = handInTime(assignment);
      const done = {
        status: 'completed',
        completedAt,
        accuracy: rounded,
        score: Math.round(rounded * 100),
      };
      give(assignment, place, student, isDone ? done : {});
    }
  }

  /** One assignment was taken back: what nobody had handed in is invalid. */
  function withdrawOne(): void {
    const taken = story.homework.find(
      ({ type, deadline }) => type === 'adaptive' && deadline > today,
    );
    if (taken === undefined) return;
    taken.withdrawnAt = new Date(today.getTime() - 3_600_000);
    for (const person of story.persons) {
      if (person.homeworkId === taken.id && person.status === 'incomplete')
        person.status = 'invalid';
    }
  }

  const writersOf = { 1: 'emily', 3: 'zhou' } as const;
  for (const [number, prompt] of essayPrompts.entries()) {
    const account = accounts.find(({ username }) => username === writersOf[prompt.subjectId]);
    if (account !== undefined) compositions(account, prompt, number);
  }
  for (const account of accounts.filter(({ role }) => role === 'analyst')) {
    const group = seenBy(account);
    const taken = courses.filter(
      (course) =>
        course.subjectId !== 99 &&
        placesOf(course, 'adaptive').length > 0 &&
        group.some((student) => coursesOf(student).includes(course)),
    );
    for (const [number, course] of taken.entries()) adaptive(account, course, number);
  }
  withdrawOne();
  return story;
}
