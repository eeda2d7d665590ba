import { takeWelcomeGift } from '../../src/contract/home';
import { coinCount, getSignStatus, signIn } from '../../src/contract/rewards';
import { businessDay, startOfDay, toMoment } from '../../src/domain/businessTime';
import { signInCoins, welcomeGift } from '../../src/domain/limits';
import { coinSupplyOf } from '../../src/domain/rewards';
import { type Handler, type Situation, serve } from '../serve';
import type { Session } from '../session';
import { bit } from '../wire';
import { coinsOf, earn } from './coinAccounts';
import { doOnceToday, isDoneToday } from './onceADay';
import { amountIn } from './purses';

/** The day's coins of one kind, once; answers what was given and what there is now. */
async function takeCoins(
  { session, db, now }: Pick<Situation, 'db' | 'now'> & { session: Session },
  kind: 'signIn' | 'welcomeGift',
  coins: number,
) {
  const { id: accountId } = session.account;
  await doOnceToday(db, accountId, kind, now);
  const { balance } = await earn(db, { accountId }, coins, {
    ...{ kind, operatorId: accountId, at: now },
  });
  return { coins, coin_cnt: balance };
}

export const dailyHandlers: readonly Handler[] = [
  serve(getSignStatus, async ({ session, db, now }) => ({
    sign_status: bit(await isDoneToday(db, session.account.id, 'signIn', now)),
    day: businessDay(now),
  })),

  serve(signIn, async (request) => ({
    ...(await takeCoins(request, 'signIn', signInCoins)),
    day: businessDay(request.now),
  })),

  serve(takeWelcomeGift, (request) => takeCoins(request, 'welcomeGift', welcomeGift)),

  serve(coinCount, async ({ session: { account, school }, db, now }) => {
    const { id, isAgentAdministrator } = account;
    const supply = coinSupplyOf({ ...school, isAgentAdministrator });
    const hasAsked = supply === 'request' && (await isDoneToday(db, id, 'allocationRequest', now));
    return {
      ...{ coin_cnt: await amountIn(db, coinsOf({ accountId: id })), supply },
      ...(hasAsked && { may_ask_at: toMoment(startOfDay(now, 1)) }),
    };
  }),
];
