import { signIn } from '../../../../src/contract/rewards';
import { signInCoins } from '../../../../src/domain/limits';
import { dailySignIn } from '../../../../src/machines/rewards/dailySignIn';
import { dailySignInPaths } from '../../../../src/machines/rewards/dailySignIn.paths';
import { createClient } from '../../../server/rig/client';
import { lost, once, really } from '../answers';
import { button, enterPortal } from '../controls';
import { goOnTo } from '../time';
import type { ScreenAdapter, Walk } from '../adapter';

/** The day on which the world begins; it is late, so that no session runs out before the next day. */
const day = '2026-11-18';
const opening = `${day}T23:40:00+08:00`;
const evening = Date.parse(`${day}T23:45:00+08:00`);
const night = Date.parse(`${day}T23:55:00+08:00`);
const nextDay = Date.parse('2026-11-19T00:05:00+08:00');

/** The same person signs in with another browser. */
const signInElsewhere = ({ world }: Walk) =>
  createClient(world.address).ask(signIn, { subject_id: 1 }, { as: 'zhou' });

/** The sign-in of the day, in the top bar. */
export const signInAdapter: ScreenAdapter = {
  chart: dailySignIn,
  catalogue: {
    ...dailySignInPaths,
    events: {
      'clock.ticked': ({ context }: { context: { now: number } }) =>
        context.now === 0 ? [{ now: evening }] : [{ now: night }, { now: nextDay }],
    },
    outcomes: {
      ...dailySignInPaths.outcomes,
      askStatus: {
        ...dailySignInPaths.outcomes.askStatus,
        done: dailySignInPaths.outcomes.askStatus.done.map((status) => ({ ...status, day })),
      },
    },
  },
  async enter(walk) {
    await walk.world.control('clock', { now: opening });
    await enterPortal(walk);
  },
  events: {
    'signIn.requested': {
      find: (walk: Walk) =>
        walk.page
          .getByRole('button', { name: walk.say('rewards:signIn.verb', { coins: signInCoins }) })
          .or(button('rewards:signIn.signed').find(walk)),
    },
    'clock.ticked': {
      trigger: (walk: Walk, { now }: { type: string; now: number }) => goOnTo(walk, now),
    },
  },
  answers: {
    askStatus: { done: [really, once(signInElsewhere)], error: [lost] },
    sign: { done: [really], error: [lost, once(signInElsewhere)] },
  },
};
