import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findKey, isKeyUsed, spendKey, withdrawKeys } from '../../account/oneTimeKey';
import type { Database, Queries } from '../../db/database';
import { accounts } from '../../db/tables';
import { Refusal } from '../../refusal';
import { coinPages } from '../../rewards/supply';
import type { Clock } from '../../settings';
import { publish } from '../../socket/publish';
import { type Language, languageOf, say, sentenceOf } from '../../words';
import { html, type Html } from '../html';
import { sendPage } from '../page';
import { allocation } from './allocation';
import type { Acting, CoinPage, Holder } from './coinPage';
import { purchase } from './purchase';

interface Route {
  Params: { key: string };
}

type Purpose = keyof typeof coinPages;

const pages: Readonly<Record<Purpose, CoinPage>> = {
  coinPurchase: purchase,
  coinAllocation: allocation,
};

/** The account of a key, unless there is none, or it was disabled or locked or may not allocate any more. */
async function findHolder(
  db: Queries,
  purpose: Purpose,
  accountId: number | null,
): Promise<Holder | null> {
  const [holder] = await db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.id, accountId ?? 0),
        eq(accounts.isDisabled, false),
        isNull(accounts.lockReason),
        purpose === 'coinAllocation' ? eq(accounts.isAgentAdministrator, true) : undefined,
      ),
    );
  return holder ?? null;
}

/**
 * Uses the key up and does what the form says, in one transaction; null where the key is good for nothing. With it end the
 * other keys of the account, whose codes may be open in other tabs.
 */
function act(
  database: Database,
  purpose: Purpose,
  { params, body }: FastifyRequest<Route>,
  acting: Acting,
): Promise<string | null> {
  return database.transact(async (db) => {
    const accountId = await findKey(db, purpose, params.key, acting.now);
    // Several keys of the account that are used at once wait for each other: one is good.
    await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, accountId ?? 0))
      .for('no key update');
    const holder = await findHolder(db, purpose, accountId);
    if (holder === null || (await spendKey(db, purpose, params.key, acting.now)) === null)
      return null;
    await withdrawKeys(db, purpose, holder.id);
    const done = await pages[purpose].act(db, holder, body, acting);
    await publish(db, [holder.id], { type: pages[purpose].used });
    return done;
  });
}

/** Why nothing was done, as a person reads it; anything else is a failure of ours. */
function reasonOf(error: unknown, page: CoinPage, language: Language): string {
  if (error instanceof z.ZodError) return page.wrong(language);
  if (error instanceof Refusal) return sentenceOf(language, error.words);
  throw error;
}

function servePage(app: FastifyInstance, database: Database, clock: Clock, purpose: Purpose): void {
  const page = pages[purpose];
  const path = `${coinPages[purpose]}/:key`;

  const show = (request: FastifyRequest, reply: FastifyReply, language: Language, body: Html) => {
    const title = say(language, `coinPage.${page.name}Title`);
    return sendPage(request, reply, { language, title, body });
  };
  /** Whoever lost the answer is told that it was done: a new code would do it twice. */
  const spent = async (key: string, language: Language) => {
    const isUsed = await isKeyUsed(database.query, purpose, key);
    return html`<p>${say(language, isUsed ? 'coinPage.used' : 'coinPage.spent')}</p>`;
  };
  const holderOf = async (key: string): Promise<Holder | null> => {
    const accountId = await findKey(database.query, purpose, key, clock.now());
    return findHolder(database.query, purpose, accountId);
  };
  const offer = async (key: string, language: Language, sent?: unknown): Promise<Html> => {
    const holder = await holderOf(key);
    return holder === null
      ? spent(key, language)
      : page.offer(database.query, holder, language, sent);
  };
  const ask = async ({ params, body }: FastifyRequest<Route>, language: Language) => {
    const holder = await holderOf(params.key);
    return holder === null ? null : page.ask(database.query, holder, body, language);
  };

  app.get<Route>(path, async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    return show(request, reply, language, await offer(request.params.key, language));
  });

  app.post<Route>(path, async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    try {
      const question = await ask(request, language);
      if (question !== null) return await show(request, reply, language, question);
      const done = await act(database, purpose, request, { language, now: clock.now() });
      const body = done === null ? await spent(request.params.key, language) : html`<p>${done}</p>`;
      return await show(request, reply, language, body);
    } catch (error) {
      const reason = html`<p role="alert">${reasonOf(error, page, language)}</p>`;
      const again = await offer(request.params.key, language, request.body);
      return show(request, reply, language, html`${reason}${again}`);
    }
  });
}

/**
 * The pages that a phone opens by the QR codes of coins. Looking changes nothing; the last button acts once, and a
 * refused try may be mended. The page to buy stands for a payment, so only the demonstration has it.
 */
export function serveCoinPages(
  app: FastifyInstance,
  database: Database,
  clock: Clock,
  isDemonstration: boolean,
): void {
  servePage(app, database, clock, 'coinAllocation');
  if (isDemonstration) servePage(app, database, clock, 'coinPurchase');
}
