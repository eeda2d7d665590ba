import { describe, expect, it } from 'vitest';
import { confirm, selectIsTicked, selectIsTickMissing } from '../../../src/machines/parts/confirm';
import { confirmPaths } from '../../../src/machines/parts/confirm.paths';
import { proveChart } from '../../../src/paths';
import { run } from './world';

const question = { key: 'students:restart.question', values: { name: 'Lin' } };
const consequences = [{ key: 'students:restart.chapters', values: { count: 3 } }];

describe('asking before what cannot be undone', () => {
  it('ends with yes or with no', () => {
    for (const [type, isConfirmed] of [
      ['confirmation.given', true],
      ['confirmation.refused', false],
    ] as const) {
      const { actor } = run(confirm, { question, consequences });
      actor.send({ type });
      expect(actor.getSnapshot().output).toEqual({ isConfirmed });
    }
  });

  it('wants the box ticked where there is one, and says so', () => {
    const { actor } = run(confirm, { question, consequences, box: { key: 'students:sure' } });
    actor.send({ type: 'confirmation.given' });
    expect(actor.getSnapshot().status).toBe('active');
    expect(selectIsTickMissing(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'box.toggled' });
    expect(selectIsTickMissing(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'box.toggled' });
    actor.send({ type: 'confirmation.given' });
    actor.send({ type: 'box.toggled' });
    actor.send({ type: 'confirmation.given' });
    expect(actor.getSnapshot().output).toEqual({ isConfirmed: true });
  });

  it('has nothing to tick where there is no box', () => {
    const { actor } = run(confirm, { question, consequences });
    actor.send({ type: 'box.toggled' });
    expect(selectIsTicked(actor.getSnapshot())).toBe(false);
  });

  it('takes every transition', () => {
    const proof = proveChart(confirm, confirmPaths);
    expect(proof.missing).toEqual([]);
    expect(proof.truncated).toBe(false);
  });
});
