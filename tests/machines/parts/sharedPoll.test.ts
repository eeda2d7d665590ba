import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { call } from '../../../src/contract/call';
import { subjectId } from '../../../src/contract/fields';
import { selectAnswer, selectFailure } from '../../../src/machines/parts/poll';
import { sharedPoll } from '../../../src/machines/parts/sharedPoll';
import { sharedPollPaths } from '../../../src/machines/parts/sharedPoll.paths';
import { noAnswer } from '../fakes';
import { findingsOf, proven } from '../proof';
import { browser } from './browser';
import { run } from './world';

const minute = 60_000;
const night = 9 * 60 * minute;
const count = call('/book/count', { subject_id: subjectId }, { count: z.number() });
const counting = sharedPoll({
  id: 'counting',
  call: count,
  every: minute,
  concerns: ({ type }) => type === 'message.changed',
});
const paced = sharedPoll({
  id: 'paced',
  call: count,
  every: (answer) => (answer?.count ?? 5) * 1000,
});

/** Tabs of one browser, in the order in which they were opened. */
function open(tabs: number, chart = counting, subject_id = 2) {
  const shared = browser();
  return Array.from({ length: tabs }, () => {
    const tab = run(chart, { payload: { subject_id } }, shared);
    return { ...tab, answer: () => selectAnswer(tab.actor.getSnapshot()) };
  });
}

function pair() {
  const [first, second] = open(2);
  if (first === undefined || second === undefined) throw new Error('two tabs were opened');
  return { first, second };
}

describe('a poll that tabs share', () => {
  it('asks in one tab, and all of them have the answer', async () => {
    const { first, second } = pair();
    expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
    await first.last().answer({ count: 3 });
    expect([first.answer(), second.answer()]).toEqual([{ count: 3 }, { count: 3 }]);
    second.clock.increment(10 * minute);
    expect(second.asked).toHaveLength(0);
    first.clock.increment(minute);
    await first.last().answer({ count: 4 });
    expect(second.answer()).toEqual({ count: 4 });
  });

  it('a tab that comes later is told what is known, and asks nothing', async () => {
    const shared = browser();
    const input = { payload: { subject_id: 2 } } as const;
    const first = run(counting, input, shared);
    await first.last().answer({ count: 3 });
    const later = run(counting, input, shared);
    expect(selectAnswer(later.actor.getSnapshot())).toEqual({ count: 3 });
    expect([first.asked.length, later.asked.length]).toEqual([1, 0]);
  });

  it('what is asked for another subject is another poll', () => {
    const shared = browser();
    const first = run(counting, { payload: { subject_id: 2 } }, shared);
    const other = run(counting, { payload: { subject_id: 3 } }, shared);
    expect([first.asked.length, other.asked.length]).toEqual([1, 1]);
  });

  it('when the tab that asks is closed or hidden, another goes on at once', async () => {
    const { first, second } = pair();
    await first.last().answer({ count: 3 });
    first.signals.visibility.tell({ type: 'page.hidden' });
    expect(second.asked).toHaveLength(1);
    await second.last().answer({ count: 4 });
    expect(first.answer()).toEqual({ count: 3 });
    first.signals.visibility.tell({ type: 'page.shown' });
    expect(first.answer()).toEqual({ count: 4 });
    second.actor.stop();
    expect(first.asked).toHaveLength(2);
  });

  it('a message that all tabs hear is one question, however many come', async () => {
    const { first, second } = pair();
    await first.last().answer({ count: 3 });
    for (const { signals } of [first, second, first, second]) {
      signals.socket.tell({ type: 'socket.received', message: { type: 'message.changed' } });
    }
    for (const { clock } of [first, second]) clock.increment(1000);
    expect([first.asked.length, second.asked.length]).toEqual([2, 0]);
  });

  it('messages that come faster than answers let the call end, and are one question more', async () => {
    const { first } = pair();
    const early = first.last();
    const message = { type: 'message.changed' } as const;
    for (const _ of [1, 2, 3]) {
      first.signals.socket.tell({ type: 'socket.received', message });
      first.clock.increment(300);
    }
    expect([first.asked.length, early.isDropped()]).toEqual([1, false]);
    await early.answer({ count: 1 });
    expect(first.answer()).toEqual({ count: 1 });
    first.clock.increment(300);
    await first.last().answer({ count: 2 });
    first.clock.increment(minute - 1);
    expect([first.asked.length, first.answer()]).toEqual([2, { count: 2 }]);
  });

  it('what fails is asked again after the pause; what was known stays', async () => {
    const { first, second } = pair();
    await first.last().answer({ count: 3 });
    first.clock.increment(minute);
    await first.last().fail(noAnswer());
    expect([first.answer(), second.answer()]).toEqual([{ count: 3 }, { count: 3 }]);
    expect(selectFailure(first.actor.getSnapshot())?.message.key).toBe('shell:failure.network');
    first.clock.increment(minute);
    expect(first.asked).toHaveLength(3);
  });

  it('after a night asleep there is one question, of one tab', async () => {
    const { first, second } = pair();
    await first.last().answer({ count: 3 });
    for (const { clock } of [first, second]) clock.increment(night);
    expect([first.asked.length, second.asked.length]).toEqual([2, 0]);
    await first.last().answer({ count: 40 });
    expect(second.answer()).toEqual({ count: 40 });
    for (const { clock } of [first, second]) clock.increment(minute - 1);
    expect([first.asked.length, second.asked.length]).toEqual([2, 0]);
  });

  it('[LIVE-009] the server says how long to wait', async () => {
    const [tab] = open(1, paced);
    await tab?.last().answer({ count: 30 });
    tab?.clock.increment(29_999);
    expect(tab?.asked).toHaveLength(1);
    tab?.clock.increment(1);
    expect(tab?.asked).toHaveLength(2);
  });

  it('takes every transition on generated paths, which notice every mistake', () => {
    const message = { type: 'message.changed' } as const;
    const paths = sharedPollPaths({
      ...{ payload: { subject_id: 2 }, message },
      answers: [{ count: 3 }, { count: 4 }],
    });
    expect(findingsOf(counting, paths)).toEqual(proven);
  });
});
