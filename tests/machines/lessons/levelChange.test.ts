import { createActor, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { changeCourseLevel, keepCourseLevel } from '../../../src/contract/lessons';
import { levelReasonLength } from '../../../src/domain/lessons';
import {
  levelChange,
  selectErrors,
  selectFailure,
  selectInfo,
  selectRefusal,
  selectStage,
  selectValues,
} from '../../../src/machines/lessons/levelChange';
import { sampleLevel } from '../../../src/machines/lessons/levelChange.paths';
import type { LevelInfo } from '../../../src/machines/lessons/levelChange.setup';
import { answering, heardFrom, noAnswer, silent } from '../fakes';

const input = { subjectId: 2, studentId: 7, courseId: 11, isAsked: true };
const course = { subject_id: 2, student_id: 7, course_id: 11 };

function start(
  info: Partial<LevelInfo>,
  change = silent(changeCourseLevel),
  keep = silent(keepCourseLevel),
) {
  const actor = createActor(levelChange.provide({ actors: { change, keep } }), { input }).start();
  const tell = (told: Partial<LevelInfo>) => {
    actor.send({ type: 'watch.told', answer: { ...sampleLevel, level: 3, ...told } });
  };
  tell(info);
  const snapshot = () => actor.getSnapshot();
  const submit = (direction: 'up' | 'down', reason: string) => {
    actor.send({ type: 'direction.chosen', direction });
    actor.send({ type: 'reason.changed', reason });
    actor.send({ type: 'change.submitted' });
    return waitFor(actor, (at) => !at.hasTag('busy'));
  };
  const stage = () => selectStage(snapshot());
  return { actor, tell, submit, snapshot, stage, heard: heardFrom(actor) };
}

const accepting = answering(changeCourseLevel, () => ({ next_level: 2 }));

describe('at the end of a level', () => {
  it('[LVL-01] an analyst is asked, once the student has reached it', () => {
    const { tell, stage } = start({ stage: 'studying' });
    expect(stage()).toBe('studying');
    tell({ stage: 'levelEnd' });
    expect(stage()).toBe('choosing');
  });

  it('[SCREEN-126] one that waits already is not asked about by itself, unless somebody came for it', () => {
    const actor = createActor(levelChange, { input: { ...input, isAsked: false } }).start();
    actor.send({ type: 'watch.told', answer: sampleLevel });
    expect(selectStage(actor.getSnapshot())).toBe('deferred');
    expect(start({}).stage()).toBe('choosing');
  });

  it('[LVL-05] no way is chosen for the person, and none is sent unless chosen', () => {
    const { actor, snapshot, stage } = start({ level: 5 });
    expect(selectValues(snapshot()).direction).toBeNull();
    actor.send({ type: 'reason.changed', reason: 'Too easy' });
    actor.send({ type: 'change.submitted' });
    expect(stage()).toBe('choosing');
    expect(Object.keys(selectErrors(snapshot()))).toEqual(['direction']);
  });

  it('[LVL-02] the level is kept, and the server is told', async () => {
    const kept = vi.fn(() => ({ level: 3 }));
    const keep = answering(keepCourseLevel, kept);
    const { actor, stage } = start({}, silent(changeCourseLevel), keep);
    actor.send({ type: 'level.kept' });
    expect(stage()).toBe('studying');
    await waitFor(actor, (at) => !at.hasTag('busy'));
    expect(stage()).toBe('studying');
    expect(kept).toHaveBeenCalledExactlyOnceWith(course);
  });

  it.each([
    ['studying', 'studying'],
    ['scheduled', 'scheduled'],
  ] as const)(
    '[LVL-02] [LVL-09] what is told while a level is kept or changed counts when the answer is lost: %s',
    async (told, shown) => {
      const lost = () => {
        started.tell({ stage: told, next_level: told === 'scheduled' ? 2 : null });
        return Promise.reject(noAnswer());
      };
      let started = start({}, answering(changeCourseLevel, lost));
      await started.submit('down', 'Too hard');
      expect(started.stage()).toBe(shown);
      started = start({}, silent(changeCourseLevel), answering(keepCourseLevel, lost));
      started.actor.send({ type: 'level.kept' });
      await waitFor(started.actor, (at) => !at.hasTag('busy'));
      expect(started.stage()).toBe(shown);
    },
  );

  it('asks again when keeping did not work', async () => {
    const keep = answering(keepCourseLevel, () => Promise.reject(noAnswer()));
    const { actor, stage, heard } = start({}, silent(changeCourseLevel), keep);
    actor.send({ type: 'level.kept' });
    await waitFor(actor, (at) => !at.hasTag('busy'));
    expect(stage()).toBe('choosing');
    expect(heard).toMatchObject([{ message: { key: 'shell:failure.network' } }]);
  });

  it('[LVL-03] [LVL-04] the decision can wait, and what was typed waits with it', () => {
    const { actor, snapshot, stage } = start({});
    actor.send({ type: 'reason.changed', reason: 'Too easy' });
    actor.send({ type: 'decision.deferred' });
    expect(stage()).toBe('deferred');
    actor.send({ type: 'decision.opened' });
    expect([stage(), selectValues(snapshot()).reason]).toEqual(['choosing', 'Too easy']);
  });

  it('is no longer asked about when a colleague has decided', () => {
    const { tell, stage, snapshot } = start({});
    tell({ stage: 'scheduled', next_level: 4 });
    expect([stage(), selectInfo(snapshot())?.next_level]).toEqual(['scheduled', 4]);
  });
});

describe('changing the level by hand', () => {
  it('[LVL-05] [LVL-08] [ROLE-024] is sent with its reason, and takes effect later', async () => {
    const changed = vi.fn(() => ({ next_level: 2 }));
    const { submit, snapshot, stage } = start({}, answering(changeCourseLevel, changed));
    await submit('down', ' Too hard ');
    const sent = { ...course, direction: 'down', reason: 'Too hard' };
    expect(changed).toHaveBeenCalledExactlyOnceWith(sent);
    expect(stage()).toBe('scheduled');
    expect(selectInfo(snapshot())).toMatchObject({ level: 3, next_level: 2 });
  });

  it.each([
    ['no reason', '  ', 'required'],
    ['too long a reason', 'x'.repeat(levelReasonLength + 1), 'tooLong'],
  ])('[LVL-06] [VALID-071] with %s is not sent, and the field says why', async (_, reason, key) => {
    const { actor, submit, snapshot, stage } = start({});
    await submit('up', reason);
    expect([stage(), selectErrors(snapshot())]).toEqual(['choosing', { reason: key }]);
    actor.send({ type: 'reason.changed', reason: 'Too easy' });
    expect(selectErrors(snapshot())).toEqual({});
  });

  it.each([
    ['MSG-075', 'down', 1, 'levelAtMinimum'],
    ['MSG-076', 'up', 5, 'levelAtMaximum'],
  ] as const)('[LVL-07] [%s] goes no further %s than level %i', async (_, way, level, reason) => {
    const { actor, submit, snapshot, stage } = start({ level });
    await submit(way, 'A reason');
    expect([stage(), selectRefusal(snapshot())]).toEqual(['choosing', reason]);
    actor.send({ type: 'direction.chosen', direction: way === 'up' ? 'down' : 'up' });
    expect(selectRefusal(snapshot())).toBeNull();
  });

  it('[LVL-09] that failed is told, and can be tried again as it was typed', async () => {
    const change = answering(changeCourseLevel, () => Promise.reject(noAnswer()));
    const { submit, snapshot, stage, heard } = start({}, change);
    await submit('down', 'Too hard');
    expect([stage(), selectValues(snapshot()).reason]).toEqual(['choosing', 'Too hard']);
    expect(heard).toMatchObject([{ message: { key: 'shell:failure.network' } }]);
  });

  it('[LVL-10] has come about at the next stage-end page; the next end is asked anew', async () => {
    const { submit, tell, snapshot, stage } = start({}, accepting);
    await submit('down', 'Too hard');
    tell({ stage: 'studying', level: 2 });
    expect([stage(), selectInfo(snapshot())?.level]).toEqual(['studying', 2]);
    tell({ stage: 'levelEnd', level: 2 });
    expect([stage(), selectValues(snapshot()).reason]).toEqual(['choosing', '']);
  });
});

it('says why it could not be loaded, and tries again', () => {
  const actor = createActor(levelChange, { input }).start();
  actor.send({ type: 'watch.failed', error: noAnswer() });
  expect(selectStage(actor.getSnapshot())).toBe('loadFailed');
  expect(selectFailure(actor.getSnapshot())?.message.key).toBe('shell:failure.network');
  actor.send({ type: 'load.retried' });
  expect(selectStage(actor.getSnapshot())).toBe('loading');
});
