import { and, eq, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { gradingPlace } from '../../src/contract/grading';
import type { gradedKinds } from '../../src/domain/grading';
import type { Queries } from '../db/database';
import { answers, gradings, homework, homeworkPersons, questions, students } from '../db/tables';
import { type Handler, serve } from '../serve';
import { isSeen } from '../students/seen';
import { isInManualPool, isWritten } from './written';

type Kind = (typeof gradedKinds)[number];

const work = (kind: Kind, id: typeof answers.id | typeof homeworkPersons.id) => ({
  kind: sql<Kind>`${kind}::text`.as('kind'),
  id: sql<number>`${id}`.mapWith(Number).as('id'),
  name: sql<string>`${students.name}`.as('name'),
});

/** Everything that waits for an account in a subject, what waits longest first. */
function selectLine(db: Queries, accountId: number, subjectId: number) {
  const essays = db
    .select({
      ...work('essay', homeworkPersons.id),
      since: sql`${homeworkPersons.completedAt}`.as('since'),
    })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .innerJoin(students, eq(students.id, homeworkPersons.studentId))
    .where(
      and(
        eq(homeworkPersons.status, 'toBeCorrected'),
        eq(homework.subjectId, subjectId),
        isSeen(db, accountId, homeworkPersons.studentId),
      ),
    );
  const written = db
    .select({ ...work('answer', answers.id), since: sql`${answers.submittedAt}`.as('since') })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(students, eq(students.id, answers.studentId))
    .leftJoin(gradings, eq(gradings.answerId, answers.id))
    .where(and(isWritten(db, accountId, subjectId), isNull(gradings.answerId), isInManualPool));
  return unionAll(essays, written).orderBy(sql`since`, sql`kind`, sql`id`);
}

export const placeHandlers: readonly Handler[] = [
  serve(
    gradingPlace,
    async ({ payload, session, db }) => {
      const line = await selectLine(db, session.account.id, payload.subject_id);
      const at = line.findIndex(({ kind, id }) => kind === payload.kind && id === payload.id);
      const next = line[at + 1] ?? (at > 0 ? line[0] : undefined);
      return {
        position: at < 0 ? null : at + 1,
        total: line.length,
        next: next === undefined ? null : { kind: next.kind, id: next.id, student_name: next.name },
      };
    },
    { needs: 'homeworkManagerPermission' },
  ),
];
