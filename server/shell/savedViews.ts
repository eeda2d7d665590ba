import { and, asc, count, eq, ne } from 'drizzle-orm';
import { removeView, renameView, saveView, viewList } from '../../src/contract/savedViews';
import { mostViews } from '../../src/domain/savedViews';
import type { Queries } from '../db/database';
import { accounts, savedViews } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';

const isOf = (accountId: number, path: string) =>
  and(eq(savedViews.accountId, accountId), eq(savedViews.path, path));

/** Whoever saves or renames a view waits for the account's other pages: its names and their number are checked. */
async function lockViews(db: Queries, accountId: number): Promise<void> {
  await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
}

export const savedViewHandlers: readonly Handler[] = [
  serve(viewList, async ({ payload: { path }, session: { account }, db }) => {
    const list = await db
      .select({ view_id: savedViews.id, name: savedViews.name, query: savedViews.query })
      .from(savedViews)
      .where(isOf(account.id, path))
      .orderBy(asc(savedViews.name));
    return { list };
  }),

  serve(saveView, async ({ payload: { path, name, query }, session: { account }, db }) => {
    await lockViews(db, account.id);
    const [others] = await db
      .select({ count: count() })
      .from(savedViews)
      .where(and(isOf(account.id, path), ne(savedViews.name, name)));
    if ((others?.count ?? 0) >= mostViews) {
      throw new Refusal('conflict', { key: 'views.most', values: { most: mostViews } });
    }
    const [saved] = await db
      .insert(savedViews)
      .values({ accountId: account.id, path, name, query })
      .onConflictDoUpdate({
        target: [savedViews.accountId, savedViews.path, savedViews.name],
        set: { query },
      })
      .returning({ view_id: savedViews.id });
    if (saved === undefined) throw absent();
    return saved;
  }),

  serve(renameView, async ({ payload: { view_id, name }, session: { account }, db }) => {
    const own = and(eq(savedViews.id, view_id), eq(savedViews.accountId, account.id));
    await lockViews(db, account.id);
    const [view] = await db.select().from(savedViews).where(own).for('update');
    if (view === undefined) throw absent();
    const [other] = await db
      .select({ id: savedViews.id })
      .from(savedViews)
      .where(
        and(isOf(account.id, view.path), eq(savedViews.name, name), ne(savedViews.id, view_id)),
      );
    if (other !== undefined) throw new Refusal('conflict', 'views.taken');
    await db.update(savedViews).set({ name }).where(own);
    return {};
  }),

  serve(removeView, async ({ payload: { view_id }, session: { account }, db }) => {
    const removed = await db
      .delete(savedViews)
      .where(and(eq(savedViews.id, view_id), eq(savedViews.accountId, account.id)))
      .returning({ id: savedViews.id });
    if (removed.length === 0) throw absent();
    return {};
  }),
];
