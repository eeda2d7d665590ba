import { eq } from 'drizzle-orm';
import { analysisSettings, setAnalysisSettings } from '../../src/contract/scores';
import { businessDay } from '../../src/domain/businessTime';
import { holds } from '../../src/domain/permissions';
import { schoolYearOf, schoolYears } from '../../src/domain/schoolYear';
import type { Queries } from '../db/database';
import { scoreSettings } from '../db/tables';
import { Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import type { Session } from '../session';
import { analystsOf } from '../students/analysts';

const needs = 'operationManagerPermission';
const usual = { year: 0, subjectId: 0, analystId: 0 };

interface At {
  readonly now: Date;
}

/** What the account has set, as far as it can still be chosen, with what it can choose from. */
async function settingsOf(db: Queries, session: Session, { now }: At) {
  const { account } = session;
  const mayChoose = holds(account.permissions, needs);
  const ofAccount = eq(scoreSettings.accountId, account.id);
  const [set = usual] = mayChoose ? await db.select().from(scoreSettings).where(ofAccount) : [];
  const years = schoolYears(businessDay(now));
  const analysts = mayChoose ? await analystsOf(db, account.schoolId) : [];
  return {
    ...{ years, analysts, year: years.includes(set.year) ? set.year : 0 },
    subjectId: account.subjects.includes(set.subjectId) ? set.subjectId : 0,
    analystId: analysts.some(({ id }) => id === set.analystId) ? set.analystId : 0,
  };
}

/** What the account's analyses are of; what it may choose no more counts as usual. */
export async function analysedFor(
  db: Queries,
  session: Session,
  { subjectId, now }: At & { readonly subjectId: number },
) {
  const set = await settingsOf(db, session, { now });
  const { id: ownId } = session.account;
  const analyst = set.analysts.find(({ id }) => id === set.analystId);
  return {
    year: set.year === 0 ? schoolYearOf(businessDay(now)) : set.year,
    ...{ accountId: analyst?.id ?? ownId, isOwn: (analyst?.id ?? ownId) === ownId },
    subjectId: set.subjectId === 0 ? subjectId : set.subjectId,
    analyst: analyst === undefined || analyst.id === ownId ? null : analyst.name,
  };
}
export type Analysed = Awaited<ReturnType<typeof analysedFor>>;

export const settingsHandlers: readonly Handler[] = [
  serve(
    analysisSettings,
    async ({ session, db, now }) => {
      const { subjectId, analystId, ...set } = await settingsOf(db, session, { now });
      const { subjects } = session.account;
      return { ...set, of_subject: subjectId, analyst_id: analystId, subjects };
    },
    { needs },
  ),

  serve(
    setAnalysisSettings,
    async ({ payload, session, db, now }) => {
      const { account } = session;
      const known = await settingsOf(db, session, { now });
      const { year = known.year, of_subject: subjectId = known.subjectId } = payload;
      const { analyst_id: analystId = known.analystId } = payload;
      if (year !== 0 && !known.years.includes(year)) {
        throw new Refusal('badPayload', 'badPayload');
      }
      if (subjectId !== 0 && !account.subjects.includes(subjectId)) {
        throw new Refusal('forbidden', 'subjectNotYours');
      }
      const isKnown = known.analysts.some(({ id }) => id === analystId);
      if (analystId !== 0 && !isKnown) throw new Refusal('absent', 'absent');
      const set = { year, subjectId, analystId, setAt: now };
      await db
        .insert(scoreSettings)
        .values({ accountId: account.id, ...set })
        .onConflictDoUpdate({ target: scoreSettings.accountId, set });
      return {};
    },
    { needs },
  ),
];
