import { z } from 'zod';
import { coinPackages } from '../../../src/domain/rewards';
import { buyCoins } from '../../rewards/exchange';
import { say } from '../../words';
import { html } from '../html';
import { actButton, type CoinPage } from './coinPage';

const form = z.object({ coins: z.coerce.number().pipe(z.literal(coinPackages)) });

/** Coins are bought in packages; this page stands for the payment on the phone [ROLE-033]. */
export const purchase: CoinPage = {
  name: 'purchase',
  used: 'coins.purchased',
  async offer(_, { realName: name }, language) {
    const choices = coinPackages.map(
      (coins, at) =>
        html`<label>
          <input type="radio" name="coins" value="${coins}" ${at === 0 ? html`checked` : ''} />
          ${coins}
        </label>`,
    );
    return html`<p>${say(language, 'coinPage.purchaseOffer', { name })}</p>
      <form method="post">
        <fieldset>
          <legend>${say(language, 'coinPage.package')}</legend>
          ${choices}
        </fieldset>
        ${actButton(language, 'purchase')}
      </form>`;
  },
  // Who pays is asked by the payment.
  ask: () => Promise.resolve(null),
  async act(db, { id }, sent, { language, now }) {
    const { coins } = form.parse(sent);
    await buyCoins(db, id, coins, now);
    return say(language, 'coinPage.purchaseDone', { coins });
  },
  wrong: (language) => say(language, 'badPayload'),
};
