import { coinCodeLifetime } from '../../../../src/domain/rewards';
import type { SupplyWay } from '../../../../src/machines/rewards/coinBalance';
import { allocationCode, purchaseCode } from '../../../../src/machines/rewards/coinCode';
import {
  allocationCodePaths,
  purchaseCodePaths,
} from '../../../../src/machines/rewards/coinCode.paths';
import { lost, really } from '../answers';
import { button } from '../controls';
import { hasFocus } from '../focus';
import { enterWelcome } from '../shell/welcome';
import type { ScreenAdapter, Walk } from '../adapter';
import { goOn } from '../time';
import { goWay } from './coins';

const [soon] = purchaseCodePaths.events['clock.ticked'];

/** A code of the main account, on the way to more coins. */
const codeAdapter = (
  way: SupplyWay,
  rest: Pick<ScreenAdapter, 'chart' | 'catalogue'>,
): ScreenAdapter => ({
  ...rest,
  async enter(walk) {
    await enterWelcome(walk, { username: 'agent' });
    await goWay(walk, way);
  },
  events: {
    'code.retried': button('parts:failed.retry'),
    'code.refreshed': button('parts:qrCode.refresh'),
    'clock.ticked': {
      trigger: (walk: Walk, { now }: { type: string; now: number }) =>
        goOn(walk, now === soon.now ? 0 : coinCodeLifetime),
    },
  },
  answers: { loadCode: { done: [really], error: [lost] } },
  shows: hasFocus,
});

export const purchaseAdapter = codeAdapter('purchase', {
  chart: purchaseCode,
  catalogue: purchaseCodePaths,
});

export const allocationAdapter = codeAdapter('allocation', {
  chart: allocationCode,
  catalogue: allocationCodePaths,
});
