import { dayLength } from '../../../src/domain/businessTime';
import { courses } from '../content/courses';
import { corrections as exemplary, essays } from '../content/essays';
import type { Account, Essay, EssayPrompt, Student } from '../content/types';
import type { Random } from '../random';
import type { GivenPerson, HomeworkBook } from './book';
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

interface HandedIn {
  readonly person: GivenPerson;
  readonly essay: Essay;
  readonly completedAt: Date;
}

/** Corrects a composition that was handed in, where there is an exemplary correction of the essay. */
function correct(book: HomeworkBook, account: Account, work: HandedIn): void {
  const { person, essay, completedAt } = work;
  const model = exemplary.find(({ essayId }) => essayId === essay.id);
  if (model === undefined) return;
  const { rating, overall: comment } = model;
  const correction = {
    ...{ rating, comment },
    tags: [...model.tags],
    category_comments: { ...model.categoryComments },
    annotations: model.annotations.map(({ start, end, category, comment: remark }, at) => ({
      id: `a${String(at + 1)}`,
      ...{ start, end, category, comment: remark },
    })),
  };
  book.happenTo(person, { type: 'correction.submitted', correction, essay: essay.text });
  person.revision = 1;
  const { category_comments: categoryComments, ...row } = correction;
  const lately = book.now.getTime() - 300_000;
  book.corrections.push({
    ...{ ...row, categoryComments },
    personId: person.id,
    accountId: account.id,
    correctedAt: new Date(Math.min(lately, completedAt.getTime() + dayLength / 2)),
  });
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
    essayPrompt: prompt.prompt,
    daysAgo: 1 + ((number * 3) % 12),
    days: 5,
  });
  const texts = essays.filter(({ promptId }) => promptId === prompt.id);
  let written = 0;
  for (const student of writers.slice(0, texts.length + stillWriting)) {
    const person = book.give(assignment, student);
    const completedAt = book.timeFor(assignment, student, random)?.until;
    const essay = texts[written];
    if (person === null || completedAt === undefined || essay === undefined) continue;
    written += 1;
    const submitted = { completedAt: completedAt.toISOString(), score: null, accuracy: null };
    book.happenTo(person, { type: 'homework.submitted', ...submitted });
    person.essay = essay.text;
    correct(book, account, { person, essay, completedAt });
  }
}
