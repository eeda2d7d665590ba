import {
  cardOptions,
  courseOptions,
  lessonOptions,
  studentOptions,
} from '../../src/contract/options';
import { checkIsAdd } from '../../src/contract/homework';
import {
  type AssignmentOutcome,
  type HomeworkType,
  supportsType,
  type TaskCard,
} from '../../src/domain/homework';
import type { Client } from '../server/rig/client';

/** A task card in its place, and its students by what the pre-check says of them. */
export interface CheckedCard {
  readonly courseId: number;
  readonly lessonId: number;
  readonly card: TaskCard;
  /** Usernames and names of students whose name nobody else in the course has. */
  readonly students: Readonly<Record<AssignmentOutcome, readonly NamedStudent[]>>;
}

export interface NamedStudent {
  readonly id: number;
  readonly name: string;
  readonly username: string;
}

interface Analyst {
  readonly client: Client;
  readonly as: string;
  readonly subjectId: number;
}

/** Every card of the analyst that supports a type, with how it stands; the world is only read. */
async function* checkedCards(
  { client, as, subjectId: subject_id }: Analyst,
  type: HomeworkType,
): AsyncGenerator<CheckedCard> {
  const courses = await client.ask(courseOptions, { subject_id }, { as });
  for (const { id: course_id } of courses.list) {
    const { list: all } = await client.ask(studentOptions, { subject_id, course_id }, { as });
    const named = all.filter(({ name }) => all.filter((one) => one.name === name).length === 1);
    if (named.length === 0) continue;
    const student_ids = named.map(({ id }) => id);
    const lessons = await client.ask(lessonOptions, { subject_id, course_id }, { as });
    for (const { id: lesson_id } of lessons.list) {
      const cards = await client.ask(cardOptions, { subject_id, lesson_id }, { as });
      for (const card of cards.list.filter((one) => supportsType(one, type))) {
        const place = { subject_id, course_id, lesson_id, card_id: card.card_id };
        const { outcomes } = await client.ask(checkIsAdd, { ...place, type, student_ids }, { as });
        const those = (asked: AssignmentOutcome) =>
          named.filter(({ id }) =>
            outcomes.some(({ student_id, outcome }) => student_id === id && outcome === asked),
          );
        yield {
          courseId: course_id,
          lessonId: lesson_id,
          card,
          students: {
            assignable: those('assignable'),
            notLearned: those('notLearned'),
            alreadyAssigned: those('alreadyAssigned'),
            noPoints: those('noPoints'),
          },
        };
      }
    }
  }
}

/** The first card that stands so; throws where the world has none. */
export async function seekCard(
  analyst: Analyst,
  type: HomeworkType,
  isWanted: (students: CheckedCard['students']) => boolean,
): Promise<CheckedCard> {
  for await (const found of checkedCards(analyst, type)) {
    if (isWanted(found.students)) return found;
  }
  throw new Error('the world has no such card');
}
