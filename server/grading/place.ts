import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { PayloadOf } from '../../src/contract/call';
import { gradingPlace } from '../../src/contract/grading';
import { toMoment } from '../../src/domain/businessTime';
import { type gradedKinds, scoreOf } from '../../src/domain/grading';
import { recentGradings } from '../../src/domain/limits';
import type { Queries } from '../db/database';
import {
  answers,
  corrections,
  gradings,
  homework,
  homeworkPersons,
  questions,
  students,
} from '../db/tables';
import { type Handler, serve } from '../serve';
import { isSeen } from '../students/seen';
import { placeInAssignment } from './assignmentLine';
import { usedComments } from './usage';
import { isInManualPool, isWritten } from './written';

type Kind = (typeof gradedKinds)[number];

/**
 * The essays of an assignment lie together in the line, at the place of the one that was handed in first. One that is
 * graded counts for this, so that grading it moves no other.
 */
const essayOf = {
  id: sql`${homework.id}`,
  title: sql`coalesce(${homework.essayTitle}, ${homework.name})`,
  since: sql`(select min(one.completed_at) from ${homeworkPersons} one where one.homework_id = ${homework.id})`,
};
const noHomework = {
  id: sql`null::int`,
  title: sql`${questions.stem}`,
  since: sql`${answers.submittedAt}`,
};

const work = (
  kind: Kind,
  id: typeof answers.id | typeof homeworkPersons.id,
  since: typeof answers.submittedAt | typeof homeworkPersons.completedAt,
  waits: SQL | undefined,
  given: { id: SQL; title: SQL; since: SQL },
) => ({
  kind: sql<Kind>`${kind}::text`.as('kind'),
  id: sql<number>`${id}`.mapWith(Number).as('id'),
  name: sql<string>`${students.name}`.as('name'),
  waits: sql<boolean>`${waits}`.as('waits'),
  username: sql<string>`${students.username}`.as('username'),
  grade: sql<number>`${students.grade}`.mapWith(Number).as('grade'),
  since: sql<Date>`${since}`.mapWith(answers.submittedAt).as('since'),
  homeworkId: sql<number | null>`${given.id}`.as('homework_id'),
  homeworkSince: sql`${given.since}`.as('homework_since'),
  title: sql<string | null>`${given.title}`.as('title'),
});

/**
 * Everything that waits for an account in a subject, one assignment after the other, what waits longest first. The work
 * asked about keeps its place when it is graded, so that the one that was to come next still does.
 */
function selectLine(db: Queries, accountId: number, asked: PayloadOf<typeof gradingPlace>) {
  const isAsked = (kind: Kind, id: typeof answers.id | typeof homeworkPersons.id) =>
    kind === asked.kind ? eq(id, asked.id) : undefined;
  const isToCorrect = eq(homeworkPersons.status, 'toBeCorrected');
  const essays = db
    .select(work('essay', homeworkPersons.id, homeworkPersons.completedAt, isToCorrect, essayOf))
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .innerJoin(students, eq(students.id, homeworkPersons.studentId))
    .where(
      and(
        or(isToCorrect, isAsked('essay', homeworkPersons.id)),
        eq(homework.subjectId, asked.subject_id),
        isSeen(db, accountId, homeworkPersons.studentId),
      ),
    );
  const isToGrade = and(isNull(gradings.answerId), isInManualPool);
  const written = db
    .select(work('answer', answers.id, answers.submittedAt, isToGrade, noHomework))
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(students, eq(students.id, answers.studentId))
    .leftJoin(gradings, eq(gradings.answerId, answers.id))
    .where(
      and(isWritten(db, accountId, asked.subject_id), or(isToGrade, isAsked('answer', answers.id))),
    );
  return unionAll(essays, written).orderBy(
    sql`homework_since`,
    sql`homework_id`,
    sql`since`,
    sql`kind`,
    sql`id`,
  );
}

/** The scores that an account gave last in a subject to works of a kind. */
async function recentScores(
  db: Queries,
  accountId: number,
  { kind, subject_id: subjectId }: PayloadOf<typeof gradingPlace>,
): Promise<number[]> {
  if (kind === 'essay') {
    const given = await db
      .select({ score: corrections.rating })
      .from(corrections)
      .innerJoin(homeworkPersons, eq(homeworkPersons.id, corrections.personId))
      .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
      .where(and(eq(corrections.accountId, accountId), eq(homework.subjectId, subjectId)))
      .orderBy(desc(corrections.correctedAt), desc(corrections.personId))
      .limit(recentGradings);
    return given.map(({ score }) => score);
  }
  const given = await db
    .select({ grading: gradings.grading })
    .from(gradings)
    .innerJoin(answers, eq(answers.id, gradings.answerId))
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(and(eq(gradings.accountId, accountId), eq(questions.subjectId, subjectId)))
    .orderBy(desc(gradings.gradedAt), desc(gradings.answerId))
    .limit(recentGradings);
  return given.map(({ grading }) => scoreOf(grading));
}

type Line = Awaited<ReturnType<typeof selectLine>>;

function shown(work: Line[number] | undefined) {
  if (work === undefined) return null;
  const { kind, id, title, name, username, grade } = work;
  return {
    ...{ kind, id, title, student: { name, username, grade } },
    handed_in_at: toMoment(work.since),
  };
}

export const placeHandlers: readonly Handler[] = [
  serve(
    gradingPlace,
    async ({ payload, session, db, now }) => {
      const accountId = session.account.id;
      const own = {
        recent: await recentScores(db, accountId, payload),
        used: await usedComments(db, accountId, payload),
      };
      const place = await placeInAssignment(db, accountId, payload, now);
      if (place !== null) return { ...place, ...own };
      const line = await selectLine(db, accountId, payload);
      const at = line.findIndex(({ kind, id }) => kind === payload.kind && id === payload.id);
      const isWaiting = line[at]?.waits ?? false;
      const waiting = line.filter(({ waits }) => waits);
      const ahead = line.slice(at + 1).filter(({ waits }) => waits);
      const behind = line.slice(0, Math.max(at, 0)).filter(({ waits }) => waits);
      return {
        among: 'waiting' as const,
        position: isWaiting ? at + 1 : null,
        total: waiting.length,
        ...own,
        next: shown(ahead[0]),
        previous: shown(behind.at(-1)),
        first: ahead.length === 0 ? shown(behind[0]) : null,
      };
    },
    { needs: 'homeworkManagerPermission' },
  ),
];
