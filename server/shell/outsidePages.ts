import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { outsidePages } from '../db/tables';
import { absent } from '../refusal';

/** Pages of other products. */
export type OutsidePage =
  'clientDownload' | 'customerRecord' | 'selfStudy' | 'singleCloud' | 'supervise' | 'wordLearning';

/** Where a page of another product lies, with the ids of whom it is about filled in; null where there is none. */
export async function findOutsidePage(
  db: Queries,
  name: OutsidePage,
  ids: Readonly<Record<string, number>>,
): Promise<string | null> {
  const [page] = await db
    .select({ url: outsidePages.url })
    .from(outsidePages)
    .where(eq(outsidePages.name, name));
  if (page === undefined) return null;
  return page.url.replace(/\{(\w+)\}/g, (_, key: string) => String(ids[key] ?? ''));
}

/** The same, absent where there is none. */
export async function outsidePage(
  db: Queries,
  name: OutsidePage,
  ids: Readonly<Record<string, number>>,
): Promise<{ go_url: string }> {
  const go_url = await findOutsidePage(db, name, ids);
  if (go_url === null) throw absent();
  return { go_url };
}
