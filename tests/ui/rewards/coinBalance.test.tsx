// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CoinSupply } from '../../../src/domain/rewards';
import { type CoinBalanceActor, coinBalance } from '../../../src/machines/rewards/coinBalance';
import { dailySignIn } from '../../../src/machines/rewards/dailySignIn';
import { CoinBalance } from '../../../src/ui/rewards/CoinBalance';
import { CoinDialogs } from '../../../src/ui/rewards/CoinDialogs';
import { DailySignIn } from '../../../src/ui/rewards/DailySignIn';
import { noAnswer } from '../../machines/fakes';
import { run } from '../../machines/parts/world';
import { showView } from '../showView';

const Coins = ({ actor }: { readonly actor: CoinBalanceActor }) => (
  <>
    <CoinBalance actor={actor} />
    <CoinDialogs actor={actor} />
  </>
);

const button = (name: RegExp | string) => screen.getByRole('button', { name });

async function shown(supply: CoinSupply, language: 'zh' | 'en' = 'en') {
  const bar = run(coinBalance, { subjectId: 2 });
  showView(<Coins actor={bar.actor} />, language);
  await act(() => bar.last().answer({ coin_cnt: 1280, supply }));
  return bar;
}

const ways = async () => {
  fireEvent.click(button(/gold coins/));
  const items = await screen.findAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
};

describe('the coins in the top bar', () => {
  it.each([
    ['agent', ['Buy coins', 'Allocate coins']],
    ['request', ['Ask for coins']],
    ['purchase', ['Buy coins']],
  ] as const)(
    '[SHELL-014] [ROLE-034] offer what the account may do: %s',
    async (supply, expected) => {
      await shown(supply);
      expect(await ways()).toEqual(expected);
    },
  );

  it('[CALL-021] are counted as people write numbers, in both languages', async () => {
    await shown('request', 'zh');
    expect(button('1,280 枚金币')).toBeTruthy();
  });

  it('say that they could not be loaded, and are loaded again on a press', async () => {
    const bar = run(coinBalance, { subjectId: 2 });
    showView(<Coins actor={bar.actor} />);
    await act(() => bar.last().fail(noAnswer()));
    fireEvent.click(button(/could not be loaded/));
    await act(() => bar.last().answer({ coin_cnt: 1, supply: 'request' }));
    expect(button('1 gold coin')).toBeTruthy();
  });

  it('[CALL-020] open a code to scan, which says what to do and how long it holds', async () => {
    const bar = await shown('purchase');
    await ways();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Buy coins' }));
    await waitFor(() => expect(bar.last().name).toBe('/coinmall/buyCoinQrCode'));
    const code = {
      qrcode_url: 'https://portal.example/x',
      expires_at: '2026-11-20T21:05:00+08:00',
    };
    await act(() => bar.last().answer(code));
    expect(screen.getByRole('dialog', { name: 'Buy gold coins' }).textContent).toContain('pay');
    expect(screen.getByRole('img', { name: 'QR code to buy gold coins' })).toBeTruthy();
    act(() => {
      bar.signals.clock.tell({
        type: 'clock.ticked',
        now: Date.parse('2026-11-20T21:05:00+08:00'),
      });
    });
    fireEvent.click(button(/refresh|new code/i));
    expect(bar.last().name).toBe('/coinmall/buyCoinQrCode');
  });

  it.each([
    ['en', /coins today.*20 Nov|coins today.*Nov 20/],
    ['zh', /今天已申请.*11/],
  ] as const)('[ROLE-034] say when one may ask again, in %s', async (language, words) => {
    const bar = run(coinBalance, { subjectId: 2 });
    showView(<Coins actor={bar.actor} />, language);
    const answer = { coin_cnt: 3, supply: 'request', may_ask_at: '2026-11-20T00:00:00+08:00' };
    await act(() => bar.last().answer(answer));
    fireEvent.click(screen.getAllByRole('button').at(-1) ?? document.body);
    const item = await screen.findByRole('menuitem', { name: words });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(item);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[CALL-018] [ROLE-034] ask before the main account is told', async () => {
    const bar = await shown('request');
    await ways();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Ask for coins' }));
    await screen.findByRole('button', { name: 'Send request' });
    expect(bar.asked.map(({ name }) => name)).not.toContain('/coinmall/sendAssignApplyNotice');
    fireEvent.click(button('Send request'));
    expect(bar.last().name).toBe('/coinmall/sendAssignApplyNotice');
    await act(() => bar.last().answer({}));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('the daily sign-in', () => {
  it('[SHELL-015] [CONST-021] [SGN-02] [SGN-05] says what it brings, then that it is done, until the next day', async () => {
    const bar = run(dailySignIn, { subjectId: 2 });
    showView(<DailySignIn actor={bar.actor} />);
    const tick = (moment: string) =>
      act(() => bar.signals.clock.tell({ type: 'clock.ticked', now: Date.parse(moment) }));
    tick('2026-11-20T23:59:00+08:00');
    await act(() => bar.last().answer({ sign_status: 0, day: '2026-11-20' }));
    fireEvent.click(button('Check in +10'));
    await act(() => bar.last().answer({ coins: 10, coin_cnt: 20, day: '2026-11-20' }));
    expect(button('Checked in')).toBeTruthy();
    tick('2026-11-21T00:00:00+08:00');
    expect(button('Check in +10')).toBeTruthy();
  });
});
