import { and, type AnyColumn, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { homeworkHistory } from '../../src/contract/homework';
import { startOfDay } from '../../src/domain/businessTime';
import { pastStatuses } from '../../src/domain/homework';
import { countWhere } from '../counting';
import { homework, homeworkPersons } from '../db/tables';
import { listed, pageOf } from '../page';
import { type Handler, serve } from '../serve';
import { demandSeen, namedStudentOf } from '../students/seen';
import { isCalled, isOfKind } from './filters';
import { personRowOf, selectPersons } from './personRow';
import { settle } from './settle';

const number = (value: string | null) => (value === null ? null : Number(value));
const standsSo = (status: string) => countWhere(sql`${homeworkPersons.status} = ${status}`);

export const historyHandlers: readonly Handler[] = [
  serve(homeworkHistory, async ({ payload, session, ...situation }) => {
    const { student_id: studentId, subject_id, type, keyword, status, days } = payload;
    await demandSeen(situation.db, session.account.id, [studentId]);
    await settle(situation);
    const { db, now, language } = situation;
    const isPast = and(
      eq(homeworkPersons.studentId, studentId),
      isOfKind({ subject_id, type }),
      isCalled(keyword),
      inArray(homeworkPersons.status, [...pastStatuses]),
      days === undefined ? undefined : gte(homework.arrangedAt, startOfDay(now, 1 - Number(days))),
    );
    const isChosen = status === undefined ? undefined : eq(homeworkPersons.status, status);
    // The means are those of what is listed; the counts are those of each status.
    const mean = (figure: AnyColumn) =>
      sql<string | null>`avg(${figure}) filter (where ${isChosen ?? sql`true`})`;
    const [sums] = await db
      .select({
        ...{ corrected: standsSo('corrected'), completed: standsSo('completed') },
        expired: standsSo('expired'),
        ...{ score: mean(homeworkPersons.score), accuracy: mean(homeworkPersons.accuracy) },
      })
      .from(homeworkPersons)
      .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
      .where(isPast);
    const page = await pageOf(
      selectPersons(db, language)
        .where(and(isPast, isChosen))
        .orderBy(desc(homework.arrangedAt), desc(homeworkPersons.id)),
      payload,
    );
    const { corrected = 0, completed = 0, expired = 0, score = null, accuracy = null } = sums ?? {};
    return {
      ...listed(page, personRowOf, now),
      student: await namedStudentOf(db, studentId),
      ...{ counts: { corrected, completed, expired } },
      average_score: number(score),
      average_accuracy: number(accuracy),
    };
  }),
];
