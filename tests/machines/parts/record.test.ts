import { expect, it } from 'vitest';
import type { SocketMessage } from '../../../src/contract/socket';
import { healthSmartMode, selectStage } from '../../../src/machines/foundation/healthSmartMode';
import { foundationWatch, smartModeWatch } from '../../../src/machines/foundation/watched';
import {
  foundationWatchPaths,
  smartModeWatchPaths,
} from '../../../src/machines/foundation/watched.paths';
import { noAnswer } from '../fakes';
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
  await last().answer({ mode: 'on', as_of });
  expect(stage()).toBe('on');
});

it('asks again when the server says that something about the student has changed', async () => {
  const { asked, hear, last, stage } = start();
  await last().answer({ mode: 'on', as_of });
  hear({ type: 'student.changed', student_id: 8 });
  hear({ type: 'homework.changed', student_id: 7 });
  expect(asked).toHaveLength(1);
  hear(changed);
  await last().answer({ mode: 'onByHeadquarters', as_of });
  expect([asked.length, stage()]).toEqual([2, 'onByHeadquarters']);
  hear({ type: 'student.changed' });
  expect(asked).toHaveLength(3);
});

it('drops a question that a newer message has overtaken', async () => {
  const { asked, hear, last } = start();
  await last().answer({ mode: 'on', as_of });
  hear(changed);
  const first = last();
  hear(changed);
  expect([asked.length, first.isDropped()]).toEqual([3, true]);
});

it('keeps quiet about a failure once there was an answer: the next message asks again', async () => {
  const { asked, hear, last, stage } = start();
  await last().answer({ mode: 'on', as_of });
  hear(changed);
  await last().fail(noAnswer());
  expect(stage()).toBe('on');
  hear(changed);
  expect(asked).toHaveLength(3);
});

it('tells a failure before that, and asks again when told to', async () => {
  const { actor, asked, last, stage } = start();
  await last().fail(noAnswer());
  expect(stage()).toBe('loadFailed');
  actor.send({ type: 'load.retried' });
  await last().answer({ mode: 'off', as_of });
  expect([asked.length, stage()]).toEqual([2, 'off']);
});

it.each([
  ['smartModeWatch', smartModeWatch, smartModeWatchPaths],
  ['foundationWatch', foundationWatch, foundationWatchPaths],
] as const)(
  '%s takes every transition on generated paths, which tell every wrong chart from the right one',
  (_, chart, catalogue) => {
    expect(findingsOf(chart, catalogue)).toEqual(proven);
  },
);
