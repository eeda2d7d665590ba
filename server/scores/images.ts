import { or, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { scores } from '../db/tables';
import { filesPath } from '../files/images';
import { forgetFile } from '../files/sweep';

/** Takes away the images that no score has any more. */
export async function forgetImages(db: Queries, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const named = sql`${JSON.stringify([address])}::jsonb`;
    const holders = or(sql`${scores.proofs} @> ${named}`, sql`${scores.papers} @> ${named}`);
    if ((await db.$count(scores, holders)) > 0) continue;
    await forgetFile(db, address.slice(filesPath.length + 1));
  }
}
