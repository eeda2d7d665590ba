import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { PayloadOf } from '../../src/contract/call';
import { gradingPlace } from '../../src/contract/grading';
import type { gradedKinds } from '../../src/domain/grading';
import type { Queries } from '../db/database';
import { answers, gradings, homework, homeworkPersons, questions, students } from '../db/tables';
import { type Handler, serve } from '../serve';
import { isSeen } from '../students/seen';
import { isInManualPool, isWritten } from './written';

type Kind = (typeof gradedKinds)[number];

const work = (
  kind: Kind,
  id: typeof answers.id | typeof homeworkPersons.id,
  waits: SQL | undefined,
) => ({
  kind: sql<Kind>`${kind}::text`.as('kind'),
  id: sql<number>`${id}`.mapWith(Number).as('id'),
  name: sql<string>`${students.name}`.as('name'),
  waits: sql<boolean>`${waits}`.as('waits'),
  username: sql<string>`${students.username}`.as('username'),
  grade: sql<number>`${students.grade}`.mapWith(Number).as('grade'),
});

/**
 * Everything that waits for an account in a subject, what waits longest first. The work asked about keeps its
 * place when it is graded, so that the one that was to come next still does.
 */
function selectLine(db: Queries, accountId: number, asked: PayloadOf<typeof gradingPlace>) {
  const isAsked = (kind: Kind, id: typeof answers.id | typeof homeworkPersons.id) =>
    kind === asked.kind ? eq(id, asked.id) : undefined;
  const isToCorrect = eq(homeworkPersons.status, 'toBeCorrected');
  const essays = db
    .select({
      ...work('essay', homeworkPersons.id, isToCorrect),
      since: sql`${homeworkPersons.completedAt}`.as('since'),
    })
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
    .select({
      ...work('answer', answers.id, isToGrade),
      since: sql`${answers.submittedAt}`.as('since'),
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(students, eq(students.id, answers.studentId))
    .leftJoin(gradings, eq(gradings.answerId, answers.id))
    .where(
      and(isWritten(db, accountId, asked.subject_id), or(isToGrade, isAsked('answer', answers.id))),
    );
  return unionAll(essays, written).orderBy(sql`since`, sql`kind`, sql`id`);
}

export const placeHandlers: readonly Handler[] = [
  serve(
    gradingPlace,
    async ({ payload, session, db }) => {
      const line = await selectLine(db, session.account.id, payload);
      const at = line.findIndex(({ kind, id }) => kind === payload.kind && id === payload.id);
      const others = [...line.slice(at + 1), ...line.slice(0, Math.max(at, 0))];
      const next = others.find(({ waits }) => waits);
      const waiting = line.filter(({ waits }) => waits);
      const isWaiting = line[at]?.waits ?? false;
      return {
        position: isWaiting ? at + 1 : null,
        total: waiting.length,
        next:
          next === undefined
            ? null
            : {
                ...{ kind: next.kind, id: next.id },
                student: { name: next.name, username: next.username, grade: next.grade },
              },
      };
    },
    { needs: 'homeworkManagerPermission' },
  ),
];
