import { and, desc, eq, gte, sql } from 'drizzle-orm';
import {
  foundationQuotas,
  foundationRecord,
  modeRecords,
  restartFoundation,
  switchFoundationMode,
} from '../../src/contract/foundation';
import { startOfDay, toMoment } from '../../src/domain/businessTime';
import {
  type Mode,
  type SwitchRule,
  switchRecordDays,
  switchRuleOf,
} from '../../src/domain/foundation';
import type { Queries } from '../db/database';
import { accounts, modeSwitches } from '../db/tables';
import { remindersToday } from '../home/reminders';
import { type Handler, serve } from '../serve';
import { demandSeen } from '../students/seen';
import { demandThawed, shownFreezes } from '../supervision/freeze';
import { lockQuotas, quotasOf } from './quota';
import {
  findFoundation,
  happenTo,
  isSupervisedBy,
  lockFoundation,
  type StoredFoundation,
} from './standing';

/** The quotas of a student's grade in the school. */
async function gradeQuotas(db: Queries, { schoolId, grade }: StoredFoundation, now: Date) {
  const quotas = await quotasOf(db, { schoolId, grade }, now);
  return quotas.map(({ grade: _, ...quota }) => quota);
}

export const modeHandlers: readonly Handler[] = [
  serve(foundationRecord, async ({ payload, session, db, now }) => {
    const supervised = await isSupervisedBy(db, session.account.id, payload.student_id);
    const found = await findFoundation(db, payload.student_id);
    const asked = { studentIds: [payload.student_id], subjectId: payload.subject_id };
    const reminderOf = await remindersToday(db, asked, now);
    const { status, statusSince, mode, nextMode, round, level, progress, grade } = found;
    return {
      ...{ status, mode, round, level, progress, grade },
      next_mode: nextMode,
      status_since: statusSince === null ? null : toMoment(statusSince),
      freezes: await shownFreezes(db, session.account, payload.student_id, now),
      is_supervised: supervised,
      reminded: reminderOf({ studentId: payload.student_id, reason: 'restartWaiting' }),
      quotas: await gradeQuotas(db, found, now),
      as_of: toMoment(now),
    };
  }),

  serve(restartFoundation, async ({ payload, session, db, now }) => {
    const { student_id: studentId } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    await lockFoundation(db, studentId);
    const isSupervised = await isSupervisedBy(db, session.account.id, studentId);
    await demandThawed(db, studentId, 'foundationRestart');
    const { status } = await happenTo(
      db,
      { studentId, isSupervised },
      { type: 'restart.assigned' },
      { now },
    );
    return { status };
  }),

  serve(foundationQuotas, async ({ session, db, now }) => ({
    list: await quotasOf(db, { schoolId: session.account.schoolId }, now),
    as_of: toMoment(now),
  })),

  serve(switchFoundationMode, async ({ payload, session, db, now }) => {
    const { student_id: studentId, mode } = payload;
    const { id: accountId } = session.account;
    await demandSeen(db, accountId, [studentId]);
    const { schoolId } = await findFoundation(db, studentId);
    await lockQuotas(db, schoolId);
    const found = await lockFoundation(db, studentId);
    await demandThawed(db, studentId, 'foundationMode');
    const wanted = { mode, quotas: await gradeQuotas(db, found, now) };
    const rule = switchRuleOf(found.mode, mode);
    const { status } = await happenTo(
      db,
      { studentId, wanted },
      { type: 'mode.switched', mode, rule },
      { now },
    );
    await db
      .insert(modeSwitches)
      .values({ studentId, accountId, fromMode: found.mode, toMode: mode, rule, at: now });
    return { status, rule };
  }),

  serve(modeRecords, async ({ payload, session, db, now }) => {
    const { student_id: studentId } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    const { nextMode } = await findFoundation(db, studentId);
    const since = startOfDay(now, -switchRecordDays);
    const rows = await db
      .select({
        from_mode: sql<Mode>`${modeSwitches.fromMode}`,
        to_mode: sql<Mode>`${modeSwitches.toMode}`,
        rule: sql<SwitchRule>`${modeSwitches.rule}`,
        at: modeSwitches.at,
        by: accounts.realName,
      })
      .from(modeSwitches)
      .innerJoin(accounts, eq(accounts.id, modeSwitches.accountId))
      .where(and(eq(modeSwitches.studentId, studentId), gte(modeSwitches.at, since)))
      .orderBy(desc(modeSwitches.at), desc(modeSwitches.id));
    // The switch that is under way is on record once the student has been graded [FMD-10].
    const made = nextMode === null ? rows : rows.slice(1);
    return {
      list: made.map((row) => ({ ...row, at: toMoment(row.at) })),
      as_of: toMoment(now),
    };
  }),
];
