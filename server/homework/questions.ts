import { and, eq, isNull } from 'drizzle-orm';
import { homeworkQuestions } from '../../src/contract/homework';
import {
  answersTo,
  type HomeworkQuestionRow,
  rightShare,
} from '../../src/domain/homeworkQuestions';
import { answerWords } from '../answers/answerWords';
import type { Queries } from '../db/database';
import { answers, homework, homeworkPersons, questions, students } from '../db/tables';
import { grouped } from '../grouped';
import { listed } from '../page';
import { type Handler, serve } from '../serve';
import { isSeen } from '../students/seen';
import type { Language } from '../words';
import { homeworkOf, type Wanted } from './find';
import { isGivenTo } from './givenTo';
import { settle } from './settle';

/** The first answer of each student to each question of an assignment, by the students' names. */
const firstAnswers = (db: Queries, { id, accountId }: Wanted, now: Date) =>
  db
    .selectDistinctOn([answers.questionId, students.pinyin, students.id], {
      ...{ given: answers, question: questions },
      student: { student_id: students.id, name: students.name, username: students.username },
    })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .innerJoin(students, eq(students.id, homeworkPersons.studentId))
    .innerJoin(answers, eq(answers.studentId, students.id))
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(
      and(
        eq(homework.id, id),
        isSeen(db, accountId, students.id),
        isNull(answers.skipReason),
        isGivenTo(db, now),
      ),
    )
    .orderBy(
      ...[answers.questionId, students.pinyin, students.id, answers.submittedAt, answers.id],
    );

type First = Awaited<ReturnType<typeof firstAnswers>>[number];

function rowOf(
  all: readonly First[],
  { question }: First,
  language: Language,
): HomeworkQuestionRow {
  const said = answerWords(language, question.type);
  const seconds = all.reduce((sum, { given }) => sum + given.seconds, 0);
  return {
    question_id: question.id,
    ...{ stem: question.stem, is_deleted: question.deletedAt !== null },
    right_answer: said(...question.answer),
    right_ids: all.filter(({ given }) => given.isRight).map(({ given }) => given.id),
    wrong: all
      .filter(({ given }) => !given.isRight)
      .map(({ given, student }) => ({
        ...{ answer_id: given.id, answer: said(given.answer), ...student },
      })),
    seconds: Math.round(seconds / all.length),
  };
}

/** What rows are sorted by. */
const values = {
  answered: (row: HomeworkQuestionRow) => answersTo(row).length,
  share: (row: HomeworkQuestionRow) => rightShare(row) ?? 0,
  seconds: (row: HomeworkQuestionRow) => row.seconds,
} as const;

export const questionHandlers: readonly Handler[] = [
  serve(
    homeworkQuestions,
    async ({ payload, session, ...situation }) => {
      await settle(situation);
      const { db, now, language } = situation;
      const { sort = 'share', order = 'asc', page, page_size: size } = payload;
      const wanted = {
        ...{ id: payload.homework_id, subjectId: payload.subject_id },
        accountId: session.account.id,
      };
      const homeworkRow = await homeworkOf(db, wanted, language);
      const given = grouped(await firstAnswers(db, wanted, now), ({ question }) => question.id);
      const value = values[sort];
      const rows = [...given.values()]
        .flatMap((all) => all.slice(0, 1).map((one) => rowOf(all, one, language)))
        .toSorted((one, other) =>
          order === 'asc' ? value(one) - value(other) : value(other) - value(one),
        );
      const shown = rows.slice((page - 1) * size, page * size);
      return {
        ...listed({ rows: shown, total: rows.length }, (row) => row, now),
        homework: homeworkRow,
      };
    },
    { needs: 'homeworkManagerPermission' },
  ),
];
