import { coinCount, sendAllocationRequest } from '../../../../src/contract/rewards';
import type { SocketMessage } from '../../../../src/contract/socket';
import { signInCoins } from '../../../../src/domain/limits';
import { coinBalance, type SupplyWay } from '../../../../src/machines/rewards/coinBalance';
import { coinBalancePaths } from '../../../../src/machines/rewards/coinBalance.paths';
import { createClient } from '../../../server/rig/client';
import { expect } from '../../world';
import { lost, really } from '../answers';
import { button } from '../controls';
import { tell, untilHeard } from '../socket';
import type { ScreenAdapter, Walk } from '../adapter';
import { enterWelcome } from '../shell/welcome';
import { coins, goWay } from './coins';

/** Whoever asks for coins, whoever has asked today already, and whoever buys and allocates; known by a number. */
const starts = { asks: 1, hasAsked: 2, supplies: 3 } as const;

interface State {
  readonly value: unknown;
  readonly context: { readonly subjectId: number };
}

const isIn =
  (...known: readonly (keyof typeof starts)[]) =>
  ({ context: { subjectId } }: State) =>
    known.some((start) => starts[start] === subjectId);
const isAsking = isIn('asks', 'hasAsked');
const isNew = isIn('asks');

/** Asks with another browser. */
const askElsewhere = ({ world }: Walk) =>
  createClient(world.address).ask(sendAllocationRequest, { subject_id: 2 }, { as: 'zhou' });

/** The menu offers the request as on a page that has not heard of one today: else nothing would be refused. */
const forgetRequests = ({ page }: Walk) =>
  page.route(`**${coinCount.path}`, async (call) => {
    const response = await call.fetch();
    const text = (await response.text()).replace(/,"may_ask_at":"[^"]*"/, '');
    await call.fulfill({ response, body: text });
  });

/** The sign-in beside the coins brings some, of which the server tells, too. */
async function signIn(walk: Walk): Promise<void> {
  const { page, say } = walk;
  const name = say('rewards:signIn.verb', { coins: signInCoins });
  await untilHeard(walk, () => page.getByRole('button', { name }).click());
  await expect(button('rewards:signIn.signed').find(walk)).toBeVisible();
}

const open = (way: SupplyWay) => ({ trigger: (walk: Walk) => goWay(walk, way) });

const { events, outcomes } = coinBalancePaths;
const [sent] = outcomes.sendRequest.done;
const [refused, offline] = outcomes.sendRequest.error;

/** The coins in the top bar, and the ways to come by more. */
export const balanceAdapter: ScreenAdapter = {
  chart: coinBalance,
  catalogue: {
    inputs: Object.fromEntries(
      Object.entries(starts).map(([name, subjectId]) => [name, { subjectId }]),
    ),
    events: {
      ...events,
      'coins.changed': ({ value }: State) => (value === 'closed' ? [{}] : []),
      'request.opened': (state: State) => (isAsking(state) ? [{}] : []),
      'purchase.opened': (state: State) => (isAsking(state) ? [] : [{}]),
      'allocation.opened': (state: State) => (isAsking(state) ? [] : [{}]),
    },
    outcomes: {
      sendRequest: {
        done: (state: State) => (isNew(state) ? [sent] : []),
        error: (state: State) => (isNew(state) ? [offline] : [offline, refused]),
      },
    },
  },
  async enter(walk, start) {
    if (start === 'hasAsked') await askElsewhere(walk);
    await forgetRequests(walk);
    await enterWelcome(walk, { username: start === 'supplies' ? 'agent' : 'zhou' });
    await expect(coins(walk)).toBeVisible();
  },
  events: {
    'purchase.opened': open('purchase'),
    'allocation.opened': open('allocation'),
    'request.opened': open('request'),
    'request.confirmed': button('rewards:request.verb'),
    'dialog.closed': {
      find: (walk: Walk) =>
        button('parts:dialog.cancel')
          .find(walk)
          .or(button('parts:dialog.close').find(walk))
          .first(),
    },
    'coins.changed': { trigger: signIn },
    'socket.received': {
      trigger: (walk: Walk, { message }: { type: string; message: SocketMessage }) =>
        tell(walk, ['zhou', 'agent'], message),
    },
  },
  answers: { sendRequest: { done: [really], error: [lost, really] } },
  // The day's sign-in changes them.
  once: ['coins.changed'],
};
