import { describe, expect, it } from 'vitest';
import {
  allocationCode,
  purchaseCode,
  selectCodeFailure,
  selectIsLoading,
  selectLink,
  selectSecondsLeft,
} from '../../../src/machines/rewards/coinCode';
import { noAnswer } from '../fakes';
import { run } from '../parts/world';

const start = Date.parse('2026-11-20T21:00:00+08:00');
const code = { qrcode_url: 'https://portal.example/x', expires_at: '2026-11-20T21:05:00+08:00' };
const tick = (seconds: number) => ({ type: 'clock.ticked', now: start + seconds * 1000 }) as const;

describe.each([
  ['/coinmall/buyCoinQrCode', purchaseCode],
  ['/coinmall/agentAssignQrCode', allocationCode],
] as const)('[CALL-019] [CALL-020] the code of %s', (path, chart) => {
  const opened = () => run(chart, { subjectId: 2 });

  it('is loaded, and shown with the time that is left', async () => {
    const { asked, last, signals, snapshot } = opened();
    expect(asked).toMatchObject([{ name: path, input: { subject_id: 2 } }]);
    expect(selectIsLoading(snapshot())).toBe(true);
    expect(selectLink(snapshot())).toBeNull();
    await last().answer(code);
    expect(selectLink(snapshot())).toBe(code.qrcode_url);
    expect(selectSecondsLeft(snapshot())).toBeNull();
    signals.clock.tell(tick(-1));
    expect(selectSecondsLeft(snapshot())).toBe(300);
    signals.clock.tell(tick(30));
    expect(selectSecondsLeft(snapshot())).toBe(270);
    signals.clock.tell(tick(299.5));
    expect(selectSecondsLeft(snapshot())).toBe(1);
  });

  it('is over when its time is, and replaced only then, when somebody asks for it', async () => {
    const { asked, last, signals, snapshot, actor } = opened();
    await last().answer(code);
    signals.clock.tell(tick(299));
    expect(snapshot().can({ type: 'code.refreshed' })).toBe(false);
    signals.clock.tell(tick(300));
    expect(selectSecondsLeft(snapshot())).toBe(0);
    actor.send({ type: 'code.refreshed' });
    expect(asked).toHaveLength(2);
    expect(selectIsLoading(snapshot())).toBe(true);
    expect(selectLink(snapshot())).toBeNull();
  });

  it('that can’t be had says why, and can be tried again', async () => {
    const { asked, last, snapshot, actor } = opened();
    await last().fail(noAnswer());
    expect(selectCodeFailure(snapshot())?.message.key).toBe('shell:failure.network');
    actor.send({ type: 'code.retried' });
    expect(asked).toHaveLength(2);
    expect(selectCodeFailure(snapshot())).toBeNull();
  });
});
