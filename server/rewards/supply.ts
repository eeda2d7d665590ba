import { and, asc, eq } from 'drizzle-orm';
import {
  allocationQrCode,
  purchaseQrCode,
  sendAllocationRequest,
} from '../../src/contract/rewards';
import { toMoment } from '../../src/domain/businessTime';
import { coinCodeLifetime, type CoinSupply, coinSupplyOf } from '../../src/domain/rewards';
import { makeKey, type Purpose } from '../account/oneTimeKey';
import type { Queries } from '../db/database';
import { accounts } from '../db/tables';
import { writeMessages } from '../messages/write';
import { Refusal } from '../refusal';
import { type Handler, type Request, serve } from '../serve';
import type { Session } from '../session';
import { requestMessage } from './allocationRequests';
import { tellCoins } from './coinAccounts';
import { doOnceToday } from './onceADay';

/** The pages that a phone opens by the QR codes; a key follows. */
export const coinPages = {
  coinPurchase: '/coins/purchase',
  coinAllocation: '/coins/allocation',
} as const satisfies Partial<Record<Purpose, string>>;

function demandSupply({ account, school }: Session, ...supplies: readonly CoinSupply[]): void {
  const supply = coinSupplyOf({ ...school, isAgentAdministrator: account.isAgentAdministrator });
  if (!supplies.includes(supply)) throw new Refusal('forbidden', `coins.supply.${supply}`);
}

/** A new code: whoever holds it may do so much, once, in the account's name. Those of other tabs stay good beside it. */
async function codeOf(
  purpose: keyof typeof coinPages,
  { session: { account }, db, now, origin }: Request<unknown>,
) {
  const key = await makeKey(db, { purpose, accountId: account.id }, coinCodeLifetime, now);
  return {
    qrcode_url: `${origin}${coinPages[purpose]}/${key}`,
    expires_at: toMoment(new Date(now.getTime() + coinCodeLifetime)),
  };
}

/** The agent administrators of a school. */
function selectAgents(db: Queries, schoolId: number) {
  return db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.schoolId, schoolId),
        eq(accounts.isAgentAdministrator, true),
        eq(accounts.isDisabled, false),
      ),
    )
    .orderBy(asc(accounts.id));
}

export const supplyHandlers: readonly Handler[] = [
  serve(purchaseQrCode, (request) => {
    demandSupply(request.session, 'agent', 'purchase');
    return codeOf('coinPurchase', request);
  }),

  serve(allocationQrCode, (request) => {
    demandSupply(request.session, 'agent');
    return codeOf('coinAllocation', request);
  }),

  serve(sendAllocationRequest, async ({ payload, session, db, now }) => {
    demandSupply(session, 'request');
    const { account } = session;
    const agents = await selectAgents(db, account.schoolId);
    if (agents.length === 0) throw new Refusal('conflict', 'coins.noAgent');
    await doOnceToday(db, account.id, 'allocationRequest', now);
    const asked = { subjectId: payload.subject_id, at: now };
    await writeMessages(
      db,
      agents.map(({ id }) => requestMessage(id, account, asked)),
    );
    // The asker's own pages show the request.
    await tellCoins(db, { accountId: account.id });
    return {};
  }),
];
