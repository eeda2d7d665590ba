import type { Account, Course, Student } from '../content/types';
import { coursesOf } from '../fillLessons';
import type { Random } from '../random';
import type { HomeworkBook } from './book';
import { type Place, placesOf } from './places';
import { questionsOn, workThrough } from './work';

/** The most students of one assignment. */
const mostStudents = 9;

/** The cards with the most questions: analysts assign what is worth the time. */
function fullest(places: readonly Place[]): Place[] {
  const size = ({ pointIds }: Place) => questionsOn(pointIds).length;
  const most = Math.max(...places.map(size));
  return places.filter((place) => size(place) >= Math.min(2, most));
}

/** Tells of one adaptive assignment of a course; who is on time has answered it question by question. */
export function tellAdaptive(
  book: HomeworkBook,
  account: Account,
  course: Course,
  { number, group }: { number: number; group: readonly Student[] },
  random: Random,
): void {
  const place = random.pick(fullest(placesOf(course, 'adaptive')));
  const assignment = book.assign(account, place, {
    type: 'adaptive',
    name: place.lessonName,
    daysAgo: (number * 2) % 13,
    days: 3,
  });
  const takers = group.filter((student) => coursesOf(student).includes(course));
  for (const student of takers.slice(0, mostStudents)) {
    const isDone = random.happens(student.behaviour.homeworkOnTimeRate) && random.happens(0.85);
    const person = book.give(assignment, student);
    if (person === null || !isDone) continue;
    const time = book.timeFor(assignment, student, random);
    const work = time && workThrough(student, place.pointIds, time, random);
    if (work === null) continue;
    const { answers, completedAt, ...result } = work;
    book.answers.push(...answers);
    const submitted = { completedAt: completedAt.toISOString(), ...result };
    book.happenTo(person, { type: 'homework.submitted', ...submitted });
  }
}
