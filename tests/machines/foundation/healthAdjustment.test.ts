import { expect, it } from 'vitest';
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
