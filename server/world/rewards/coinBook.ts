import type { EventFrom } from 'xstate';
import {
  type CoinAccount,
  type coinAccount,
  nextCoinAccount,
} from '../../../src/machines/rewards/coinAccount';
import type { coinAccounts, purses, transfers } from '../../db/tables';
import { postingsBetween } from '../../rewards/postings';
import type { Entry, Owner, Purse } from '../../rewards/purses';

type PurseRow = typeof purses.$inferInsert & { id: number };

const nameOf = (owner: Owner) =>
  'accountId' in owner ? `account ${owner.accountId}` : `student ${owner.studentId}`;

/** The ledger of the story, as it is written down: the same charts and postings as the server's own, without a database. */
export class CoinBook {
  readonly transfers: (typeof transfers.$inferInsert)[] = [];
  readonly #purses = new Map<string, PurseRow>();
  readonly #accounts = new Map<string, { owner: Owner; account: CoinAccount }>();

  get purses(): readonly PurseRow[] {
    return [...this.#purses.values()];
  }

  get coinAccounts(): (typeof coinAccounts.$inferInsert)[] {
    return [...this.#accounts.values()].map(({ owner, account: { status, reason } }) => ({
      ...{ accountId: null, studentId: null, ...owner },
      ...{ status, reason },
    }));
  }

  /** How much somebody has of something. */
  amountIn(purse: Purse): number {
    return this.#open(purse).amount;
  }

  /** Moves an amount; throws where the purse does not hold so much. */
  transfer(from: Purse | null, to: Purse, amount: number, entry: Entry): void {
    const source = from === null ? null : this.#open(from);
    if (source !== null) source.amount -= amount;
    if (source !== null && source.amount < 0) throw new Error(`${source.asset} went below zero`);
    const target = this.#open(to);
    target.amount += amount;
    this.transfers.push({
      ...{ asset: to.asset, fromId: source?.id ?? null, toId: target.id, amount },
      ...{ remark: '', ...entry },
    });
  }

  /** Lets an event happen to a coin account; throws where it may not. */
  happenTo(
    owner: Owner,
    event: EventFrom<typeof coinAccount>,
    entry: Entry,
    from: Purse | null = null,
  ): void {
    const account = this.#accountOf(owner);
    const next = nextCoinAccount(account, event);
    if (next === null) throw new Error(`${event.type} may not happen to ${nameOf(owner)}`);
    for (const posting of postingsBetween(account, next)) {
      const purseAt = (place: Purse['place']) => ({ owner, asset: 'coin', place }) as const;
      const source = posting.from === 'held' ? purseAt('held') : from;
      this.transfer(source, purseAt(posting.to), posting.amount, entry);
    }
    this.#accounts.set(nameOf(owner), { owner, account: next });
  }

  #accountOf(owner: Owner): CoinAccount {
    const known = this.#accounts.get(nameOf(owner))?.account ?? { status: 'normal', reason: null };
    const balance = this.amountIn({ owner, asset: 'coin', place: 'balance' });
    const held = this.amountIn({ owner, asset: 'coin', place: 'held' });
    return { ...known, balance, held };
  }

  #open({ owner, asset, place }: Purse): PurseRow {
    const name = `${nameOf(owner)} ${asset} ${place}`;
    const known = this.#purses.get(name);
    if (known !== undefined) return known;
    const ids = { accountId: null, studentId: null, ...owner };
    const opened = { id: this.#purses.size + 1, ...ids, asset, place, amount: 0 };
    this.#purses.set(name, opened);
    return opened;
  }
}
