import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { call } from '../../../src/contract/call';
import { subjectId } from '../../../src/contract/fields';
import {
  poll,
  selectAnswer,
  selectFailure,
  selectIsAsking,
} from '../../../src/machines/parts/poll';
import { pollPaths } from '../../../src/machines/parts/poll.paths';
import { proveChart } from '../../../src/paths';
import { noAnswer } from '../fakes';
import { run } from './world';

const count = call(
  '/book/count',
  { subject_id: subjectId },
  { count: z.number(), pause: z.number() },
);
const endless = poll({ id: 'endless', call: count, every: 15_000 });
const ending = poll({
  id: 'ending',
  call: count,
  every: (answer) => answer?.pause ?? 5000,
  until: (answer) => answer.count > 9,
});

const input = { payload: { subject_id: 2 } } as const;

const seldom = poll({ id: 'seldom', call: count, every: 300_000 });

const polling = (chart: typeof endless = endless) => run(chart, input);

describe('polling', () => {
  it('asks at once, and again so long after the answer', async () => {
    const { asked, last, clock, snapshot } = polling();
    expect(asked).toHaveLength(1);
    expect(last().input).toEqual({ subject_id: 2 });
    expect(selectAnswer(snapshot())).toBeNull();
    clock.increment(60_000);
    expect(asked).toHaveLength(1);
    await last().answer({ count: 3, pause: 0 });
    expect(selectAnswer(snapshot())).toEqual({ count: 3, pause: 0 });
    clock.increment(14_999);
    expect(asked).toHaveLength(1);
    clock.increment(1);
    expect(asked).toHaveLength(2);
  });

  it('goes on after a failure without a word, and keeps the last answer', async () => {
    const { asked, last, clock, snapshot, told } = polling();
    await last().answer({ count: 3, pause: 0 });
    clock.increment(15_000);
    await last().fail(noAnswer());
    expect(selectAnswer(snapshot())).toEqual({ count: 3, pause: 0 });
    expect(selectFailure(snapshot())?.message.key).toBe('shell:failure.network');
    expect(told).toEqual([]);
    clock.increment(15_000);
    expect(asked).toHaveLength(3);
    await last().answer({ count: 4, pause: 0 });
    expect(selectFailure(snapshot())).toBeNull();
  });

  it('asks again a minute after a failure, however seldom it asks else', async () => {
    const { asked, last, clock } = polling(seldom);
    await last().fail(noAnswer());
    clock.increment(59_999);
    expect(asked).toHaveLength(1);
    clock.increment(1);
    await last().answer({ count: 3, pause: 0 });
    clock.increment(299_999);
    expect(asked).toHaveLength(2);
    clock.increment(1);
    expect(asked).toHaveLength(3);
  });

  it('asks once more at once when a refresh was requested meanwhile, however often', async () => {
    const { actor, asked, last, clock } = polling();
    actor.send({ type: 'refresh.requested' });
    actor.send({ type: 'refresh.requested' });
    expect(asked).toHaveLength(1);
    await last().answer({ count: 3, pause: 0 });
    clock.increment(0);
    expect(asked).toHaveLength(2);
    await last().answer({ count: 4, pause: 0 });
    clock.increment(14_999);
    expect(asked).toHaveLength(2);
  });

  it('rests while the tab is hidden, and asks once as soon as it is shown again', async () => {
    const { asked, last, clock, signals } = polling();
    await last().answer({ count: 3, pause: 0 });
    signals.visibility.tell({ type: 'page.hidden' });
    clock.increment(600_000);
    expect(asked).toHaveLength(1);
    signals.visibility.tell({ type: 'page.shown' });
    expect(asked).toHaveLength(2);
    await last().answer({ count: 3, pause: 0 });
    clock.increment(14_999);
    expect(asked).toHaveLength(2);
  });

  it('drops a question when the tab is hidden', () => {
    const { last, signals, snapshot } = polling();
    signals.visibility.tell({ type: 'page.hidden' });
    expect(last().isDropped()).toBe(true);
    expect(selectIsAsking(snapshot())).toBe(false);
  });

  it('asks at once by hand, and waits its whole time anew', async () => {
    const { actor, asked, last, clock } = polling();
    await last().answer({ count: 3, pause: 0 });
    clock.increment(14_000);
    actor.send({ type: 'refresh.requested' });
    expect(asked).toHaveLength(2);
    await last().answer({ count: 3, pause: 0 });
    clock.increment(14_999);
    expect(asked).toHaveLength(2);
    clock.increment(1);
    expect(asked).toHaveLength(3);
  });

  it('waits as long as the server asks for', async () => {
    const { asked, last, clock } = run(ending, input);
    await last().answer({ count: 1, pause: 9000 });
    clock.increment(8999);
    expect(asked).toHaveLength(1);
    clock.increment(1);
    expect(asked).toHaveLength(2);
  });

  it('ends with what it waited for', async () => {
    const { actor, last } = run(ending, input);
    await last().answer({ count: 10, pause: 1 });
    expect(actor.getSnapshot().output).toEqual({ count: 10, pause: 1 });
  });

  it('takes every transition', () => {
    const some = { count: 1, pause: 15_000 };
    for (const [chart, answers] of [
      [endless, [some]],
      [ending, [some, { count: 10, pause: 1 }]],
    ] as const) {
      const proof = proveChart(chart, pollPaths({ payload: input.payload, answers }));
      expect(proof.missing).toEqual([]);
      expect(proof.truncated).toBe(false);
    }
  });
});
