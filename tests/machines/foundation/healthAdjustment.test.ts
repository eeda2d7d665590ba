import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../../src/contract/failure';
import { adjustHealth } from '../../../src/contract/foundation';
import {
  healthAdjustment,
  selectAsked,
  selectRefusals,
} from '../../../src/machines/foundation/healthAdjustment';
import {
  healthAdjustmentPaths,
  sampleHealth,
} from '../../../src/machines/foundation/healthAdjustment.paths';
import { run } from '../parts/world';

it('while a course is under way, none is asked for in either direction', async () => {
  const { actor, last } = run(healthAdjustment, healthAdjustmentPaths.inputs.student);
  const requested_at = '2026-11-19T10:00:00+08:00';
  await last().answer({
    ...{ ...sampleHealth, course: { direction: 'up', requested_at, by: 'analyst' } },
  });
  for (const direction of ['up', 'down'] as const) {
    expect(selectRefusals[direction](actor.getSnapshot())).toBe('courseUnderWay');
    actor.send({ type: 'course.requested', direction });
    expect(selectAsked(actor.getSnapshot())).toBeNull();
  }
});

describe('a course that is asked for', () => {
  const at = (minute: number) => `2026-11-20T14:3${String(minute)}:00+08:00`;
  const course = { direction: 'up' as const, requested_at: at(2), by: 'analyst' as const };
  const taken = { health: 'subHealthy', direction: 'up', requested_at: course.requested_at };
  const lost = (requestId: string) =>
    new CallFailure('network', { path: adjustHealth.path, requestId, isChange: true });

  /** A student whose course was asked for, before the server has answered. */
  async function asking() {
    const around = run(healthAdjustment, healthAdjustmentPaths.inputs.student);
    const { actor, last } = around;
    await last().answer({ ...sampleHealth, as_of: at(1) });
    const ask = () => {
      actor.send({ type: 'course.requested', direction: 'up' });
      actor.send({ type: 'course.confirmed' });
      return last();
    };
    const tellNews = () => {
      const message = { type: 'student.changed' as const, student_id: 7 };
      around.signals.socket.tell({ type: 'socket.received', message });
      return last();
    };
    const refusal = () => selectRefusals.up(actor.getSnapshot());
    return { ...around, ask, tellNews, refusal };
  }

  it('stays under way when an answer from before it comes late, and how it stands is asked anew', async () => {
    const { ask, tellNews, refusal, last } = await asking();
    const old = tellNews();
    const request = ask();
    await request.answer(taken);
    await old.answer({ ...sampleHealth, as_of: at(1) });
    expect(refusal()).toBe('courseUnderWay');
    expect(last()).not.toBe(request);
    expect(last().name).toBe('/ddjStat/getUserStat');
    await last().answer({ ...sampleHealth, as_of: at(3) });
    expect(refusal()).toBeNull();
  });

  it('is not under way any more where a later answer says so, though its own comes last', async () => {
    const { ask, tellNews, refusal } = await asking();
    const request = ask();
    await tellNews().answer({ ...sampleHealth, as_of: at(3) });
    await request.answer(taken);
    expect(refusal()).toBeNull();
  });

  it('without an answer is the same act when it is asked for again, and a new one once it is known how it stands', async () => {
    const { ask, last } = await asking();
    const first = ask();
    expect(first.repeats).toBe('');
    await first.fail(lost('r1'));
    const [load, again] = [last(), ask()];
    expect([load.name, again.repeats]).toEqual(['/ddjStat/getUserStat', 'r1']);
    await again.fail(lost('r1'));
    // It was under way before the second loss: what it answers may be older.
    await load.answer({ ...sampleHealth, as_of: at(3) });
    const afresh = last();
    const once = ask();
    expect(once.repeats).toBe('r1');
    await once.fail(lost('r1'));
    await afresh.answer({ ...sampleHealth, as_of: at(3) });
    await last().answer({ ...sampleHealth, as_of: at(4) });
    expect(ask().repeats).toBe('');
  });
});
