import { dayLength } from '../../../src/domain/businessTime';
import { courses } from '../content/courses';
import { corrections as exemplary, essays } from '../content/essays';
import type { Account, Essay, EssayPrompt, Student } from '../content/types';
import type { Random } from '../random';
import type { HomeworkBook } from './book';
import { placesOf } from './places';

/** Students who have been given the task and have not written yet. */
const stillWriting = 3;

/** The account's students of the prompt's subject, those nearest to its grade first. */
function writersFor(prompt: EssayPrompt, group: readonly Student[]): Student[] {
  const distance = ({ grade }: Student) => Math.abs(grade - prompt.grade);
  return group
    .filter(({ subjects }) => subjects.some((id) => id === prompt.subjectId))
    .sort((one, other) => distance(one) - distance(other));
}

/** Writes down how an exemplary correction went, where there is one of the essay; false where there is none. */
function correct(
  book: HomeworkBook,
  account: Account,
  { personId, essay, completedAt }: { personId: number; essay: Essay; completedAt: Date },
): boolean {
  const model = exemplary.find(({ essayId }) => essayId === essay.id);
  if (model === undefined) return false;
  const lately = book.now.getTime() - 300_000;
  book.corrections.push({
    personId,
    accountId: account.id,
    rating: model.rating,
    tags: [...model.tags],
    comment: model.overall,
    categoryComments: { ...model.categoryComments },
    annotations: model.annotations.map(({ start, end, category, comment }, at) => ({
      id: `a${String(at + 1)}`,
      ...{ start, end, category, comment },
    })),
    correctedAt: new Date(Math.min(lately, completedAt.getTime() + dayLength / 2)),
  });
  return true;
}

/** Tells of one writing task: some have been corrected, some wait for it, some are still being written. */
export function tellComposition(
  book: HomeworkBook,
  account: Account,
  prompt: EssayPrompt,
  { number, group }: { number: number; group: readonly Student[] },
  random: Random,
): void {
  const places = courses
    .filter(({ subjectId, type }) => subjectId === prompt.subjectId && type === 'formal')
    .flatMap((course) => placesOf(course, 'composition'));
  const place = places[number % Math.max(1, places.length)];
  const writers = writersFor(prompt, group);
  if (place === undefined || writers.length === 0) return;
  const assignment = book.assign(account, place, {
    type: 'composition',
    name: place.lessonName,
    essayTitle: prompt.title,
    daysAgo: 1 + ((number * 3) % 12),
    days: 5,
  });
  const texts = essays.filter(({ promptId }) => promptId === prompt.id);
  let written = 0;
  for (const student of writers.slice(0, texts.length + stillWriting)) {
    const person = book.give(assignment, student);
    const completedAt = book.timeFor(assignment, student, random)?.until;
    const essay = texts[written];
    if (person?.id === undefined || completedAt === undefined || essay === undefined) continue;
    written += 1;
    const isCorrected = correct(book, account, { personId: person.id, essay, completedAt });
    Object.assign(person, {
      status: isCorrected ? 'corrected' : 'toBeCorrected',
      essay: essay.text,
      completedAt,
      revision: isCorrected ? 1 : 0,
    });
  }
}
