import { createActor, SimulatedClock } from 'xstate';
import { expect, it } from 'vitest';
import { CallFailure } from '../../../src/contract/failure';
import {
  failureNotice,
  inPlaceOfUnsure,
  notDoneNotice,
  successNotice,
} from '../../../src/machines/parts/notice';
import { toasts } from '../../../src/machines/shell/toasts';
import type { Notice } from '../../../src/machines/parts/notice';

const lostAct = (requestId: string) =>
  new CallFailure('network', { path: '/home/remind', requestId, isChange: true });
const lost = lostAct('r1');

it('[CODE-015] of two acts that may have been done each is counted, until an answer settles it', () => {
  const actor = createActor(toasts).start();
  const acts = () =>
    actor.getSnapshot().context.shown.flatMap(({ acts: of }) => of.map(({ id }) => id));
  for (const id of ['r1', 'r2', 'r2']) {
    const notice = failureNotice(lostAct(id));
    if (notice.type === 'notice.shown') actor.send(notice);
  }
  expect(acts()).toEqual(['r1', 'r2']);
  actor.send({ type: 'act.settled', act: 'r1' });
  expect(acts()).toEqual(['r2']);
  actor.send({ type: 'act.settled', act: 'r2' });
  expect(actor.getSnapshot().context.shown).toEqual([]);
});

it('a notice takes the place of the one that is not true any more, and of no other', () => {
  const actor = createActor(toasts).start();
  const show = (notice: Notice) => {
    if (notice.type === 'notice.shown') actor.send(notice);
  };
  const keys = () => actor.getSnapshot().context.shown.map(({ message }) => message.key);
  for (const name of ['周明远', '林小满']) show(notDoneNotice(lost, 'grading:', { name }));
  const name = '林小满';
  show(inPlaceOfUnsure('grading:', successNotice('grading:submitted', { name }), { name }));
  expect(keys()).toEqual(['grading:unsure', 'grading:submitted']);
  expect(actor.getSnapshot().context.shown[0]?.message.values).toEqual({ name: '周明远' });
});

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
