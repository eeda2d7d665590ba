import { and, asc, eq } from 'drizzle-orm';
import { homeworkInfo } from '../../src/contract/homework';
import { toMoment } from '../../src/domain/businessTime';
import { isWrittenType } from '../../src/domain/grading';
import type { HomeworkPersonRow } from '../../src/domain/homework';
import { answerWords } from '../answers/answerWords';
import { isPassageOf, passageColumns } from '../answers/passage';
import type { Queries } from '../db/database';
import {
  accounts,
  answers,
  corrections,
  gradings,
  homework,
  homeworkPersons,
  passages,
  questions,
} from '../db/tables';
import { type Handler, serve } from '../serve';
import type { Language } from '../words';
import { personOf } from './find';
import { isGivenTo } from './givenTo';
import { settle } from './settle';
import { withdrawnBy } from './withdrawnBy';

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

/** The answers that a student has given to adaptive homework. */
async function answersOf(db: Queries, personId: number, now: Date, language: Language) {
  const rows = await db
    .select({
      id: answers.id,
      stem: questions.stem,
      options: questions.options,
      passage: passageColumns,
      answer: answers.answer,
      right: questions.answer,
      isRight: answers.isRight,
      seconds: answers.seconds,
      type: questions.type,
      gradedAt: gradings.gradedAt,
    })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .innerJoin(answers, eq(answers.studentId, homeworkPersons.studentId))
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .leftJoin(passages, isPassageOf)
    .leftJoin(gradings, eq(gradings.answerId, answers.id))
    .where(and(eq(homeworkPersons.id, personId), isGivenTo(db, now)))
    .orderBy(asc(answers.submittedAt), asc(answers.id));
  return rows.map((row) => ({
    answer_id: row.id,
    stem: row.stem,
    options: row.options,
    passage: row.passage,
    answer: answerWords(language, row.type)(row.answer),
    right_answer: answerWords(language, row.type)(...row.right),
    is_right: row.isRight,
    seconds: row.seconds,
    is_graded: isWrittenType(row.type) && row.answer !== '' ? row.gradedAt !== null : null,
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
    const [essay, correction, withdrawn, given] = await Promise.all([
      essayOf(db, person),
      correctionOf(db, wanted.id, wanted.accountId),
      withdrawnBy(db, person.homework_id),
      answersOf(db, wanted.id, now, language),
    ]);
    return { person, essay, correction, withdrawn, answers: given };
  }),
];
