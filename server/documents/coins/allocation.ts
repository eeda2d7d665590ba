import { z } from 'zod';
import { allocatedCoins } from '../../../src/domain/rewards';
import { coinsOf } from '../../rewards/coinAccounts';
import { allocateCoins, selectPayees } from '../../rewards/exchange';
import { amountIn } from '../../rewards/purses';
import { say } from '../../words';
import { html } from '../html';
import { actButton, type CoinPage } from './coinPage';

const { minimum, maximum } = allocatedCoins;
const form = z.object({
  payee: z.coerce.number().int().positive(),
  coins: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum)),
});

/** An agent administrator gives coins of its own to an analyst of the school [ROLE-032]. */
export const allocation: CoinPage = {
  name: 'allocation',
  used: 'coins.allocated',
  async offer(db, holder, language) {
    const payees = await selectPayees(db, holder);
    if (payees.length === 0) return html`<p>${say(language, 'coinPage.nobody')}</p>`;
    const coins = await amountIn(db, coinsOf({ accountId: holder.id }));
    const words = { name: holder.realName, coins };
    const options = payees.map(({ id, name }) => html`<option value="${id}">${name}</option>`);
    return html`<p>${say(language, 'coinPage.allocationOffer', words)}</p>
      <form method="post">
        <label>
          ${say(language, 'coinPage.analyst')}
          <select name="payee">
            ${options}
          </select>
        </label>
        <label>
          ${say(language, 'coinPage.amount')}
          <input name="coins" type="number" min="${minimum}" max="${maximum}" step="1" required />
        </label>
        ${actButton(language, 'allocation')}
      </form>`;
  },
  async act(db, holder, sent, { language, now }) {
    const { payee: payeeId, coins: amount } = form.parse(sent);
    const name = await allocateCoins(db, holder, { payeeId, amount }, now);
    return say(language, 'coinPage.allocationDone', { name, coins: amount });
  },
  wrong: (language) => say(language, 'coinPage.wrong', { minimum, maximum }),
};
