import { createActor, waitFor } from 'xstate';
import { expect, it, vi } from 'vitest';
import { checkPagePermission } from '../../../src/contract/account';
import {
  selectCanAskAgain,
  selectIsAskingAgain,
  selectLockReason,
  systemLock,
} from '../../../src/machines/account/systemLock';
import { answering, heardFrom, noAnswer, refusal, silent } from '../fakes';

function start(reason: string, checkPermission = answering(checkPagePermission, () => ({}))) {
  const chart = systemLock.provide({ actors: { checkPermission } });
  const actor = createActor(chart, { input: { subjectId: 2, reason } });
  const heard = heardFrom(actor);
  actor.start();
  return {
    actor,
    heard,
    askAgain: async () => {
      actor.send({ type: 'access.retried' });
      return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    },
  };
}

it('[SLK-01] is locked by an access check that is refused, and says why', () => {
  const { actor } = start('');
  expect(selectLockReason(actor.getSnapshot())).toBeNull();
  expect(selectCanAskAgain(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'access.refused', reason: 'overdue' });
  expect(selectLockReason(actor.getSnapshot())).toBe('overdue');
  expect(selectCanAskAgain(actor.getSnapshot())).toBe(true);
});

it('[SLK-02] opens and leads home when the lock was lifted', async () => {
  const asked = vi.fn(() => ({}));
  const { askAgain, heard } = start('overdue', answering(checkPagePermission, asked));
  const snapshot = await askAgain();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ subject_id: 2, route: '/teacher/home' });
  expect(selectLockReason(snapshot)).toBeNull();
  expect(heard).toEqual([{ type: 'page.requested', to: '/home?subject_id=2', replace: true }]);
});

it('[SLK-03] stays locked while it is, with the reason of today', async () => {
  const refused = answering(checkPagePermission, () =>
    Promise.reject(refusal('noPermission', 'still overdue')),
  );
  const { askAgain, heard } = start('overdue', refused);
  expect(selectLockReason(await askAgain())).toBe('still overdue');
  expect(heard).toEqual([]);
});

it('stays locked with the old reason, and says so, when nobody answers', async () => {
  const mute = answering(checkPagePermission, () => Promise.reject(noAnswer()));
  const { askAgain, heard } = start('overdue', mute);
  expect(selectLockReason(await askAgain())).toBe('overdue');
  const message = { key: 'shell:failure.network' };
  expect(heard).toEqual([{ type: 'notice.shown', tone: 'bad', message }]);
});

it('asks once at a time', () => {
  const { actor } = start('overdue', silent(checkPagePermission));
  actor.send({ type: 'access.retried' });
  expect(selectIsAskingAgain(actor.getSnapshot())).toBe(true);
  expect(selectCanAskAgain(actor.getSnapshot())).toBe(false);
});
