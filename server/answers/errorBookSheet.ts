import { and, desc, eq } from 'drizzle-orm';
import { errorBookSheet } from '../../src/contract/answers';
import { questionTypes, wrongQuestionStatuses } from '../../src/domain/answers';
import { toMoment } from '../../src/domain/businessTime';
import { longestSheet, triesOf } from '../../src/domain/errorBookSheet';
import { passages, points, questions, wrongQuestions } from '../db/tables';
import { pointName } from '../pointName';
import { type Handler, serve } from '../serve';
import { demandSeen, namedStudentOf } from '../students/seen';
import { answerWords } from './answerWords';
import { isWaiting } from './errorBook';
import { oneOf } from './historyRows';
import { isPassageOf, passageColumns } from './passage';
import { lastCause, wrongAnswersOf } from './lastCause';

export const errorBookSheetHandlers: readonly Handler[] = [
  serve(errorBookSheet, async ({ payload, session, db, now, language }) => {
    const { student_id: studentId, subject_id: subjectId, tries: least } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    const open = await db
      .select({
        question: questions,
        passage: passageColumns,
        pointName: pointName(language),
        status: wrongQuestions.status,
      })
      .from(wrongQuestions)
      .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
      .innerJoin(points, eq(points.id, questions.pointId))
      .leftJoin(passages, isPassageOf)
      .where(
        and(eq(wrongQuestions.studentId, studentId), eq(questions.subjectId, subjectId), isWaiting),
      )
      .orderBy(desc(wrongQuestions.wrongAt), desc(questions.id));
    const ids = open.map(({ question }) => question.id);
    const wrong = await wrongAnswersOf(db, studentId, ids);
    const list = open.map(({ question, passage, pointName: point, status }) => {
      const given = wrong.filter(({ answer }) => answer.questionId === question.id);
      const words = answerWords(language, question.type);
      return {
        ...{ question_id: question.id, type: oneOf(questionTypes, question.type) },
        ...{ stem: question.stem, options: question.options, passage },
        right_answer: question.answer.map((part) => words(part)),
        is_deleted: question.deletedAt !== null,
        ...{ analysis: question.analysis, point_id: question.pointId, point_name: point },
        cause: lastCause(question, wrong),
        // A question of the book was got wrong once at least, even where its answers are gone.
        tries: Math.max(1, triesOf(given.map(({ answer }) => answer.submittedAt))),
        status: oneOf(wrongQuestionStatuses, status),
      };
    });
    const meant = list.filter(({ tries }) => tries >= Number(least));
    return {
      student: await namedStudentOf(db, studentId),
      as_of: toMoment(now),
      total: meant.length,
      list: meant.slice(0, longestSheet),
    };
  }),
];
