import { and, asc, count, eq, gte, lte, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { businessDay, dayLength, startOfDay, toMoment } from '../../src/domain/businessTime';
import {
  aiScoreOf,
  dialogueDays,
  type DialogueEffect,
  effectDays,
  repeatedFrom,
  type RepeatedPoint,
  type Studied,
} from '../../src/domain/dialogues';
import { countedTries } from '../../src/domain/errorBookSheet';
import { rightIfAnswered } from '../answered';
import type { Queries } from '../db/database';
import { answers, points, questions } from '../db/tables';
import { grouped } from '../grouped';
import { studyDays } from '../home/studyWeek';
import { pointName } from '../pointName';
import type { Language } from '../words';

interface Of {
  readonly studentId: number;
  readonly subjectId: number;
  readonly now: Date;
}

/** The answers of one student in a subject on the last days. */
const isMeant = ({ studentId, subjectId, now }: Of, days: number): SQL | undefined =>
  and(
    eq(answers.studentId, studentId),
    eq(questions.subjectId, subjectId),
    gte(answers.submittedAt, startOfDay(now, 1 - days)),
    lte(answers.submittedAt, now),
    sql`${rightIfAnswered} is not null`,
  );

/** The AI's score of a student by the answers of the subject in the seven business days up to a moment. */
export async function aiScoreAt(db: Queries, of: Of): Promise<number | null> {
  const [row] = await db
    .select({
      answers: count(),
      right: sql<number>`count(*) filter (where ${answers.isRight})`.mapWith(Number),
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(isMeant(of, effectDays));
  return aiScoreOf(row ?? nothing);
}

const nothing: Studied = { answers: 0, right: 0, effective_seconds: 0, study_days: 0 };
const sum = (list: readonly Studied[]): Studied =>
  list.reduce(
    (all, one) => ({
      answers: all.answers + one.answers,
      right: all.right + one.right,
      effective_seconds: all.effective_seconds + one.effective_seconds,
      study_days: all.study_days + one.study_days,
    }),
    nothing,
  );

/** What a student did on each business day: answers of the subject, effective time of all subjects, which belongs to none. */
async function studiedByDay(db: Queries, of: Of): Promise<ReadonlyMap<string, Studied>> {
  const days = dialogueDays + effectDays;
  const given = await db
    .select({ isRight: answers.isRight, at: answers.submittedAt })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(isMeant(of, days));
  const byDay = grouped(given, ({ at }) => businessDay(at));
  const whose = (studentId: SQLWrapper) => eq(sql`${studentId}`, of.studentId);
  const study = await studyDays(db, { whose, days, now: of.now });
  return new Map(
    study.map(({ day, effective_seconds, active_count: active }) => {
      const own = byDay.get(day) ?? [];
      const right = own.filter(({ isRight }) => isRight).length;
      return [day, { answers: own.length, right, effective_seconds, study_days: active }];
    }),
  );
}

/** What the days before and after each dialogue were like, and those of all whose days have passed together [SCREEN-144]. */
export async function effectsOf(
  db: Queries,
  of: Of,
  held: readonly { readonly id: number; readonly startedAt: Date }[],
) {
  const byDay = await studiedByDay(db, of);
  const today = startOfDay(of.now).getTime();
  const effects = held.map(({ id, startedAt }): DialogueEffect => {
    const at = (offset: number) => byDay.get(businessDay(startOfDay(startedAt, offset))) ?? nothing;
    const passed = Math.round((today - startOfDay(startedAt).getTime()) / dayLength);
    // Today is not over, so it is not compared.
    const days_after = Math.max(0, Math.min(effectDays, passed - 1));
    const span = (from: number, count: number) =>
      sum(Array.from({ length: count }, (_, index) => at(from + index)));
    return {
      ...{
        dialogue_id: id,
        started_at: toMoment(startedAt),
        day: businessDay(startedAt),
        days_after,
      },
      ...{ before: span(-effectDays, effectDays), after: span(1, days_after) },
    };
  });
  const whole = effects.filter(({ days_after }) => days_after === effectDays);
  return {
    effects,
    before: sum(whole.map(({ before }) => before)),
    after: sum(whole.map(({ after }) => after)),
  };
}

/** The points that were got wrong repeatedly, the most often and then the latest first [SCREEN-143, CONST-024]. */
export async function repeatedPoints(
  db: Queries,
  of: Of,
  language: Language,
): Promise<RepeatedPoint[]> {
  const rows = await db
    .select({
      ...{ id: answers.id, at: answers.submittedAt, isRight: answers.isRight },
      ...{ questionId: questions.id, pointId: points.id, name: pointName(language) },
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(points, eq(points.id, questions.pointId))
    .where(isMeant(of, dialogueDays))
    .orderBy(asc(answers.submittedAt), asc(answers.id));
  const found = [...grouped(rows, ({ pointId }) => pointId).values()].flatMap((own) => {
    const wrong = own.filter(({ isRight }) => !isRight);
    const [first, last] = [own[0], wrong.at(-1)];
    const byQuestion = [...grouped(wrong, ({ questionId }) => questionId).values()];
    const tries = byQuestion.flatMap((answered) => countedTries(answered));
    if (first === undefined || last === undefined || tries.length < repeatedFrom) return [];
    return [
      {
        ...{ point_id: first.pointId, point_name: first.name, wrong_count: tries.length },
        question_count: new Set(own.map(({ questionId }) => questionId)).size,
        last_wrong_at: toMoment(last.at),
        wrong_answer_ids: tries.map(({ id }) => id),
      },
    ];
  });
  return found.toSorted(
    (one, other) =>
      other.wrong_count - one.wrong_count || other.last_wrong_at.localeCompare(one.last_wrong_at),
  );
}
