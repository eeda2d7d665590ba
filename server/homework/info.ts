import { and, asc, eq, exists, gte, lte } from 'drizzle-orm';
import { homeworkInfo } from '../../src/contract/homework';
import { toMoment } from '../../src/domain/businessTime';
import { writtenTypes } from '../../src/domain/grading';
import type { HomeworkPersonRow } from '../../src/domain/homework';
import { answerWords } from '../answers/answerWords';
import type { Queries } from '../db/database';
import {
  accounts,
  answers,
  cardPoints,
  corrections,
  gradings,
  homework,
  homeworkPersons,
  questions,
} from '../db/tables';
import { type Handler, serve } from '../serve';
import type { Language } from '../words';
import { personOf } from './find';
import { settle } from './settle';

/** The composition that was handed in, with what was to be written. */
async function essayOf(db: Queries, { person_id, essay_title }: HomeworkPersonRow) {
  const [person] = await db
    .select({ text: homeworkPersons.essay, prompt: homework.essayPrompt })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .where(eq(homeworkPersons.id, person_id));
  const text = person?.text ?? null;
  if (text === null) return null;
  return { title: essay_title ?? '', prompt: person?.prompt ?? '', text };
}

async function correctionOf(db: Queries, personId: number, askedBy: number) {
  const [row] = await db
    .select({ correction: corrections, by: accounts.realName })
    .from(corrections)
    .innerJoin(accounts, eq(accounts.id, corrections.accountId))
    .where(eq(corrections.personId, personId));
  if (row === undefined) return null;
  const { rating, tags, comment, categoryComments, annotations, correctedAt } = row.correction;
  return {
    rating,
    tags,
    comment,
    category_comments: categoryComments,
    annotations,
    corrected_at: toMoment(correctedAt),
    corrected_by: row.by,
    is_own: row.correction.accountId === askedBy,
  };
}

/** The student's answers to homework of the card's points, from its arranging until it was completed. */
async function answersOf(db: Queries, personId: number, now: Date, language: Language) {
  const [person] = await db
    .select({
      studentId: homeworkPersons.studentId,
      completedAt: homeworkPersons.completedAt,
      arrangedAt: homework.arrangedAt,
      cardId: homework.cardId,
    })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .where(and(eq(homeworkPersons.id, personId), eq(homework.type, 'adaptive')));
  if (person === undefined) return [];
  const point = db
    .select({ id: cardPoints.pointId })
    .from(cardPoints)
    .where(and(eq(cardPoints.cardId, person.cardId), eq(cardPoints.pointId, questions.pointId)));
  const rows = await db
    .select({
      id: answers.id,
      stem: questions.stem,
      answer: answers.answer,
      right: questions.answer,
      isRight: answers.isRight,
      seconds: answers.seconds,
      type: questions.type,
      gradedAt: gradings.gradedAt,
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .leftJoin(gradings, eq(gradings.answerId, answers.id))
    .where(
      and(
        eq(answers.studentId, person.studentId),
        eq(answers.module, 'homework'),
        gte(answers.submittedAt, person.arrangedAt),
        lte(answers.submittedAt, person.completedAt ?? now),
        exists(point),
      ),
    )
    .orderBy(asc(answers.submittedAt), asc(answers.id));
  return rows.map((row) => ({
    answer_id: row.id,
    stem: row.stem,
    answer: answerWords(language, row.type)(row.answer),
    right_answer: answerWords(language, row.type)(...row.right),
    is_right: row.isRight,
    seconds: row.seconds,
    is_graded: writtenTypes.includes(row.type) && row.answer !== '' ? row.gradedAt !== null : null,
  }));
}

export const infoHandlers: readonly Handler[] = [
  serve(homeworkInfo, async ({ payload, session, ...situation }) => {
    await settle(situation);
    const { db, now, language } = situation;
    const wanted = {
      id: payload.person_id,
      subjectId: payload.subject_id,
      accountId: session.account.id,
    };
    const person = await personOf(db, wanted, language);
    const [essay, correction, given] = await Promise.all([
      essayOf(db, person),
      correctionOf(db, wanted.id, wanted.accountId),
      answersOf(db, wanted.id, now, language),
    ]);
    return { person, essay, correction, answers: given };
  }),
];
