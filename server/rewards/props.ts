import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { propsIndex, rewardConfigList } from '../../src/contract/rewards';
import { toMoment } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import { props, purses } from '../db/tables';
import { type Handler, serve } from '../serve';
import { type Language, say } from '../words';
import type { Purse } from './purses';

/** How many messages there are to choose from: `prop.message.1` and on. */
const messageCount = 4;

/** The asset of a prop. */
export const assetOf = (propId: number): Purse['asset'] => `prop.${propId}`;

/** The asset of each row of `props`, in SQL. */
export const propAsset = sql<string>`'prop.' || ${props.id}`;

/** A prop's name in the person's language. */
export function propName(language: Language): SQL<string> {
  return language === 'en' ? sql<string>`${props.englishName}` : sql<string>`${props.name}`;
}

/** All props with how many of each the account has to give, in the person's language. */
export async function stockOf(db: Queries, accountId: number, language: Language) {
  const rows = await selectStock(db, accountId, language);
  return rows.map(({ obtaining, ...row }) => ({
    ...row,
    obtaining_method: say(language, `prop.obtaining.${obtaining}`),
  }));
}

function selectStock(db: Queries, accountId: number, language: Language) {
  return db
    .select({
      prop_id: props.id,
      name: propName(language),
      count: sql<number>`coalesce(${purses.amount}, 0)`.mapWith(Number),
      obtaining: props.obtaining,
      maximum: props.maximum,
    })
    .from(props)
    .leftJoin(
      purses,
      and(
        eq(purses.accountId, accountId),
        eq(purses.asset, propAsset),
        eq(purses.place, 'balance'),
      ),
    )
    .orderBy(asc(props.id));
}

export const propHandlers: readonly Handler[] = [
  serve(propsIndex, async ({ session, db, now, language }) => {
    const list = await stockOf(db, session.account.id, language);
    return { list, total: list.length, as_of: toMoment(now) };
  }),

  serve(rewardConfigList, async ({ db, language }) => ({
    list: await db
      .select({ prop_id: props.id, name: propName(language), icon: props.icon })
      .from(props)
      .orderBy(asc(props.id)),
    messages: Array.from({ length: messageCount }, (_, at) =>
      say(language, `prop.message.${at + 1}`),
    ),
  })),
];
