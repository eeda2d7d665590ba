import { sql } from 'drizzle-orm';
import { startOfDay } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import { noteHighlights } from '../rewards/highlights';

/** How far back the highlights go, in days. */
const remembered = 60;

/**
 * The highlights of the last days, computed from what is written down. A reward of the story that came within a week
 * of a highlight of its student was given for it.
 */
export async function fillHighlights(db: Queries, today: Date): Promise<void> {
  await noteHighlights(db, { from: startOfDay(today, -remembered), until: today });
  await db.execute(sql`
    update highlights set coins = given.amount, rewarded_by = given.operator_id, rewarded_at = given.at
    from (
      select distinct on (highlight.id) highlight.id, transfers.amount, transfers.operator_id, transfers.at
      from transfers
      inner join purses on purses.id = transfers.to_id
      inner join lateral (
        select id from highlights
        where highlights.student_id = purses.student_id and highlights.at < transfers.at
          and highlights.at > transfers.at - interval '7 days'
        order by highlights.at desc, highlights.id desc limit 1
      ) as highlight on true
      where transfers.kind = 'reward'
      order by highlight.id, transfers.at
    ) as given
    where highlights.id = given.id`);
}
