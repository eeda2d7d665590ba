import { and, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { highlightList } from '../../src/contract/highlights';
import { startOfDay, toMoment } from '../../src/domain/businessTime';
import { type HighlightDone, highlightKinds } from '../../src/domain/highlights';
import { coinAccountStatuses } from '../../src/domain/rewards';
import type { Queries } from '../db/database';
import {
  accounts,
  coinAccounts,
  highlights,
  homework,
  listings,
  points,
  students,
} from '../db/tables';
import { namesStudent } from '../keyword';
import { listed, pageOf, total } from '../page';
import { type Handler, serve } from '../serve';
import type { Language } from '../words';

/** When an analyst last gave coins to each of `students`; to its balance, or to be held. */
const lastRewardedAt = sql`(
  select max(given.at) from transfers as given inner join purses as purse on purse.id = given.to_id
  where given.kind = 'reward' and purse.student_id = ${students.id})`;

const pointName = (language: Language) =>
  language === 'en' ? sql`coalesce(${points.englishName}, ${points.name})` : sql`${points.name}`;

const aboutIn = (language: Language) =>
  sql<string>`coalesce(${pointName(language)}, ${homework.essayTitle}, ${homework.name}, '')`;

/** The highlights that fit, newest first. */
function selectHighlights(db: Queries, which: SQL | undefined, language: Language) {
  const about = aboutIn(language);
  return db
    .select({
      ...{ highlight_id: highlights.id, kind: highlights.kind, about },
      ...{ student_id: students.id, name: students.name, username: students.username },
      ...{ figure: highlights.figure, before: highlights.before, at: highlights.at },
      account: coinAccounts.status,
      lastRewardedAt: sql`${lastRewardedAt}`.mapWith((at: string): Date | null => new Date(at)),
      ...{ coins: highlights.coins, by: accounts.realName, rewardedAt: highlights.rewardedAt },
      total,
    })
    .from(highlights)
    .innerJoin(listings, eq(listings.studentId, highlights.studentId))
    .innerJoin(students, eq(students.id, highlights.studentId))
    .leftJoin(points, eq(points.id, highlights.pointId))
    .leftJoin(homework, eq(homework.id, highlights.homeworkId))
    .leftJoin(coinAccounts, eq(coinAccounts.studentId, highlights.studentId))
    .leftJoin(accounts, eq(accounts.id, highlights.rewardedBy))
    .where(which)
    .orderBy(desc(highlights.at), desc(highlights.id));
}
type Found = Awaited<ReturnType<typeof selectHighlights>>[number];

/** A kind as it is stored. */
const kindOf = (stored: string) => highlightKinds.find((kind) => kind === stored) ?? 'streak';

/** What some highlights are about, by their ids. */
export async function doneIn(
  db: Queries,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, HighlightDone>> {
  const rows = await db
    .select({
      ...{ id: highlights.id, kind: highlights.kind, about: aboutIn(language) },
      ...{ figure: highlights.figure, before: highlights.before, at: highlights.at },
    })
    .from(highlights)
    .leftJoin(points, eq(points.id, highlights.pointId))
    .leftJoin(homework, eq(homework.id, highlights.homeworkId))
    .where(inArray(highlights.id, [...ids]));
  return new Map(
    rows.map(({ id, kind, at, ...row }) => [id, { ...row, kind: kindOf(kind), at: toMoment(at) }]),
  );
}

const rewardOf = ({ coins, by, rewardedAt }: Found) =>
  coins === null || rewardedAt === null ? null : { coins, by: by ?? '', at: toMoment(rewardedAt) };

function shown({ highlight_id, student_id, name, username, about, figure, before, ...row }: Found) {
  return {
    ...{ highlight_id, student_id, name, username, about, figure, before },
    kind: kindOf(row.kind),
    at: toMoment(row.at),
    account: coinAccountStatuses.find((status) => status === row.account) ?? 'normal',
    last_rewarded_at: toMoment(row.lastRewardedAt),
    reward: rewardOf({ highlight_id, student_id, name, username, about, figure, before, ...row }),
  };
}

const states = { open: isNull(highlights.coins), rewarded: isNotNull(highlights.coins) } as const;

export const highlightListHandlers: readonly Handler[] = [
  serve(highlightList, async ({ payload, session, db, now, language }) => {
    const { subject_id: subjectId, kind, state, days, keyword } = payload;
    const which = and(
      ...[eq(listings.accountId, session.account.id), isNull(listings.hiddenAt)],
      ...[eq(highlights.subjectId, subjectId), namesStudent(keyword)],
      kind === undefined ? undefined : eq(highlights.kind, kind),
      state === undefined ? undefined : states[state],
      days === undefined ? undefined : gte(highlights.at, startOfDay(now, 1 - Number(days))),
    );
    const found = await pageOf(selectHighlights(db, which, language), payload);
    return listed(found, shown, now);
  }),
];
