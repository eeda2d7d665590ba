import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { checkGrayTest, getSchoolRule, getSwitches } from '../../src/contract/shell';
import { businessDay } from '../../src/domain/businessTime';
import { switches } from '../../src/domain/shell';
import { schoolFeatures, schoolRules } from '../db/tables';
import { type Handler, serve } from '../serve';

export const featureHandlers: readonly Handler[] = [
  serve(checkGrayTest, async ({ payload, session, db }) => {
    const open = await db
      .select({ schoolId: schoolFeatures.schoolId })
      .from(schoolFeatures)
      .where(
        and(
          eq(schoolFeatures.schoolId, session.school.id),
          eq(schoolFeatures.feature, payload.code),
        ),
      );
    return { list: open.map(({ schoolId }) => schoolId) };
  }),

  serve(getSwitches, async ({ session, db }) => {
    const on = await db
      .select({ feature: schoolFeatures.feature })
      .from(schoolFeatures)
      .where(
        and(
          eq(schoolFeatures.schoolId, session.school.id),
          inArray(schoolFeatures.feature, [...switches]),
        ),
      );
    return { list: switches.filter((name) => on.some(({ feature }) => feature === name)) };
  }),

  serve(getSchoolRule, async ({ payload, session, db, now }) => {
    const rules = await db
      .select({
        format_start_date: schoolRules.startsOn,
        format_end_date: schoolRules.endsOn,
      })
      .from(schoolRules)
      .where(
        and(
          eq(schoolRules.schoolId, session.school.id),
          eq(schoolRules.type, payload.rule_type),
          gte(schoolRules.endsOn, businessDay(now)),
        ),
      )
      .orderBy(asc(schoolRules.startsOn), asc(schoolRules.id));
    return { rules };
  }),
];
