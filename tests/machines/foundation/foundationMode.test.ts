import { createActor, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { type FoundationRecord, switchFoundationMode } from '../../../src/contract/foundation';
import { isModeOfGrade, type Mode, modes, quotaLimit } from '../../../src/domain/foundation';
import {
  foundationMode,
  selectFailure,
  selectIsTicked,
  selectIsTickMissing,
  selectRecord,
  selectRefusal,
  selectStage,
} from '../../../src/machines/foundation/foundationMode';
import { sampleRecord } from '../../../src/machines/foundation/foundationMode.paths';
import { answering, heardFrom, noAnswer, refusal, silent } from '../fakes';

type Rule = 'resetsProgress' | 'inheritsLevel';

function start(change: Partial<FoundationRecord> = {}, call = silent(switchFoundationMode)) {
  const chart = foundationMode.provide({ actors: { switch: call } });
  const actor = createActor(chart, { input: { subjectId: 2, studentId: 7 } }).start();
  const tell = (told: Partial<FoundationRecord>) => {
    actor.send({ type: 'watch.told', answer: { ...sampleRecord, ...change, ...told } });
  };
  tell({});
  const choose = (mode: Mode) => {
    actor.send({ type: 'mode.chosen', mode });
  };
  const snapshot = () => actor.getSnapshot();
  const confirm = (mode: Mode) => {
    choose(mode);
    actor.send({ type: 'box.toggled' });
    actor.send({ type: 'switch.confirmed' });
    return waitFor(actor, (at) => !at.hasTag('busy'));
  };
  return { actor, tell, choose, confirm, snapshot, heard: heardFrom(actor) };
}

const following = (rule: Rule) =>
  answering(switchFoundationMode, () => ({ status: 'regrading' as const, rule }));

describe('the rules', () => {
  it('[VALID-101] [VALID-102] [VALID-103] [VALID-104] [VALID-105] say which grades a mode is for', () => {
    const gradesOf = (mode: Mode) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((grade) => isModeOfGrade(mode, grade));
    expect(gradesOf(30)).toEqual([7, 8, 9]);
    expect(gradesOf(50)).toEqual([6, 7, 8, 9]);
    expect([gradesOf(70).length, gradesOf(90).length]).toEqual([12, 12]);
  });

  it.each([
    [9, 0.3, 3],
    [9, 0.5, 5],
    [10, 0.3, 3],
    [70, 0.1, 7],
    [1, 0.3, 1],
    [0, 0.5, 0],
  ])(
    '[CONST-045] [CONST-046] of %i active, a share of %f gives %i places',
    (active, share, limit) => {
      expect(quotaLimit(active, share)).toBe(limit);
    },
  );
});

describe('choosing a mode', () => {
  it('[FMD-01] another mode with a place left is asked to be confirmed', () => {
    const { choose, snapshot } = start();
    choose(50);
    expect(selectStage(snapshot())).toBe('confirming');
    expect(selectIsTicked(snapshot())).toBe(false);
  });

  it.each([
    [50, 5],
    [30, 6],
    [30, 10],
  ] as const)('[FMD-02] mode %i is refused for grade %i, with the rule', (mode, grade) => {
    const { choose, snapshot } = start({ grade });
    choose(mode);
    expect(selectStage(snapshot())).toBe('choosing');
    expect(selectRefusal(snapshot())).toEqual({ mode, reason: 'modeNotForGrade' });
  });

  it('[FMD-03] a mode without a place left is refused; one without a quota never is', () => {
    const { choose, snapshot } = start();
    choose(30);
    expect(selectRefusal(snapshot())).toEqual({ mode: 30, reason: 'modeQuotaUsed' });
    choose(70);
    expect([selectStage(snapshot()), selectRefusal(snapshot())]).toEqual(['choosing', null]);
    choose(90);
    expect(selectStage(snapshot())).toBe('confirming');
  });
});

describe('confirming', () => {
  it('[FMD-04] [FMD-05] needs the tick; without it nothing is sent', async () => {
    const call = vi.fn(() => ({ status: 'regrading' as const, rule: 'inheritsLevel' as const }));
    const { actor, choose, snapshot } = start({}, answering(switchFoundationMode, call));
    choose(90);
    actor.send({ type: 'switch.confirmed' });
    expect(selectStage(snapshot())).toBe('confirming');
    expect(selectIsTickMissing(snapshot())).toBe(true);
    expect(call).not.toHaveBeenCalled();
    actor.send({ type: 'box.toggled' });
    expect(selectIsTickMissing(snapshot())).toBe(false);
    actor.send({ type: 'switch.confirmed' });
    actor.send({ type: 'switch.confirmed' });
    await waitFor(actor, (at) => !at.hasTag('busy'));
    expect(call).toHaveBeenCalledExactlyOnceWith({ subject_id: 2, student_id: 7, mode: 90 });
  });

  it('[FMD-06] can be called off; the next choice is not ticked', () => {
    const { actor, choose, snapshot } = start();
    choose(50);
    actor.send({ type: 'box.toggled' });
    actor.send({ type: 'switch.cancelled' });
    expect(selectStage(snapshot())).toBe('choosing');
    choose(50);
    expect(selectIsTicked(snapshot())).toBe(false);
  });

  it('[FMD-09] is there again when it failed, still ticked, and says why', async () => {
    const call = answering(switchFoundationMode, () => Promise.reject(refusal('conflict', 'Used')));
    const { confirm, snapshot, heard } = start({}, call);
    await confirm(50);
    expect([selectStage(snapshot()), selectIsTicked(snapshot())]).toEqual(['confirming', true]);
    expect(heard).toMatchObject([{ message: { values: { sentence: 'Used' } } }]);
  });
});

describe('news that arrives while a mode is asked for', () => {
  const frozen = [{ reason: 'scoresMissing', since: '2026-11-19T00:00:00+08:00' }] as const;
  it.each([
    ['grade', { grade: 5 }, 'choosing', 'modeNotForGrade'],
    [
      'quota',
      {
        quotas: [
          { mode: 50 as const, limit: 5, allocated_count: 5, active_count: 10, proportion: 0.5 },
        ],
      },
      'choosing',
      'modeQuotaUsed',
    ],
    ['freeze', { freezes: [...frozen] }, 'frozen', undefined],
    ['mode', { mode: 50 as const }, 'choosing', undefined],
  ])('[FMD-02] [FMD-03] asks %s again before it is confirmed', (_, news, stage, reason) => {
    const { actor, choose, tell, snapshot } = start();
    choose(50);
    actor.send({ type: 'box.toggled' });
    tell(news);
    expect(selectStage(snapshot())).toBe(stage);
    expect(selectRefusal(snapshot())?.reason).toBe(reason);
    expect(snapshot().can({ type: 'switch.confirmed' })).toBe(false);
  });

  it('[FMD-09] while the switch is under way decides what follows when it fails', async () => {
    const started = start(
      {},
      answering(switchFoundationMode, () => {
        started.tell({
          quotas: [{ mode: 50, limit: 5, allocated_count: 5, active_count: 10, proportion: 0.5 }],
        });
        throw refusal('conflict', 'Used');
      }),
    );
    await started.confirm(50);
    expect(selectRefusal(started.snapshot())).toEqual({ mode: 50, reason: 'modeQuotaUsed' });
  });

  it('[FMD-10] of a regrading that is over before the answer ends in the new mode', async () => {
    const started = start(
      {},
      answering(switchFoundationMode, () => {
        started.tell({ mode: 90, level: 5 });
        return { status: 'regrading' as const, rule: 'inheritsLevel' as const };
      }),
    );
    await started.confirm(90);
    expect(selectStage(started.snapshot())).toBe('choosing');
    expect(selectRecord(started.snapshot())).toMatchObject({ mode: 90, next_mode: null, level: 5 });
    expect(started.heard).toMatchObject([{ message: { key: 'foundation:mode.entered.90' } }]);
  });

  it('[SFZ-01] freezes the choice, and thaws it', () => {
    const { tell, snapshot } = start({ freezes: [...frozen] });
    expect(selectStage(snapshot())).toBe('frozen');
    expect(snapshot().can({ type: 'mode.chosen', mode: 90 })).toBe(false);
    tell({ freezes: [] });
    expect(selectStage(snapshot())).toBe('choosing');
  });
});

describe('the regrading', () => {
  it('[FMD-07] follows with the progress reset where the rule says so', async () => {
    const { confirm, snapshot } = start({}, following('resetsProgress'));
    await confirm(50);
    expect(selectStage(snapshot())).toBe('regrading');
    expect(selectRecord(snapshot())).toMatchObject({ level: 1, progress: 0, next_mode: 50 });
  });

  it('[FMD-08] follows with the level inherited by the other rule', async () => {
    const { confirm, snapshot } = start({}, following('inheritsLevel'));
    await confirm(90);
    expect(selectRecord(snapshot())).toMatchObject({ level: 4, progress: 0.4, next_mode: 90 });
  });

  it('[FMD-10] ends in the new mode, which is told', async () => {
    const { confirm, tell, snapshot, heard } = start({}, following('inheritsLevel'));
    await confirm(90);
    tell({ status: 'regrading', next_mode: 90 });
    expect(selectStage(snapshot())).toBe('regrading');
    tell({ mode: 90 });
    expect(selectStage(snapshot())).toBe('choosing');
    expect(selectRecord(snapshot())).toMatchObject({ mode: 90, next_mode: null });
    expect(heard).toMatchObject([{ tone: 'good', message: { key: 'foundation:mode.entered.90' } }]);
  });

  it('[FMD-10] after a restart ends in a new round of the same mode, which is told', () => {
    const { tell, snapshot, heard } = start({ status: 'regrading' });
    expect(selectStage(snapshot())).toBe('regrading');
    tell({ status: 'active', round: 3 });
    expect(selectStage(snapshot())).toBe('choosing');
    expect(heard).toMatchObject([
      { tone: 'good', message: { key: 'foundation:mode.regraded', values: { round: 3 } } },
    ]);
  });
});

it('[FRS-01] no mode is switched while a restart waits for the student', () => {
  const { tell, snapshot } = start();
  tell({ status: 'awaitingStudent' });
  expect(selectStage(snapshot())).toBe('restarting');
  expect(modes.some((mode) => snapshot().can({ type: 'mode.chosen', mode }))).toBe(false);
});

it('says why it could not be loaded, and tries again', () => {
  const chart = createActor(foundationMode, { input: { subjectId: 2, studentId: 7 } }).start();
  chart.send({ type: 'watch.failed', error: noAnswer() });
  expect(selectStage(chart.getSnapshot())).toBe('loadFailed');
  expect(selectFailure(chart.getSnapshot())?.message.key).toBe('shell:failure.network');
  chart.send({ type: 'load.retried' });
  expect(selectStage(chart.getSnapshot())).toBe('loading');
});
