import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { scoreInfo, scoreList, unsubmittedData, unsubmittedList } from '../../src/contract/scores';
import { toMoment } from '../../src/domain/businessTime';
import type { scoreSorts } from '../../src/domain/scores';
import { askedAt } from '../../src/domain/supervision';
import { listings, scores, students } from '../db/tables';
import { namesStudent } from '../keyword';
import { inOrder, isSet, listed, pageOf, total } from '../page';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { lists } from '../students/filters';
import { demandSeen, namedStudentOf } from '../students/seen';
import { askedExam, latestExamReport } from '../supervision/askedExam';
import { isFrozenForScores, lacksScore } from '../supervision/missingScores';
import { isOwn, normalisedScore, scoreRowOf, selectScores } from './row';

const columns: Readonly<Record<(typeof scoreSorts)[number], SQL>> = {
  score: normalisedScore,
  examDate: sql`${scores.examDate}`,
  entered: sql`${scores.enteredAt}`,
};

const inState = {
  entered: isNull(scores.confirmedAt),
  confirmed: isNotNull(scores.confirmedAt),
} as const;

export const listHandlers: readonly Handler[] = [
  serve(scoreList, async ({ payload, session, db, now }) => {
    const { exam_type: type, exam_grade: grades = [], state, sort, order } = payload;
    const found = await pageOf(
      selectScores(db)
        .where(
          and(
            isOwn(db, session.account.id, payload.subject_id),
            namesStudent(payload.keyword),
            type === undefined ? undefined : eq(scores.examType, type),
            isSet(grades) ? inArray(scores.examGrade, grades) : undefined,
            state === undefined ? undefined : inState[state],
          ),
        )
        .orderBy(
          ...(sort === undefined ? [] : [inOrder(columns[sort], order)]),
          desc(scores.examDate),
          desc(scores.id),
        ),
      payload,
    );
    return listed(found, scoreRowOf, now);
  }),

  serve(scoreInfo, async ({ payload, session, db, now }) => {
    const own = isOwn(db, session.account.id, payload.subject_id);
    const [row] = await selectScores(db).where(and(eq(scores.id, payload.score_id), own));
    if (row === undefined) throw absent();
    return { score: scoreRowOf(row), as_of: toMoment(now) };
  }),

  serve(unsubmittedList, async ({ payload, session, db, now }) => {
    const found = await pageOf(
      db
        .select({
          ...{ student_id: students.id, name: students.name, username: students.username },
          ...{ grade: students.grade, is_frozen: sql<boolean>`${isFrozenForScores(db)}`, total },
          exam_report: latestExamReport(db, askedExam(now), session.account.subjects),
        })
        .from(students)
        .innerJoin(listings, eq(listings.studentId, students.id))
        .where(
          and(
            ...[eq(listings.accountId, session.account.id), lists.responsible],
            ...[lacksScore(db, askedExam(now)), namesStudent(payload.keyword)],
            payload.freeze === undefined
              ? undefined
              : eq(isFrozenForScores(db), payload.freeze === 'frozen'),
          ),
        )
        .orderBy(
          ...[desc(isFrozenForScores(db)), asc(students.grade)],
          ...[asc(students.pinyin), asc(students.id)],
        ),
      payload,
    );
    const asked = askedAt(now);
    const row = (one: (typeof found.rows)[number]) => ({ ...one, due_on: asked.due_on });
    return { ...listed(found, row, now), asked };
  }),

  serve(unsubmittedData, async ({ payload, session, db, now }) => {
    const { student_id: studentId } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    const [lacking] = await db
      .select({ id: students.id })
      .from(students)
      .where(and(eq(students.id, studentId), lacksScore(db, askedExam(now))));
    const student = await namedStudentOf(db, studentId);
    return { student, asked: askedAt(now), is_missing: lacking !== undefined };
  }),
];
