import { z } from 'zod';
import { allocatedCoins } from '../../../src/domain/rewards';
import type { Queries } from '../../db/database';
import { Refusal } from '../../refusal';
import { coinsOf } from '../../rewards/coinAccounts';
import { allocateCoins, findPayee, type Payee, selectPayees } from '../../rewards/exchange';
import { amountIn } from '../../rewards/purses';
import { type Language, say } from '../../words';
import { html, type Html } from '../html';
import { actButton, type CoinPage, type Holder } from './coinPage';

const { minimum, maximum } = allocatedCoins;
const form = z.object({
  payee: z.coerce.number().int().positive(),
  coins: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum)),
  /** Which button of the question was pressed; none before it was asked. */
  answer: z.enum(['change', 'sure']).optional(),
});

/** What the form holds again; empty where it was not sent yet. */
const typed = z.object({ payee: z.string().catch(''), coins: z.string().catch('') });
const nothing = { payee: '', coins: '' };

const balanceOf = (db: Queries, { id }: Holder) => amountIn(db, coinsOf({ accountId: id }));

/** A name with the account, which tells namesakes apart. */
const nameIn = (language: Language, { name, username }: Omit<Payee, 'id'>) =>
  say(language, 'coinPage.person', { name, username });

/** Whom and how many, with what is left afterwards [ROLE-032]. */
function question(
  language: Language,
  { payee, coins, left }: { payee: Payee; coins: number; left: number },
): Html {
  const words = { name: nameIn(language, payee), coins, left };
  return html`<p>${say(language, 'coinPage.allocationQuestion', words)}</p>
    <form method="post">
      <input type="hidden" name="payee" value="${payee.id}" />
      <input type="hidden" name="coins" value="${coins}" />
      <p>
        <button name="answer" value="sure">
          ${say(language, 'coinPage.allocationSure', { coins })}
        </button>
      </p>
      <p><button name="answer" value="change">${say(language, 'coinPage.change')}</button></p>
    </form>`;
}

/** An agent administrator gives coins of its own to an analyst of the school [ROLE-032]. */
export const allocation: CoinPage = {
  name: 'allocation',
  used: 'coins.allocated',
  async offer(db, holder, language, sent) {
    const payees = await selectPayees(db, holder);
    if (payees.length === 0) return html`<p>${say(language, 'coinPage.nobody')}</p>`;
    const words = { name: holder.realName, coins: await balanceOf(db, holder) };
    const before = typed.safeParse(sent).data ?? nothing;
    const options = payees.map(({ id, name, username }) => {
      const chosen = before.payee === String(id) ? html`selected` : '';
      return html`<option value="${id}" ${chosen}>${nameIn(language, { name, username })}</option>`;
    });
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
          <input
            name="coins"
            type="number"
            min="${minimum}"
            max="${maximum}"
            step="1"
            value="${before.coins}"
            required
          />
        </label>
        ${actButton(language, 'allocation')}
      </form>`;
  },
  async ask(db, holder, sent, language) {
    const { payee: payeeId, coins, answer } = form.parse(sent);
    if (answer === 'sure') return null;
    if (answer === 'change') return allocation.offer(db, holder, language, sent);
    const payee = await findPayee(db, holder, payeeId);
    const left = (await balanceOf(db, holder)) - coins;
    if (left < 0) throw new Refusal('conflict', 'coins.insufficient');
    return question(language, { payee, coins, left });
  },
  async act(db, holder, sent, { language, now }) {
    const { payee: payeeId, coins: amount } = form.parse(sent);
    const payee = await allocateCoins(db, holder, { payeeId, amount }, now);
    return say(language, `coinPage.allocation${payee.isHeld ? 'Held' : 'Done'}`, {
      ...{ name: nameIn(language, payee), coins: amount },
    });
  },
  wrong: (language) => say(language, 'coinPage.wrong', { minimum, maximum }),
};
