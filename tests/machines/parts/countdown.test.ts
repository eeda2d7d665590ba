import { createActor, type Snapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { connect } from '../../../src/app/world/connect';
import { countdown, selectSeconds, selectSecondsLeft } from '../../../src/machines/parts/countdown';
import { countdownPaths } from '../../../src/machines/parts/countdown.paths';
import { persist, restore } from '../../../src/machines/parts/reload';
import { proveChart } from '../../../src/paths';
import { run, world } from './world';

const start = Date.parse('2026-11-20T14:30:00+08:00');

function counting(input: { seconds: number; until?: number } = { seconds: 60 }) {
  const started = run(countdown, input);
  return {
    ...started,
    left: () => selectSecondsLeft(started.actor.getSnapshot()),
    tick: (now: number) => {
      started.signals.clock.tell({ type: 'clock.ticked', now });
    },
  };
}

describe('counting down', () => {
  it('counts from the first tick on', () => {
    const { left, tick, actor } = counting();
    expect(left()).toBe(60);
    tick(start);
    expect(left()).toBe(60);
    tick(start + 1000);
    expect(left()).toBe(59);
    expect(selectSeconds(actor.getSnapshot())).toBe(60);
  });

  it('ends when the time is over, not before, however late the ticks come', () => {
    const { left, tick, actor } = counting();
    tick(start);
    tick(start + 59_999);
    expect(left()).toBe(1);
    expect(actor.getSnapshot().status).toBe('active');
    tick(start + 71_000);
    expect(left()).toBe(0);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('counts to a moment that is known', () => {
    const { left, tick } = counting({ seconds: 60, until: start + 10_000 });
    tick(start);
    expect(left()).toBe(10);
  });

  it('goes on rightly after a reload, and ends at once when the time passed meanwhile', () => {
    const { tick, actor } = counting();
    tick(start);
    const kept: Snapshot<unknown> = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    for (const [now, left, status] of [
      [start + 25_000, 35, 'active'],
      [start + 90_000, 0, 'done'],
    ] as const) {
      const { services, signals } = world();
      const again = createActor(connect(countdown, services), {
        input: { seconds: 60 },
        snapshot: kept,
      }).start();
      signals.clock.tell({ type: 'clock.ticked', now });
      expect(selectSecondsLeft(again.getSnapshot())).toBe(left);
      expect(again.getSnapshot().status).toBe(status);
    }
  });

  it('takes every transition, with a reload after each step', () => {
    const proof = proveChart(countdown, countdownPaths, { reload: { persist, restore } });
    expect(proof.missing).toEqual([]);
    expect(proof.truncated).toBe(false);
  });
});
