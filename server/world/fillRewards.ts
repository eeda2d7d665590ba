import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { props } from './content/rewards';
import { continueIds, insertAll } from './insert';
import type { RewardStory } from './rewards/story';

/** The props that there are, and the ledger: whose coins and props lie where, and how they came there. */
export async function fillRewards(db: Queries, { book, acts }: RewardStory): Promise<void> {
  await insertAll(
    db,
    tables.props,
    props.map(({ supply: _, ...prop }) => prop),
  );
  await insertAll(db, tables.coinAccounts, book.coinAccounts);
  await insertAll(db, tables.purses, book.purses);
  await insertAll(db, tables.transfers, book.transfers);
  await insertAll(db, tables.dailyActs, acts);
  for (const table of [tables.props, tables.purses]) await continueIds(db, table);
}
