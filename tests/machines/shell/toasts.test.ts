import { createActor, SimulatedClock } from 'xstate';
import { expect, it } from 'vitest';
import { CallFailure } from '../../../src/contract/failure';
import {
  failureNotice,
  inPlaceOf,
  notDoneNotice,
  successNotice,
  warningNotice,
} from '../../../src/machines/parts/notice';
import { toasts } from '../../../src/machines/shell/toasts';
import type { Notice } from '../../../src/machines/parts/notice';

it('a notice takes the place of the one that is not true any more, and of no other', () => {
  const actor = createActor(toasts).start();
  const show = (notice: Notice) => {
    if (notice.type === 'notice.shown') actor.send(notice);
  };
  const keys = () => actor.getSnapshot().context.shown.map(({ message }) => message.key);
  show(warningNotice('grading:unsure'));
  show(warningNotice('shell:failure.network'));
  show(inPlaceOf('grading:unsure', successNotice('grading:submitted')));
  expect(keys()).toEqual(['shell:failure.network', 'grading:submitted']);
});

const lost = new CallFailure('network', { path: '/home/remind', isChange: true });

it('[CODE-015] that nobody knows how an act ended stays until it is closed, and a failure leaves by itself', () => {
  const clock = new SimulatedClock();
  const actor = createActor(toasts, { clock }).start();
  const shown = () => actor.getSnapshot().context.shown;
  for (const notice of [
    failureNotice(new CallFailure('network', { path: '/home/list' })),
    failureNotice(lost),
    notDoneNotice(lost, 'feedback:'),
  ]) {
    if (notice.type === 'notice.shown') actor.send(notice);
  }
  const keys = () => shown().map(({ message }) => message.key);
  expect(keys()).toEqual(['shell:failure.network', 'shell:unsure.network', 'feedback:unsure']);
  clock.increment(3_600_000);
  expect(keys()).toEqual(['shell:unsure.network', 'feedback:unsure']);
  actor.send({ type: 'notice.dismissed', id: shown()[0]?.id ?? '' });
  expect(keys()).toEqual(['feedback:unsure']);
  // Whoever signs in next has done nothing that could have been lost.
  actor.send({ type: 'session.closed' });
  expect(keys()).toEqual([]);
});
