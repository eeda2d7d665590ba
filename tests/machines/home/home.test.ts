import { describe, expect, it } from 'vitest';
import { home, selectBlocks, selectIsGiftGone } from '../../../src/machines/home/home';
import { homeAnswers } from '../../../src/machines/home/homePolls.paths';
import { selectList } from '../../../src/machines/home/todos';
import { selectAnswer } from '../../../src/machines/parts/poll';
import { noAnswer, refusal } from '../fakes';
import { run } from '../parts/world';

const opened = () => run(home, { subjectId: 2, today: '2026-11-20' });

describe('the home page', () => {
  it('[SCREEN-002, SCREEN-003, SCREEN-004, SCREEN-005, SCREEN-007] asks for every block at once, each by itself', () => {
    const { asked } = opened();
    expect(asked.map(({ name }) => name).sort()).toEqual([
      '/home/latestReports',
      '/home/objectList',
      '/home/recentLessons',
      '/home/schedules',
      '/home/studyWeek',
      '/home/summary',
      '/home/todoList',
    ]);
  });

  it('[LIVE-007, CONST-064] asks for the to-do list every 15 s, and not in a hidden tab', async () => {
    const { clock, signals, named, last } = opened();
    await last('/home/todoList').answer(homeAnswers.todoList);
    clock.increment(14_999);
    expect(named('/home/todoList')).toHaveLength(1);
    clock.increment(1);
    expect(named('/home/todoList')).toHaveLength(2);
    await last('/home/todoList').answer(homeAnswers.todoList);
    signals.visibility.tell({ type: 'page.hidden' });
    clock.increment(3_600_000);
    expect(named('/home/todoList')).toHaveLength(2);
    signals.visibility.tell({ type: 'page.shown' });
    expect(named('/home/todoList')).toHaveLength(3);
  });

  it.each(['student.changed', 'homework.changed'] as const)(
    'looks once after a burst of %s, at what it may have changed',
    async (type) => {
      const { clock, signals, named, last } = opened();
      await last('/home/objectList').answer(homeAnswers.attentionList);
      await last('/home/todoList').answer(homeAnswers.todoList);
      await last('/home/summary').answer(homeAnswers.homeSummary);
      signals.socket.tell({ type: 'socket.received', message: { type } });
      signals.socket.tell({ type: 'socket.received', message: { type } });
      expect(named('/home/objectList')).toHaveLength(1);
      clock.increment(2000);
      for (const path of ['/home/objectList', '/home/todoList', '/home/summary']) {
        expect(named(path)).toHaveLength(2);
      }
      expect(named('/home/studyWeek')).toHaveLength(1);
    },
  );

  it('[SCREEN-003] the schedule of today goes on to the next day at midnight, that of another day stays', () => {
    const { signals, last, snapshot } = opened();
    const tick = (now: string) => {
      signals.clock.tell({ type: 'clock.ticked', now: Date.parse(now) });
    };
    const shown = () => last('/home/schedules').input;
    tick('2026-11-20T23:59:59+08:00');
    expect(shown()).toMatchObject({ from: '2026-11-20' });
    tick('2026-11-21T00:00:00+08:00');
    expect(shown()).toMatchObject({ from: '2026-11-21', to: '2026-11-21' });
    selectBlocks(snapshot()).schedule?.send({ type: 'day.moved', by: -1 });
    tick('2026-11-22T00:00:00+08:00');
    expect(shown()).toMatchObject({ from: '2026-11-20' });
  });

  it('[SCREEN-012] offers the gift of the next day once the day of the one that was taken is over', async () => {
    const { actor, signals, named, last, snapshot } = opened();
    await last('/home/summary').answer(homeAnswers.homeSummary);
    actor.send({ type: 'gift.requested' });
    await last('/home/takeWelcomeGift').answer({ coins: 200, coin_cnt: 1050 });
    expect(selectIsGiftGone(snapshot())).toBe(true);
    await last('/home/summary').answer(homeAnswers.homeSummary);
    signals.clock.tell({ type: 'clock.ticked', now: Date.parse('2026-11-21T00:00:00+08:00') });
    expect([selectIsGiftGone(snapshot()), named('/home/summary').length]).toEqual([false, 3]);
  });

  it('a block that fails leaves the others alone', async () => {
    const { actor, last } = opened();
    await last('/home/objectList').fail(noAnswer());
    await last('/home/todoList').answer(homeAnswers.todoList);
    const { todos } = selectBlocks(actor.getSnapshot());
    const list = todos && selectList(todos.getSnapshot());
    expect(list && selectAnswer(list.getSnapshot())).toEqual(homeAnswers.todoList);
  });

  it('[SCREEN-012] takes the gift once, and offers it again when that failed', async () => {
    const { actor, last, named, told } = opened();
    actor.send({ type: 'gift.requested' });
    await last('/home/takeWelcomeGift').fail(noAnswer());
    expect(selectIsGiftGone(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'gift.requested' });
    await last('/home/takeWelcomeGift').answer({ coins: 200, coin_cnt: 1050 });
    expect(selectIsGiftGone(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'gift.requested' });
    expect(named('/home/takeWelcomeGift')).toHaveLength(2);
    expect(told).toMatchObject([
      { tone: 'bad' },
      { tone: 'good', message: { key: 'home:gift.taken', values: { count: 200 } } },
    ]);
  });

  it('[SCREEN-012] hides the gift that was taken in another window, and says so', async () => {
    const { actor, last, told } = opened();
    actor.send({ type: 'gift.requested' });
    await last('/home/takeWelcomeGift').fail(refusal('conflict', 'Taken already'));
    expect(selectIsGiftGone(actor.getSnapshot())).toBe(true);
    expect(told).toMatchObject([
      { tone: 'bad', message: { values: { sentence: 'Taken already' } } },
    ]);
  });

  it('[SCREEN-003, CALL-105] asks for the meetings of the day that is chosen', () => {
    const { actor, last } = opened();
    const { schedule } = selectBlocks(actor.getSnapshot());
    expect(last('/home/schedules').input).toEqual({
      ...{ subject_id: 2, from: '2026-11-20', to: '2026-11-20' },
    });
    const today = last('/home/schedules');
    schedule?.send({ type: 'day.moved', by: 1 });
    expect(today.isDropped()).toBe(true);
    expect(last('/home/schedules').input).toMatchObject({ from: '2026-11-21', to: '2026-11-21' });
    schedule?.send({ type: 'day.chosen', day: '2026-11-30' });
    schedule?.send({ type: 'day.moved', by: 1 });
    expect(last('/home/schedules').input).toMatchObject({ from: '2026-12-01' });
  });
});
