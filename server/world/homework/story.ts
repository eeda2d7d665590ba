import { accounts } from '../content/accounts';
import { courses } from '../content/courses';
import { essayPrompts } from '../content/essays';
import { students } from '../content/people';
import type { Account, Student } from '../content/types';
import { coursesOf } from '../fillLessons';
import type { Random } from '../random';
import { tellAdaptive } from './adaptive';
import { HomeworkBook } from './book';
import { tellComposition } from './compositions';
import { placesOf } from './places';

/** Who sets the essays of a subject. */
const essayists = { 1: 'emily', 3: 'zhou' } as const;

const groupOf = ({ username }: Account): Student[] =>
  students.filter(
    ({ analysts, lastActiveDaysAgo }) => analysts.includes(username) && lastActiveDaysAgo !== null,
  );

function tellCompositions(book: HomeworkBook, random: Random): void {
  for (const [number, prompt] of essayPrompts.entries()) {
    const account = accounts.find(({ username }) => username === essayists[prompt.subjectId]);
    if (account === undefined) continue;
    tellComposition(book, account, prompt, { number, group: groupOf(account) }, random);
  }
}

function tellAdaptives(book: HomeworkBook, random: Random): void {
  for (const account of accounts.filter(({ role }) => role === 'analyst')) {
    const group = groupOf(account);
    const taken = courses.filter(
      (course) =>
        course.subjectId !== 99 &&
        placesOf(course, 'adaptive').length > 0 &&
        group.some((student) => coursesOf(student).includes(course)),
    );
    for (const [number, course] of taken.entries()) {
      tellAdaptive(book, account, course, { number, group }, random);
    }
  }
}

/** Withdraws one assignment just now: what nobody had handed in becomes invalid. */
function withdrawOne(book: HomeworkBook): void {
  const { homework, persons, now } = book;
  const waiting = persons.filter(({ status }) => status === 'incomplete');
  const taken = homework.find(
    ({ id, type, deadline }) =>
      type === 'adaptive' && deadline > now && waiting.some(({ homeworkId }) => homeworkId === id),
  );
  if (taken === undefined) return;
  taken.withdrawnAt = new Date(now.getTime() - 300_000);
  for (const person of waiting) {
    if (person.homeworkId === taken.id) book.happenTo(person, { type: 'homework.withdrawn' });
  }
}

/** Tells the story of the term's homework, in which every status of a person's homework occurs. */
export function homeworkStory(
  now: Date,
  sessionEnds: ReadonlyMap<number, readonly Date[]>,
  random: Random,
): HomeworkBook {
  const book = new HomeworkBook(now, sessionEnds);
  tellCompositions(book, random);
  tellAdaptives(book, random);
  book.passDeadlines();
  withdrawOne(book);
  return book;
}
