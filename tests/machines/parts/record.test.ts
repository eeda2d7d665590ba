import { describe, expect, it } from 'vitest';
import { openWorkOrder } from '../../../src/contract/workOrders';
import type { SocketMessage } from '../../../src/contract/socket';
import { healthSmartMode, selectStage } from '../../../src/machines/foundation/healthSmartMode';
import { sampleRecord } from '../../../src/machines/foundation/foundationMode.paths';
import {
  restartAssignment,
  selectRecord,
} from '../../../src/machines/foundation/restartAssignment';
import { foundationWatch, smartModeWatch } from '../../../src/machines/foundation/watched';
import {
  foundationWatchPaths,
  smartModeWatchPaths,
} from '../../../src/machines/foundation/watched.paths';
import {
  selectAnswer,
  selectIsAbsent,
  selectIsFailed,
  selectIsOutdated,
} from '../../../src/machines/parts/record';
import { sampleOf } from '../../../src/machines/parts/sample.paths';
import { workOrderDetail } from '../../../src/machines/workOrders/workOrderDetail';
import { workOrderDetailPaths } from '../../../src/machines/workOrders/workOrderDetail.paths';
import { noAnswer, refusal } from '../fakes';
import { findingsOf, proven } from '../proof';
import { run } from './world';

const as_of = '2026-11-20T14:30:00+08:00';
const changed: SocketMessage = { type: 'student.changed', student_id: 7 };

/** A watch, seen through a chart that runs it. */
function start() {
  const started = run(healthSmartMode, { subjectId: 2, studentId: 7 });
  return {
    ...started,
    stage: () => selectStage(started.actor.getSnapshot()),
    hear: (message: SocketMessage) => {
      started.signals.socket.tell({ type: 'socket.received', message });
    },
  };
}

it('asks at once, and tells the answer', async () => {
  const { last, stage } = start();
  expect(last()).toMatchObject({
    name: '/streamddj/aiModeInfo',
    input: { subject_id: 2, student_id: 7 },
  });
  await last().answer({ mode: 'on', others: [], as_of });
  expect(stage()).toBe('on');
});

it('asks again when the server says that something about the student has changed', async () => {
  const { asked, hear, last, stage } = start();
  await last().answer({ mode: 'on', others: [], as_of });
  hear({ type: 'student.changed', student_id: 8 });
  hear({ type: 'homework.changed', student_id: 7 });
  expect(asked).toHaveLength(1);
  hear(changed);
  await last().answer({ mode: 'onByHeadquarters', others: [], as_of });
  expect([asked.length, stage()]).toEqual([2, 'onByHeadquarters']);
  hear({ type: 'student.changed' });
  expect(asked).toHaveLength(3);
});

it('lets a load end when messages come faster than answers, then asks once more', async () => {
  const { asked, hear, last, stage } = start();
  hear(changed);
  hear(changed);
  expect([asked.length, last().isDropped()]).toEqual([1, false]);
  await last().answer({ mode: 'on', others: [], as_of });
  expect([asked.length, stage()]).toEqual([2, 'on']);
  hear(changed);
  hear(changed);
  expect([asked.length, last().isDropped()]).toEqual([2, false]);
  await last().answer({ mode: 'off', others: [], as_of });
  expect([asked.length, stage()]).toEqual([3, 'off']);
  await last().answer({ mode: 'on', others: [], as_of });
  expect(asked).toHaveLength(3);
});

it('a first load that failed is tried again at the next message', async () => {
  const { asked, hear, last, stage } = start();
  await last().fail(noAnswer());
  hear(changed);
  await last().answer({ mode: 'on', others: [], as_of });
  expect([asked.length, stage()]).toEqual([2, 'on']);
});

describe('a record whose refresh does not succeed', () => {
  const order = sampleOf(openWorkOrder.answer);
  async function outdated(error: Error) {
    const started = run(workOrderDetail, workOrderDetailPaths.inputs.order);
    await started.last().answer(order);
    started.signals.socket.tell({
      type: 'socket.received',
      message: { type: 'workOrder.changed' },
    });
    await started.last().fail(error);
    return started;
  }

  it('keeps what it shows and says that it may be old, until a retry succeeds', async () => {
    const { actor, last, snapshot } = await outdated(noAnswer());
    expect([selectIsOutdated(snapshot()), selectIsFailed(snapshot())]).toEqual([true, false]);
    expect(selectAnswer(snapshot())).toEqual(order);
    actor.send({ type: 'load.retried' });
    await last().answer(order);
    expect(selectIsOutdated(snapshot())).toBe(false);
  });

  it('says that it is gone when it was not found any more, and finds it again', async () => {
    const { last, signals, snapshot } = await outdated(refusal('absent', 'gone'));
    expect(selectIsAbsent(snapshot())).toBe(true);
    signals.socket.tell({ type: 'socket.received', message: { type: 'workOrder.changed' } });
    await last().answer(order);
    expect([selectIsAbsent(snapshot()), selectIsOutdated(snapshot())]).toEqual([false, false]);
  });
});

it('makes a call once more that was under way when the chart itself changed the thing', async () => {
  const started = run(restartAssignment, { subjectId: 2, studentId: 7 });
  const { actor, asked, last, signals } = started;
  await last().answer(sampleRecord);
  actor.send({ type: 'restart.requested' });
  actor.send({ type: 'restart.confirmed' });
  const assigned = last();
  signals.socket.tell({ type: 'socket.received', message: changed });
  const older = last();
  await assigned.answer({ status: 'awaitingStudent' });
  expect([asked.length, older.isDropped()]).toEqual([4, true]);
  await last().answer({ ...sampleRecord, status: 'awaitingStudent' });
  expect(selectRecord(actor.getSnapshot())?.status).toBe('awaitingStudent');
});

it('tells a failure before that, and asks again when told to', async () => {
  const { actor, asked, last, stage } = start();
  await last().fail(noAnswer());
  expect(stage()).toBe('loadFailed');
  actor.send({ type: 'load.retried' });
  await last().answer({ mode: 'off', others: [], as_of });
  expect([asked.length, stage()]).toEqual([2, 'off']);
});

it.each([
  ['smartModeWatch', smartModeWatch, smartModeWatchPaths],
  ['foundationWatch', foundationWatch, foundationWatchPaths],
] as const)(
  '%s takes every transition on generated paths, which tell every wrong chart from the right one',
  (name, chart, catalogue) => {
    // Led to `current` instead, it goes on from there at once.
    const unnoticed = ['refreshing|load.overtaken', 'outdated|always'].map(
      (transition) => `retarget ${name}.ready.${transition}|0`,
    );
    expect(findingsOf(chart, catalogue)).toEqual({ ...proven, unnoticed });
  },
);
