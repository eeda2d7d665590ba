import { wholePercent } from '../../../src/domain/number';
import type { answers } from '../../db/tables';
import { questions } from '../content/questions';
import type { Question, Student } from '../content/types';
import { lessonOfAnswer } from '../lessonOfAnswer';
import type { Random } from '../random';
import { answerOf } from '../season';

type AnswerRow = typeof answers.$inferInsert;

/** How a student worked through adaptive homework; accuracy and score are counted from the answers. */
export interface Work {
  readonly answers: readonly AnswerRow[];
  readonly completedAt: Date;
  /** 0 to 1. */
  readonly accuracy: number;
  /** 0 to 100. */
  readonly score: number;
}

/** The most questions of one homework, and how often it comes back to what was answered wrong. */
const mostQuestions = 8;
const rounds = 3;

const isWritten = ({ type }: Question) => type === 'essay' || type === 'subjective';

/** The questions of some points that need nobody to grade them. */
export function questionsOn(pointIds: readonly number[]): Question[] {
  return questions.filter(
    (question) => pointIds.includes(question.pointId) && !isWritten(question),
  );
}

/**
 * Lets a student work through adaptive homework on some points, from a moment on, until every question was
 * answered right or tried three times; null when not even one answer was given by `until`.
 */
export function workThrough(
  student: Student,
  pointIds: readonly number[],
  { from, until }: { from: Date; until: Date },
  random: Random,
): Work | null {
  const given: AnswerRow[] = [];
  let at = from.getTime();
  let left = questionsOn(pointIds).slice(0, mostQuestions);
  for (let round = 1; round <= rounds; round += 1) {
    const again: Question[] = [];
    for (const question of left) {
      const answer = answerOf(student, question, new Date(at), round, random);
      at += answer.seconds * 1000;
      if (at > until.getTime()) break;
      const lessonId = lessonOfAnswer(student, question, 'homework');
      given.push({ ...answer, module: 'homework', lessonId, submittedAt: new Date(at) });
      if (!answer.isRight) again.push(question);
      at += random.whole(5, 30) * 1000;
    }
    left = again;
  }
  return summaryOf(given);
}

function summaryOf(given: readonly AnswerRow[]): Work | null {
  const last = given.at(-1);
  if (last === undefined) return null;
  const share = given.filter(({ isRight }) => isRight).length / given.length;
  return {
    answers: given,
    completedAt: last.submittedAt,
    accuracy: share,
    score: wholePercent(share),
  };
}
