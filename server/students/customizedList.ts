import { and, asc, eq, isNull, ne, type SQLWrapper } from 'drizzle-orm';
import { customizedStudents } from '../../src/contract/student';
import { businessDay, toMoment } from '../../src/domain/businessTime';
import {
  type CustomizedRow,
  comparedWithPlans,
  isInForce,
  planDays,
  type PlanPace,
  planPaces,
} from '../../src/domain/studyPlan';
import type { Queries } from '../db/database';
import { listings, students } from '../db/tables';
import { lastDays, studyByStudent } from '../home/studyWeek';
import { namesStudent } from '../keyword';
import { type Handler, serve } from '../serve';
import { isSeen } from './seen';
import { plansOf } from './studyPlans';

/** The supervised students of an account that are not hidden, by name. */
function selectSupervised(db: Queries, accountId: number, keyword: string | undefined) {
  return db
    .select({
      ...{ student_id: students.id, name: students.name },
      ...{ username: students.username, grade: students.grade },
    })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .where(
      and(
        eq(listings.accountId, accountId),
        ne(listings.kind, 'nonSupervised'),
        isNull(listings.hiddenAt),
        namesStudent(keyword),
      ),
    )
    .orderBy(asc(students.pinyin), asc(students.id));
}

interface Asked {
  readonly accountId: number;
  readonly keyword: string | undefined;
}

/** Everybody's plan and study, whoever is furthest behind first. */
async function listed(db: Queries, { accountId, keyword }: Asked, now: Date) {
  const own = await selectSupervised(db, accountId, keyword);
  const plans = await plansOf(
    db,
    own.map(({ student_id: id }) => id),
  );
  const whose = (id: SQLWrapper) => isSeen(db, accountId, id);
  const study = await studyByStudent(db, { whose, days: planDays, now });
  const today = businessDay(now);
  const days = lastDays(planDays, now);
  const rows = own.map((student): CustomizedRow => {
    const history = plans
      .filter(({ studentId }) => studentId === student.student_id)
      .map((one) => one.plan);
    const [plan] = history;
    const studied = study.filter(({ studentId }) => studentId === student.student_id);
    const compared = comparedWithPlans(history, days, studied);
    const isHeld = plan !== undefined && isInForce(plan, today);
    const goals = isHeld ? compared.goals : null;
    return {
      ...student,
      ...compared.done,
      pace: isHeld ? compared.pace : 'notPlanned',
      goal_minutes: goals?.minutes ?? 0,
      goal_questions: goals?.questions ?? 0,
      until: plan?.until ?? null,
      by: plan?.by ?? null,
      at: plan?.at ?? null,
    };
  });
  return rows.toSorted((one, other) => planPaces.indexOf(one.pace) - planPaces.indexOf(other.pace));
}

export const customizedListHandlers: readonly Handler[] = [
  serve(customizedStudents, async ({ payload, session, db, now }) => {
    const { page, page_size: size, pace, keyword } = payload;
    const found = await listed(db, { accountId: session.account.id, keyword }, now);
    const meant = found.filter((row) => pace === undefined || row.pace === pace);
    const counted = (wanted: PlanPace) => found.filter((row) => row.pace === wanted).length;
    return {
      list: meant.slice((page - 1) * size, page * size),
      ...{ total: meant.length, as_of: toMoment(now) },
      counts: {
        ...{ behind: counted('behind'), near: counted('near') },
        ...{ reached: counted('reached'), notPlanned: counted('notPlanned') },
      },
    };
  }),
];
