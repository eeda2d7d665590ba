import { and, eq, type SQLWrapper } from 'drizzle-orm';
import { customizeStudent, studentCustomization } from '../../src/contract/student';
import { brokenRules } from '../../src/domain/brokenRule';
import { businessDay, toMoment } from '../../src/domain/businessTime';
import { wholeMinutes } from '../../src/domain/number';
import { goalsOn, isInForce, planDays, planForm, weekdays } from '../../src/domain/studyPlan';
import type { Queries } from '../db/database';
import { listings, studyPlans } from '../db/tables';
import { studyDays } from '../home/studyWeek';
import { Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandThawed, shownFreezes } from '../supervision/freeze';
import { demandSeen, lockStudent, tellOfStudent } from './seen';
import { plansOf } from './studyPlans';

/** How the account lists a student: who is not supervised has no plan [ROLE-060]. */
async function demandSupervised(db: Queries, accountId: number, studentId: number) {
  const [listing] = await db
    .select({ kind: listings.kind })
    .from(listings)
    .where(and(eq(listings.accountId, accountId), eq(listings.studentId, studentId)));
  if (listing?.kind === 'nonSupervised')
    throw new Refusal('forbidden', 'customization.notSupervised');
}

export const customizationHandlers: readonly Handler[] = [
  serve(studentCustomization, async ({ payload, session, db, now }) => {
    const { student_id: studentId } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    await demandSupervised(db, session.account.id, studentId);
    const history = (await plansOf(db, [studentId])).map(({ plan }) => plan);
    const [latest = null] = history;
    const isHeld = latest !== null && isInForce(latest, businessDay(now));
    const whose = (id: SQLWrapper) => eq(id, studentId);
    const days = await studyDays(db, { whose, days: planDays, now });
    return {
      ...{ plan: latest, is_in_force: isHeld, history },
      days: days.map(({ day, effective_seconds: seconds, answer_count: questions }) => {
        const goals = goalsOn(history, day);
        return {
          ...{ day, minutes: wholeMinutes(seconds), questions, is_over: day < businessDay(now) },
          ...{ goal_minutes: goals?.minutes ?? 0, goal_questions: goals?.questions ?? 0 },
        };
      }),
      freezes: await shownFreezes(db, session.account, studentId, now),
      as_of: toMoment(now),
    };
  }),

  serve(customizeStudent, async ({ payload, session, db, now }) => {
    const { student_id: studentId, revision, minutes, questions, note, until = null } = payload;
    const { id: accountId } = session.account;
    await demandSeen(db, accountId, [studentId]);
    await demandSupervised(db, accountId, studentId);
    await demandThawed(db, studentId, 'customization');
    const typed = {
      ...{ minutes: String(minutes), questions: String(questions) },
      ...{ weekdays: payload.weekdays, until: until ?? '', note },
    };
    const { error } = planForm(businessDay(now)).safeParse(typed);
    if (error !== undefined) {
      throw new Refusal('badPayload', 'badPayload', { issues: brokenRules(error) });
    }
    await lockStudent(db, studentId);
    const [latest] = await plansOf(db, [studentId]);
    if (latest !== undefined && latest.plan.revision !== revision) {
      const { by, at } = latest.plan;
      const values = { name: by, time: at.slice(0, 16).replace('T', ' ') };
      throw new Refusal('conflict', { key: 'customization.changedBefore', values }, { by, at });
    }
    const kept = weekdays.filter((weekday) => payload.weekdays.includes(weekday)).join(',');
    await db.insert(studyPlans).values({
      ...{ studentId, accountId, minutes, questions, weekdays: kept, until, note, at: now },
    });
    await tellOfStudent(db, studentId);
    const [stored] = await plansOf(db, [studentId]);
    if (stored === undefined) throw new Error('the plan was just stored');
    return { plan: stored.plan };
  }),
];
