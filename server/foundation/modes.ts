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
  hasQuotaLeft,
  isModeOfGrade,
  type Mode,
  modeGrades,
  type SwitchRule,
  switchRecordDays,
  switchRuleOf,
} from '../../src/domain/foundation';
import { accounts, modeSwitches } from '../db/tables';
import { Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandSeen } from '../students/seen';
import { demandThawed, freezesOf } from '../supervision/freeze';
import { type GradeQuota, lockQuotas, quotasOf } from './quota';
import {
  findFoundation,
  happenTo,
  isSupervisedBy,
  lockFoundation,
  type StoredFoundation,
} from './standing';

/** Refuses a mode that the student can't have, with the rule that says so [FMD-02, FMD-03]. */
function demandMode(
  { mode: current, grade }: StoredFoundation,
  mode: Mode,
  quotas: readonly GradeQuota[],
): void {
  if (mode === current) throw new Refusal('conflict', 'foundation.sameMode');
  if (!isModeOfGrade(mode, grade)) {
    const values = { mode, ...modeGrades[mode] };
    throw new Refusal('conflict', { key: 'foundation.modeNotForGrade', values }, values);
  }
  const quota = quotas.find((one) => one.mode === mode && one.grade === grade);
  if (quota === undefined) return;
  const { limit, allocated_count: allocated } = quota;
  if (hasQuotaLeft({ limit, allocated })) return;
  const values = { mode, limit, allocated };
  throw new Refusal('conflict', { key: 'foundation.modeQuotaUsed', values }, values);
}

export const modeHandlers: readonly Handler[] = [
  serve(foundationRecord, async ({ payload, session, db, now }) => {
    const supervised = await isSupervisedBy(db, session.account.id, payload.student_id);
    const found = await findFoundation(db, payload.student_id);
    const quotas = await quotasOf(db, found.schoolId, now);
    const { status, statusSince, mode, nextMode, round, level, progress, grade } = found;
    const freezes = await freezesOf(db, payload.student_id);
    return {
      ...{ status, mode, round, level, progress, grade },
      next_mode: nextMode,
      status_since: statusSince === null ? null : toMoment(statusSince),
      freezes: freezes.map(({ reason, since }) => ({ reason, since: toMoment(since) })),
      is_supervised: supervised,
      quotas: quotas
        .filter((quota) => quota.grade === grade)
        .map(({ mode: of, limit, allocated_count }) => ({ mode: of, limit, allocated_count })),
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
    list: await quotasOf(db, session.account.schoolId, now),
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
    if (found.status === 'active') demandMode(found, mode, await quotasOf(db, schoolId, now));
    const rule = switchRuleOf(found.mode, mode);
    const { status } = await happenTo(
      db,
      { studentId },
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
    return {
      list: rows.map((row) => ({ ...row, at: toMoment(row.at) })),
      as_of: toMoment(now),
    };
  }),
];
