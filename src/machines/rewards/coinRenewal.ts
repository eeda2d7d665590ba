import { coinCount } from '../../contract/rewards';
import { renewal } from '../parts/renewal';

/** Keeps the balance of a reward that is being written up to date. */
export const coinRenewal = renewal({
  id: 'coinRenewal',
  call: coinCount,
  scope: ({ coin_cnt }) => ({ balance: coin_cnt }),
  concerns: ({ type }) => type === 'coins.changed',
});
