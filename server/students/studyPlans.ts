import { desc, eq, inArray } from 'drizzle-orm';
import { toMoment } from '../../src/domain/businessTime';
import { type StudyPlan, weekdays } from '../../src/domain/studyPlan';
import type { Queries } from '../db/database';
import { accounts, studyPlans } from '../db/tables';

/** The plans of some students, newest first. */
export async function plansOf(db: Queries, studentIds: readonly number[]) {
  if (studentIds.length === 0) return [];
  const rows = await db
    .select({
      ...{ studentId: studyPlans.studentId, revision: studyPlans.id, minutes: studyPlans.minutes },
      ...{ questions: studyPlans.questions, weekdays: studyPlans.weekdays },
      ...{ until: studyPlans.until, note: studyPlans.note },
      ...{ by: accounts.realName, at: studyPlans.at },
    })
    .from(studyPlans)
    .innerJoin(accounts, eq(accounts.id, studyPlans.accountId))
    .where(inArray(studyPlans.studentId, [...studentIds]))
    .orderBy(desc(studyPlans.id));
  return rows.map(({ studentId, weekdays: kept, at, ...plan }) => ({
    studentId,
    plan: {
      ...plan,
      weekdays: weekdays.filter((weekday) => kept.split(',').includes(weekday)),
      at: toMoment(at),
    } satisfies StudyPlan,
  }));
}
