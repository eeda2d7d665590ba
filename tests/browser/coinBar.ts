import type { Locator, Page } from '@playwright/test';
import { envelope } from '../../src/contract/call';
import { coinCount } from '../../src/contract/rewards';
import type { Language } from '../../src/domain/limits';
import { createClient } from '../server/rig/client';
import { type Say, wordsIn } from './words';
import { comeBack, expect, textIn, type World } from './world';

/** The top bar's coins, as a person finds them. */
export class CoinBar {
  readonly page: Page;
  readonly #say: Say;
  readonly signIn: Locator;
  readonly signed: Locator;

  constructor(page: Page, words: Say = wordsIn('zh')) {
    this.page = page;
    this.#say = words;
    const header = page.getByRole('banner');
    this.signIn = header.getByRole('button', { name: words('rewards:signIn.verb', { coins: 10 }) });
    this.signed = header.getByRole('button', { name: words('rewards:signIn.signed') });
  }

  /** So many coins, also where a dialog lies over the bar. */
  balance(count: number): Locator {
    const name = this.#say('rewards:balance.coins', { count });
    return this.page
      .getByRole('banner', { includeHidden: true })
      .getByRole('button', { name, exact: true, includeHidden: true });
  }

  async choose(count: number, way: 'purchase' | 'allocation' | 'request'): Promise<void> {
    await this.balance(count).click();
    await this.page.getByRole('menuitem', { name: this.#say(`rewards:supply.${way}`) }).click();
  }

  /** Opens a code, and answers where it leads. */
  async scan(count: number, way: 'purchase' | 'allocation'): Promise<string> {
    const path = way === 'purchase' ? '**/buyCoinQrCode' : '**/agentAssignQrCode';
    const answered = this.page.waitForResponse(path);
    await this.choose(count, way);
    const { data } = envelope.parse(await (await answered).json());
    await expect(
      this.page.getByRole('img', { name: this.#say(`rewards:code.${way}Label`) }),
    ).toBeVisible();
    return textIn(data, 'qrcode_url');
  }
}

/** No call of a path comes through, or no answer to it, until `recover`; a browser tries again by itself. */
export const fail = (world: World, path: string, kind: 'drop' | 'dropAnswer') =>
  world.control('fail', { path, kind, times: '20' });
export const recover = (world: World) => world.control('fail/clear');

export const coinsOf = async (world: World, as: string): Promise<number> =>
  (await createClient(world.address).ask(coinCount, { subject_id: 1 }, { as })).coin_cnt;

export async function enter(
  page: Page,
  world: World,
  as: string,
  language: Language = 'zh',
): Promise<CoinBar> {
  await comeBack(page, world, as, '/home?subject_id=1', language);
  return new CoinBar(page, wordsIn(language));
}
