import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { aiReasons, boardImage, historyInfo, setErrorCause } from '../../src/contract/answers';
import { supposedReasons } from '../../src/domain/answers';
import { toMoment } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import { answers, boardImages, errorCauses, passages, questions } from '../db/tables';
import { absent } from '../refusal';
import { type Handler, type Request, serve } from '../serve';
import { isSeen, tellSeers } from '../students/seen';
import { answerWords } from './answerWords';
import { historyRowOf, selectHistory } from './historyRows';
import { isPassageOf, passageColumns } from './passage';

const counted = sql<number>`count(*)`.mapWith(Number);

/** How often the account's students have said what to a question; skipped ones have said nothing. */
function saidBy(db: Queries, accountId: number, questionId: number) {
  return db
    .select({ answer: answers.answer, is_right: answers.isRight, count: counted })
    .from(answers)
    .where(
      and(
        eq(answers.questionId, questionId),
        isNull(answers.skipReason),
        isSeen(db, accountId, answers.studentId),
      ),
    )
    .groupBy(answers.answer, answers.isRight)
    .orderBy(desc(counted), answers.answer);
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The wrong answers among some, of the account's students in a subject; the others are left out. */
function wrongAmong(db: Queries, accountId: number, subjectId: number, ids: readonly number[]) {
  return db
    .select({
      id: answers.id,
      studentId: answers.studentId,
      isRight: answers.isRight,
      skip: answers.skipReason,
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(
      and(
        inArray(answers.id, [...ids]),
        eq(questions.subjectId, subjectId),
        isSeen(db, accountId, answers.studentId),
      ),
    );
}

/** The answer that is named, of one of the account's students, or absent. */
async function demandAnswer({
  payload,
  session,
  db,
  language,
}: Request<{ readonly subject_id: number; readonly answer_id: number }>) {
  const [row] = await selectHistory(db, language).where(
    and(
      eq(answers.id, payload.answer_id),
      eq(questions.subjectId, payload.subject_id),
      isSeen(db, session.account.id, answers.studentId),
    ),
  );
  if (row === undefined) throw absent();
  return row;
}

export const historyDetailHandlers: readonly Handler[] = [
  serve(historyInfo, async (asked) => {
    const { session, db, now, language } = asked;
    const row = await demandAnswer(asked);
    const said = await saidBy(db, session.account.id, row.question.id);
    const [question] = await db
      .select({
        ...{ options: questions.options, hint: questions.hint, analysis: questions.analysis },
        ...{ objective: questions.objective, thought: questions.thought },
        ...{ ability: questions.ability, method: questions.method },
        passage: passageColumns,
      })
      .from(questions)
      .leftJoin(passages, isPassageOf)
      .where(eq(questions.id, row.question.id));
    if (question === undefined) throw absent();
    const words = answerWords(language, row.question.type);
    return {
      ...historyRowOf(row, language),
      grade: row.student.grade,
      ...question,
      respondents: sum(said.map(({ count }) => count)),
      right_count: sum(said.filter(({ is_right: isRight }) => isRight).map(({ count }) => count)),
      said: said.map((one) => ({ ...one, answer: words(one.answer) })),
      as_of: toMoment(now),
    };
  }),

  serve(boardImage, async (asked) => {
    const { given } = await demandAnswer(asked);
    const [board] = await asked.db
      .select({ image: boardImages.image })
      .from(boardImages)
      .where(eq(boardImages.answerId, given.id));
    return { image: board?.image ?? null };
  }),

  serve(aiReasons, async (asked) => {
    const row = await demandAnswer(asked);
    const { outcome, cause, student_id } = historyRowOf(row, asked.language);
    const { seconds, hintsViewed } = row.given;
    const isWrong = outcome === 'wrong';
    const { difficulty } = row.question;
    const reasons = supposedReasons({ isWrong, seconds, hintsViewed, difficulty });
    return { student_id, is_wrong: isWrong, reasons, cause, as_of: toMoment(asked.now) };
  }),

  serve(setErrorCause, async ({ payload, session, db, now }) => {
    const { answer_ids: ids, cause, subject_id: subjectId } = payload;
    const accountId = session.account.id;
    const found = await wrongAmong(db, accountId, subjectId, ids);
    if (found.length !== ids.length) throw absent();
    const wrong = found.filter(({ isRight, skip }) => !isRight && skip === null);
    const wrongIds = wrong.map(({ id }) => id);
    if (wrongIds.length > 0) {
      await db.delete(errorCauses).where(inArray(errorCauses.answerId, wrongIds));
      if (cause !== 'none') {
        await db
          .insert(errorCauses)
          .values(wrongIds.map((answerId) => ({ answerId, cause, accountId, setAt: now })));
      }
      for (const { studentId } of wrong) {
        await tellSeers(db, [studentId], { type: 'student.changed', student_id: studentId });
      }
    }
    const refused = ids.filter((id) => !wrongIds.includes(id));
    return { refused, cause: cause === 'none' ? null : cause };
  }),
];
