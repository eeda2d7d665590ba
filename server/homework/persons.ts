import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import type { HomeworkType, PersonStatus } from '../../src/domain/homework';
import {
  type homeworkPerson,
  nextPerson,
  type Person,
} from '../../src/machines/homework/homeworkPerson';
import type { Queries } from '../db/database';
import { homework, homeworkPersons } from '../db/tables';
import { lifeCycles } from '../lifeCycle';
import { tellOfHomework } from '../messages/ofHomework';
import { tellSeers } from '../students/seen';

export type PersonEvent = EventFrom<typeof homeworkPerson>;

/** One student's homework, as the life cycle reads it and as it stands in the database. */
export interface StoredPerson extends Person {
  readonly id: number;
  readonly homeworkId: number;
  readonly studentId: number;
  readonly deadline: Date;
  readonly revision: number;
}

function selectStored(db: Queries, condition: SQL | undefined) {
  return db
    .select({
      id: homeworkPersons.id,
      homeworkId: homeworkPersons.homeworkId,
      studentId: homeworkPersons.studentId,
      deadline: homework.deadline,
      dueAt: homeworkPersons.dueAt,
      type: sql<HomeworkType>`${homework.type}`,
      status: sql<PersonStatus>`${homeworkPersons.status}`,
      completedAt: homeworkPersons.completedAt,
      score: homeworkPersons.score,
      accuracy: homeworkPersons.accuracy,
      revision: homeworkPersons.revision,
    })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .where(condition)
    .orderBy(asc(homeworkPersons.id));
}

function storedPerson({
  dueAt,
  deadline,
  ...row
}: Awaited<ReturnType<typeof selectStored>>[number]): StoredPerson {
  return {
    ...row,
    deadline: dueAt,
    completedAt: row.completedAt?.toISOString() ?? null,
    extendedTo: dueAt > deadline ? dueAt.toISOString() : null,
  };
}

/** The persons of a condition, locked in the order of their ids until the transaction ends. */
export async function lockPersons(
  db: Queries,
  condition: SQL | undefined,
): Promise<StoredPerson[]> {
  const rows = await selectStored(db, condition).for('update', { of: homeworkPersons });
  return rows.map(storedPerson);
}

/** As many of the persons of a condition as are wanted; whom somebody else has locked is left to that one. */
export async function lockNextPersons(
  db: Queries,
  condition: SQL | undefined,
  most: number,
): Promise<StoredPerson[]> {
  const rows = await selectStored(db, condition)
    .limit(most)
    .for('update', { of: homeworkPersons, skipLocked: true });
  return rows.map(storedPerson);
}

/** Writes what has become of persons, in one statement. */
async function store(db: Queries, persons: readonly StoredPerson[]): Promise<void> {
  const next = sql`json_to_recordset(${JSON.stringify(persons)}::json) as next (
    "id" int, "status" text, "completedAt" timestamptz, "score" real, "accuracy" real,
    "extendedTo" timestamptz)`;
  await db
    .update(homeworkPersons)
    .set({
      status: sql`next."status"`,
      completedAt: sql`next."completedAt"`,
      score: sql`next."score"`,
      accuracy: sql`next."accuracy"`,
      dueAt: sql`coalesce(next."extendedTo", ${homeworkPersons.dueAt})`,
      revision: sql`${homeworkPersons.revision} + 1`,
    })
    .from(next)
    .where(sql`${homeworkPersons.id} = next."id"`);
}

/** Tells everybody who sees one of the persons that their homework has changed. */
async function tellOf(db: Queries, persons: readonly StoredPerson[]): Promise<void> {
  for (const id of new Set(persons.map(({ homeworkId }) => homeworkId))) {
    const studentIds = persons.filter((one) => one.homeworkId === id).map((one) => one.studentId);
    const [only] = studentIds.length === 1 ? studentIds : [];
    const whose = only === undefined ? {} : { student_id: only };
    await tellSeers(db, studentIds, { type: 'homework.changed', id, ...whose });
  }
}

/** Lets an event happen to locked persons, by the chart homeworkPerson; whoever sees them is told. */
const happenToPersons = lifeCycles({
  lock: (_, persons: readonly StoredPerson[]) => Promise.resolve(persons),
  next(person, event: PersonEvent) {
    const next = nextPerson(person, event);
    return next && { ...next, revision: person.revision + 1 };
  },
  store: (db, _, changed) => store(db, changed),
  async tell(db, _, changed, { type }) {
    await tellOf(db, changed);
    if (type !== 'homework.submitted' && type !== 'deadline.passed') return;
    await tellOfHomework(
      db,
      changed.map(({ id }) => id),
    );
  },
});

/** The same; answers those to whom it happened, as they are now. */
export const happenTo = async (
  db: Queries,
  persons: readonly StoredPerson[],
  event: PersonEvent,
): Promise<StoredPerson[]> => (await happenToPersons(db, persons, event)).changed;
