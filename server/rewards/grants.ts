import { and, desc, eq, gte, type SQL } from 'drizzle-orm';
import { studentRewardList, teacherRewardList } from '../../src/contract/rewards';
import { startOfDay, toMoment } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import { accounts, props, purses, students, transfers } from '../db/tables';
import { namesStudent } from '../keyword';
import { listed, pageOf, type Paging, total } from '../page';
import { type Handler, type Request, serve } from '../serve';
import { demandSeen } from '../students/seen';
import type { Language } from '../words';
import { propAsset, propName } from './props';

/** The grants of props that fit, newest first; who gave one is its source [ENTITY-029]. */
function selectGrants(db: Queries, which: SQL | undefined, language: Language) {
  return db
    .select({
      grant_id: transfers.id,
      prop_id: props.id,
      prop_name: propName(language),
      count: transfers.amount,
      message: transfers.remark,
      source: accounts.realName,
      student_id: students.id,
      student_name: students.name,
      username: students.username,
      at: transfers.at,
      total,
    })
    .from(transfers)
    .innerJoin(purses, eq(purses.id, transfers.toId))
    .innerJoin(students, eq(students.id, purses.studentId))
    .innerJoin(props, eq(transfers.asset, propAsset))
    .innerJoin(accounts, eq(accounts.id, transfers.operatorId))
    .where(and(eq(transfers.kind, 'propGrant'), which))
    .orderBy(desc(transfers.at), desc(transfers.id));
}

async function grantsOf(which: SQL | undefined, { payload, db, now, language }: Request<Paging>) {
  const found = await pageOf(selectGrants(db, which, language), payload);
  return listed(found, ({ total: _, at, ...row }) => ({ ...row, at: toMoment(at) }), now);
}

export const grantHandlers: readonly Handler[] = [
  serve(teacherRewardList, async (request) => {
    const { payload, session, db, now } = request;
    const { student_id: studentId, days, keyword } = payload;
    if (studentId !== undefined) await demandSeen(db, session.account.id, [studentId]);
    const which = and(
      studentId === undefined
        ? eq(transfers.operatorId, session.account.id)
        : eq(purses.studentId, studentId),
      days === undefined ? undefined : gte(transfers.at, startOfDay(now, 1 - Number(days))),
      namesStudent(keyword),
    );
    return grantsOf(which, request);
  }),

  serve(studentRewardList, async (request) => {
    const { student_id: studentId } = request.payload;
    await demandSeen(request.db, request.session.account.id, [studentId]);
    return grantsOf(eq(purses.studentId, studentId), request);
  }),
];
