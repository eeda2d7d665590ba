import { startOfDay } from '../../../src/domain/businessTime';
import type { EventFrom } from 'xstate';
import type { HomeworkType } from '../../../src/domain/homework';
import {
  type homeworkPerson,
  newPerson,
  nextPerson,
  type Person,
} from '../../../src/machines/homework/homeworkPerson';
import type { answers, corrections, homework } from '../../db/tables';
import type { Account, Student } from '../content/types';
import type { Random } from '../random';
import type { Place } from './places';

/** A student's homework as the life cycle reads it, and as it is written to the database. */
export interface GivenPerson extends Person {
  readonly id: number;
  readonly homeworkId: number;
  readonly studentId: number;
  readonly deadline: Date;
  essay: string | null;
  revision: number;
}

/** What an analyst says of an assignment. */
export interface Wish {
  readonly type: HomeworkType;
  readonly name: string;
  readonly essayTitle?: string;
  readonly essayPrompt?: string;
  /** On which afternoon it was assigned, counted back from the last one. */
  readonly daysAgo: number;
  /** How many days the students have. */
  readonly days: number;
}

export interface Assignment {
  readonly id: number;
  readonly type: HomeworkType;
  readonly place: Place;
  readonly arrangedAt: Date;
  readonly deadline: Date;
}

const hour = 3_600_000;
const assignedAt = 15 * hour;
const dueAt = 21.5 * hour;
/** How old an assignment has to be, so that somebody can have handed in. */
const youngest = 2 * hour;
/** Nobody has handed in within the last minutes. */
const youngestResult = hour / 6;
/** After a session of study, and how long homework takes at most with it. */
const pause = hour / 20;
const longestWork = hour / 2;

/** What a student has once only: a card, and adaptive homework on a point, so that its answers are its own. */
function keysOf({ type, place }: Assignment): string[] {
  const points = type === 'adaptive' ? place.pointIds : [];
  return [`card ${String(place.cardId)}`, ...points.map((id) => `point ${String(id)}`)];
}

/** The rows of the term's homework, as they are written down; nothing of them lies after `now` but deadlines. */
export class HomeworkBook {
  readonly homework: (typeof homework.$inferInsert)[] = [];
  readonly persons: GivenPerson[] = [];
  readonly corrections: (typeof corrections.$inferInsert)[] = [];
  readonly answers: (typeof answers.$inferInsert)[] = [];
  readonly now: Date;
  /** What each student has been given. */
  readonly #given = new Set<string>();
  /** The day of the last afternoon on which something was assigned. */
  readonly #lastDay: Date;

  /** When each student's sessions of study ended. */
  readonly #sessionEnds: ReadonlyMap<number, readonly Date[]>;

  constructor(now: Date, sessionEnds: ReadonlyMap<number, readonly Date[]>) {
    this.now = now;
    this.#sessionEnds = sessionEnds;
    const afternoon = startOfDay(now).getTime() + assignedAt;
    this.#lastDay = startOfDay(now, afternoon + youngest <= now.getTime() ? 0 : -1);
  }

  assign(account: Account, place: Place, wish: Wish): Assignment {
    const id = this.homework.length + 1;
    const arrangedAt = new Date(startOfDay(this.#lastDay, -wish.daysAgo).getTime() + assignedAt);
    const deadline = new Date(
      startOfDay(this.#lastDay, wish.days - wish.daysAgo).getTime() + dueAt,
    );
    this.homework.push({
      id,
      accountId: account.id,
      subjectId: place.course.subjectId,
      name: wish.name,
      type: wish.type,
      essayTitle: wish.essayTitle ?? null,
      essayPrompt: wish.essayPrompt ?? null,
      courseId: place.course.id,
      lessonId: place.lessonId,
      cardId: place.cardId,
      status: 'succeeded',
      arrangedAt,
      readyAt: arrangedAt,
      deadline,
    });
    return { id, type: wish.type, place, arrangedAt, deadline };
  }

  /** Gives the homework to a student who has none of its card, nor practises its points, yet; else null. */
  give(assignment: Assignment, student: Student): GivenPerson | null {
    const keys = keysOf(assignment).map((key) => `${key} ${String(student.id)}`);
    if (keys.some((key) => this.#given.has(key))) return null;
    for (const key of keys) this.#given.add(key);
    const person: GivenPerson = {
      id: this.persons.length + 1,
      homeworkId: assignment.id,
      studentId: student.id,
      deadline: assignment.deadline,
      ...newPerson(assignment.type),
      ...{ essay: null, revision: 0 },
    };
    this.persons.push(person);
    return person;
  }

  /** Lets an event happen to a student's homework; throws where it may not. */
  happenTo(person: GivenPerson, event: EventFrom<typeof homeworkPerson>): void {
    const next = nextPerson(person, event);
    if (next === null) throw new Error(`${event.type} may not happen to ${person.status} homework`);
    Object.assign(person, next);
  }

  /** Ends what nobody has handed in by its deadline. */
  passDeadlines(): void {
    const past = new Set(
      this.homework.filter(({ deadline }) => deadline < this.now).map(({ id }) => id),
    );
    for (const person of this.persons) {
      if (person.status !== 'incomplete' || !past.has(person.homeworkId)) continue;
      this.happenTo(person, { type: 'deadline.passed' });
    }
  }

  /**
   * When a student sat down to the homework, after a session of study, and by when it had to be done until now;
   * null when the student has not been there since, or not early enough.
   */
  timeFor(
    { arrangedAt, deadline }: Assignment,
    student: Student,
    random: Random,
  ): { from: Date; until: Date } | null {
    const until = Math.min(deadline.getTime(), this.now.getTime() - youngestResult);
    const ends = (this.#sessionEnds.get(student.id) ?? []).filter(
      (end) => end > arrangedAt && end.getTime() + longestWork < until,
    );
    if (ends.length === 0) return null;
    const from = random.pick(ends).getTime() + pause;
    return { from: new Date(from), until: new Date(from + longestWork - pause) };
  }

  /** The students' homework as rows of its table. */
  personRows() {
    return this.persons.map(({ type, completedAt, extendedTo, deadline, ...row }) => ({
      ...row,
      dueAt: extendedTo === null ? deadline : new Date(extendedTo),
      completedAt: completedAt === null ? null : new Date(completedAt),
    }));
  }

  /** Who handed in, and when. */
  handedIn(): { studentId: number; at: Date }[] {
    return this.persons.flatMap(({ studentId, completedAt: at }) =>
      at === null ? [] : [{ studentId, at: new Date(at) }],
    );
  }
}
