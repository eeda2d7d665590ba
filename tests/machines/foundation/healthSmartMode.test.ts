import { createActor, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { openSmartMode } from '../../../src/contract/foundation';
import type { SmartMode } from '../../../src/domain/foundation';
import {
  healthSmartMode,
  selectFailure,
  selectIsTurning,
  selectStage,
} from '../../../src/machines/foundation/healthSmartMode';
import { answering, heardFrom, noAnswer, refusal, silent } from '../fakes';

function start(open = silent(openSmartMode)) {
  const chart = healthSmartMode.provide({ actors: { open } });
  const actor = createActor(chart, { input: { subjectId: 2, studentId: 7 } }).start();
  const tell = (mode: SmartMode) => {
    actor.send({
      type: 'watch.told',
      answer: { mode, others: [], as_of: '2026-11-20T14:30:00+08:00' },
    });
  };
  return { actor, tell, heard: heardFrom(actor), stage: () => selectStage(actor.getSnapshot()) };
}

describe('turning it on', () => {
  it('[HSM-01] [HSM-02] [CALL-160] asks first, then shows it at once and says so to the server', async () => {
    const open = vi.fn(() => ({ mode: 'on' as const }));
    const { actor, tell, stage } = start(answering(openSmartMode, open));
    tell('off');
    actor.send({ type: 'turnOn.requested' });
    expect(stage()).toBe('confirmingOn');
    expect(open).not.toHaveBeenCalled();
    actor.send({ type: 'change.confirmed' });
    expect(stage()).toBe('on');
    await waitFor(actor, (snapshot) => !selectIsTurning(snapshot));
    expect(stage()).toBe('on');
    expect(open).toHaveBeenCalledExactlyOnceWith({ subject_id: 2, student_id: 7, is_open: true });
  });

  it('[HSM-03] changes nothing when the question is answered with no', () => {
    const { actor, tell, stage } = start();
    tell('off');
    actor.send({ type: 'turnOn.requested' });
    actor.send({ type: 'change.cancelled' });
    expect([stage(), selectIsTurning(actor.getSnapshot())]).toEqual(['off', false]);
  });

  it('goes back, and says why, when it does not work', async () => {
    const { actor, tell, heard, stage } = start(
      answering(openSmartMode, () => Promise.reject(refusal('forbidden', 'Not yours'))),
    );
    tell('off');
    actor.send({ type: 'turnOn.requested' });
    actor.send({ type: 'change.confirmed' });
    await waitFor(actor, (snapshot) => !selectIsTurning(snapshot));
    expect(stage()).toBe('off');
    expect(heard).toMatchObject([{ message: { values: { sentence: 'Not yours' } } }]);
  });
});

describe('turning it off', () => {
  it('[HSM-04] [HSM-05] asks first, then shows it at once and says so to the server', async () => {
    const open = vi.fn(() => ({ mode: 'off' as const }));
    const { actor, tell, stage } = start(answering(openSmartMode, open));
    tell('on');
    actor.send({ type: 'turnOff.requested' });
    expect(stage()).toBe('confirmingOff');
    actor.send({ type: 'change.confirmed' });
    expect(stage()).toBe('off');
    await waitFor(actor, (snapshot) => !selectIsTurning(snapshot));
    expect(open).toHaveBeenCalledExactlyOnceWith({ subject_id: 2, student_id: 7, is_open: false });
  });

  it('[HSM-06] changes nothing when the question is answered with no', () => {
    const { actor, tell, stage } = start();
    tell('on');
    actor.send({ type: 'turnOff.requested' });
    actor.send({ type: 'change.cancelled' });
    expect([stage(), selectIsTurning(actor.getSnapshot())]).toEqual(['on', false]);
  });
});

describe('what is told meanwhile', () => {
  it.each([
    ['HSM-05', 'on', 'turnOff.requested', 'off'],
    ['HSM-02', 'off', 'turnOn.requested', 'on'],
  ] as const)(
    '[%s] a colleague’s turn during the call shows once it is over, done or failed',
    async (_, mode, request, wanted) => {
      for (const isDone of [true, false]) {
        const latest = isDone ? mode : wanted;
        const started = start(
          answering(openSmartMode, () => {
            started.tell(latest);
            if (!isDone) throw refusal('conflict', 'Turned already');
            return { mode: wanted };
          }),
        );
        const { actor, tell, stage } = started;
        tell(mode);
        actor.send({ type: request });
        actor.send({ type: 'change.confirmed' });
        expect(stage()).toBe(wanted);
        await waitFor(actor, (snapshot) => !selectIsTurning(snapshot));
        expect(stage()).toBe(latest);
        tell(mode);
        expect(stage()).toBe(mode);
      }
    },
  );

  it('[HSM-03] [HSM-06] ends the question when a colleague has answered it', () => {
    const { actor, tell, stage } = start();
    tell('off');
    actor.send({ type: 'turnOn.requested' });
    tell('on');
    expect(stage()).toBe('on');
    actor.send({ type: 'turnOff.requested' });
    tell('off');
    expect(stage()).toBe('off');
  });
});

describe('headquarters', () => {
  it.each([
    ['HSM-07', 'off'],
    ['HSM-08', 'on'],
  ] as const)('[%s] takes the switch out of the analyst’s hands while it is %s', (_, mode) => {
    const { actor, tell, stage } = start();
    tell(mode);
    tell('onByHeadquarters');
    expect(stage()).toBe('onByHeadquarters');
    expect(actor.getSnapshot().can({ type: 'turnOn.requested' })).toBe(false);
  });

  it('[HSM-09] is the reason why it can’t be turned off', () => {
    const { actor, tell, heard, stage } = start();
    tell('onByHeadquarters');
    actor.send({ type: 'turnOff.requested' });
    expect(stage()).toBe('onByHeadquarters');
    expect(heard).toMatchObject([{ message: { key: 'foundation:smartMode.headquarters' } }]);
  });

  it('[HSM-10] gives the switch back', () => {
    const { tell, stage } = start();
    tell('onByHeadquarters');
    tell('off');
    expect(stage()).toBe('off');
  });
});

it('says why it could not be loaded, and tries again', () => {
  const { actor, stage } = start();
  actor.send({ type: 'watch.failed', error: noAnswer() });
  expect(stage()).toBe('loadFailed');
  expect(selectFailure(actor.getSnapshot())?.message.key).toBe('shell:failure.network');
  actor.send({ type: 'load.retried' });
  expect(stage()).toBe('loading');
});
