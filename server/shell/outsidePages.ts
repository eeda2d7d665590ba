import { eq } from 'drizzle-orm';
import { outsidePages } from '../db/tables';
import { absent } from '../refusal';
import type { Request } from '../serve';

/** Pages of other products. */
export const outsidePageNames = [
  'clientDownload',
  'customerRecord',
  'selfStudy',
  'singleCloud',
  'supervise',
  'wordLearning',
] as const;
export type OutsidePage = (typeof outsidePageNames)[number];

/** Where a question came from, and at which origin it found this server. */
type Asked = Pick<Request<unknown>, 'db' | 'origin'>;

/**
 * The whole address of a page of another product, with the ids of whom it is about filled in; null where there
 * is none. One without an origin lies on this server.
 */
export async function findOutsidePage(
  { db, origin }: Asked,
  name: OutsidePage,
  ids: Readonly<Record<string, number>>,
): Promise<string | null> {
  const [page] = await db
    .select({ url: outsidePages.url })
    .from(outsidePages)
    .where(eq(outsidePages.name, name));
  if (page === undefined) return null;
  const url = page.url.replace(/\{(\w+)\}/g, (_, key: string) => String(ids[key] ?? ''));
  return url.startsWith('/') ? `${origin}${url}` : url;
}

/** The same, absent where there is none. */
export async function outsidePage(
  asked: Asked,
  name: OutsidePage,
  ids: Readonly<Record<string, number>>,
): Promise<{ go_url: string }> {
  const go_url = await findOutsidePage(asked, name, ids);
  if (go_url === null) throw absent();
  return { go_url };
}
