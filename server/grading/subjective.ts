import { eq, inArray } from 'drizzle-orm';
import {
  correctEnglish,
  correctSubjective,
  englishInfo,
  subjectiveInfo,
  subjectiveList,
} from '../../src/contract/grading';
import {
  type EnglishGrading,
  englishGrading,
  englishItems,
  type SubjectiveGrading,
  subjectiveGrading,
} from '../../src/domain/grading';
import { subjectIds } from '../../src/domain/subjects';
import type { Queries } from '../db/database';
import { accounts, answers, gradings } from '../db/tables';
import { listed, pageOf } from '../page';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import type { Session } from '../session';
import { tellSeers } from '../students/seen';
import { gradedBefore, beyondText, stale } from './conflict';
import {
  graderOf,
  isWritten,
  longestWaiting,
  selectWritten,
  selectWrittenPlaces,
  typeOf,
  whoOf,
  type WrittenAnswer,
  writtenAnswer,
} from './written';

/** A grading that was sent, with the revision that its grader saw. */
interface Sent {
  readonly answer_id: number;
  readonly subject_id: number;
  readonly revision: number;
}

/** The answer, for nobody else to grade until the transaction ends; a conflict when it is graded already. */
async function lockAnswer(db: Queries, session: Session, sent: Sent): Promise<WrittenAnswer> {
  const answer = await writtenAnswer(db, session.account.id, sent);
  await db.select({ id: answers.id }).from(answers).where(eq(answers.id, answer.id)).for('update');
  const [first] = await db
    .select({ by: accounts.realName, at: gradings.gradedAt, accountId: accounts.id })
    .from(gradings)
    .innerJoin(accounts, eq(accounts.id, gradings.accountId))
    .where(eq(gradings.answerId, answer.id));
  if (first !== undefined) throw gradedBefore(first, session.account.id);
  if (sent.revision !== 0) throw stale(0);
  return answer;
}

async function keep(
  db: Queries,
  { account }: Session,
  { id, studentId }: WrittenAnswer,
  grading: SubjectiveGrading | EnglishGrading,
  now: Date,
): Promise<{ revision: number }> {
  await db.insert(gradings).values({ answerId: id, accountId: account.id, grading, gradedAt: now });
  await tellSeers(db, [studentId], { type: 'homework.changed', student_id: studentId });
  return { revision: 1 };
}

/** English has a form of its own: its answers are absent from the other, and the other way round. */
function demandOther(subjectId: number): void {
  if (subjectId === subjectIds.english) throw absent();
}

/** All of grading is behind the entry of homework. */
const options = { needs: 'homeworkManagerPermission' } as const;

export const subjectiveHandlers: readonly Handler[] = [
  serve(
    subjectiveList,
    async ({ payload, session, db, now }) => {
      // Counting reads them all, so it reads little of each; the rows of the page are read apart.
      const { rows: places, total } = await pageOf(
        selectWrittenPlaces(db)
          .where(isWritten(db, session.account.id, payload.subject_id))
          .orderBy(...longestWaiting),
        payload,
      );
      const ids = places.map(({ id }) => id);
      const rows = await selectWritten(db)
        .where(inArray(answers.id, ids))
        .orderBy(...longestWaiting);
      const show = (row: WrittenAnswer) => ({
        ...whoOf(row),
        stem: row.stem,
        is_corrected: row.gradedAt !== null,
      });
      return listed({ rows, total }, show, now);
    },
    options,
  ),

  serve(
    subjectiveInfo,
    async ({ payload, session, db }) => {
      demandOther(payload.subject_id);
      const row = await writtenAnswer(db, session.account.id, payload);
      const grader = graderOf(row, session.account.id);
      return {
        ...{ ...whoOf(row), type: typeOf(row) },
        stem: row.stem,
        passage: row.passage,
        right_answer: row.rightAnswer.join('\n'),
        answer: row.answer,
        image: row.image,
        grading: grader === null ? null : { ...subjectiveGrading.parse(row.grading), ...grader },
      };
    },
    options,
  ),

  serve(
    correctSubjective,
    async ({ payload, session, db, now }) => {
      demandOther(payload.subject_id);
      const answer = await lockAnswer(db, session, payload);
      const { central_material, language, structure, stars, comment } = payload;
      const grading = { central_material, language, structure, stars, comment };
      return keep(db, session, answer, grading, now);
    },
    options,
  ),

  serve(
    englishInfo,
    async ({ payload, session, db }) => {
      const row = await writtenAnswer(db, session.account.id, payload);
      const grader = graderOf(row, session.account.id);
      return {
        ...{ ...whoOf(row), type: typeOf(row) },
        stem: row.stem,
        passage: row.passage,
        answer: row.answer,
        image: row.image,
        items: englishItems.map(({ item, maximum }) => ({ item, maximum })),
        grading: grader === null ? null : { ...englishGrading.parse(row.grading), ...grader },
      };
    },
    options,
  ),

  serve(
    correctEnglish,
    async ({ payload, session, db, now }) => {
      const answer = await lockAnswer(db, session, payload);
      const { length } = answer.answer;
      const isBeyond = payload.grading.annotations.some(({ end }) => end > length);
      if (isBeyond) throw beyondText('grading.annotations');
      return keep(db, session, answer, payload.grading, now);
    },
    options,
  ),
];
