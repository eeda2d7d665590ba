import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { reachesHealth } from '../../../src/domain/foundation';
import {
  foundationHealth,
  type Health,
  nextHealth,
} from '../../../src/machines/foundation/foundationHealth';
import { heardFrom } from '../fakes';

const at = (level: Health['level'], score: number | null = 70): Health => ({ level, score });
const becomes = (level: Health['level'], score: number | null = 70) => ({
  next: { level, score },
  refusal: null,
});
const refused = (refusal: string | null) => ({ next: null, refusal });

it.each([
  ['FHL-01', 80, 'healthy'],
  ['FHL-01', 100, 'healthy'],
  ['FHL-02', 79, 'subHealthy'],
  ['FHL-02', 60, 'subHealthy'],
  ['FHL-03', 59, 'unhealthy'],
  ['FHL-03', 0, 'unhealthy'],
] as const)('[%s] a score of %i is %s', (_, score, level) => {
  const event = { type: 'health.assessed', score } as const;
  expect(nextHealth(at('assessing', null), event)).toEqual(becomes(level, score));
});

it('[CONST-036] a score above the cap counts as the cap', () => {
  expect(reachesHealth(140, 'healthy')).toBe(true);
});

describe('a remedial course', () => {
  it.each([
    ['FHL-04', 'unhealthy', 'course.raised', 'subHealthy'],
    ['FHL-05', 'subHealthy', 'course.raised', 'healthy'],
    ['FHL-06', 'healthy', 'course.lowered', 'subHealthy'],
    ['FHL-07', 'subHealthy', 'course.lowered', 'unhealthy'],
  ] as const)('[%s] moves %s by %s to %s', (_, from, type, to) => {
    expect(nextHealth(at(from), { type })).toEqual(becomes(to));
  });

  it('moves nothing beyond the ends, nor what is not assessed', () => {
    expect(nextHealth(at('healthy'), { type: 'course.raised' })).toEqual(refused(null));
    expect(nextHealth(at('unhealthy'), { type: 'course.lowered' })).toEqual(refused(null));
    expect(nextHealth(at('assessing', null), { type: 'course.raised' })).toEqual(refused(null));
  });
});

it('[FHL-08] [FHL-09] [MSG-075] [MSG-076] says when it is at its upper limit or minimum already', () => {
  const [raise, lower] = [{ type: 'raise.requested' }, { type: 'lower.requested' }] as const;
  expect(nextHealth(at('healthy'), raise)).toEqual(refused('healthAtMaximum'));
  expect(nextHealth(at('unhealthy'), lower)).toEqual(refused('healthAtMinimum'));
  expect(nextHealth(at('subHealthy'), raise).refusal).toBeNull();
  expect(nextHealth(at('subHealthy'), lower).refusal).toBeNull();
});

it.each([
  ['FHL-03', [{ type: 'health.assessed', score: 41 }]],
  ['FHL-07', [{ type: 'health.assessed', score: 70 }, { type: 'course.lowered' }]],
] as const)('[%s] an unhealthy foundation suggests a new one, once', (_, events) => {
  const actor = createActor(foundationHealth).start();
  const heard = heardFrom(actor);
  events.forEach((event) => {
    actor.send(event);
  });
  expect(heard).toEqual([{ type: 'foundation.suggested' }]);
});

it('an analyst asks for a course that moves it; the course does, later', () => {
  const actor = createActor(foundationHealth).start();
  const heard = heardFrom(actor);
  actor.send({ type: 'health.assessed', score: 70 });
  actor.send({ type: 'raise.requested' });
  expect(heard).toEqual([{ type: 'course.requested', direction: 'up' }]);
  expect(actor.getSnapshot().value).toBe('subHealthy');
});
