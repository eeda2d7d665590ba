import { expect, it } from 'vitest';
import { deductCrystals } from '../../../src/contract/crystals';
import { CallFailure } from '../../../src/contract/failure';
import { crystalRow } from '../../../src/domain/crystals';
import { sampleOf } from '../../../src/machines/parts/sample.paths';
import { crystals } from '../../../src/machines/rewards/crystals';
import { run } from '../parts/world';

const students = [{ ...sampleOf(crystalRow), crystal_cnt: 9 }];

function openCrystals() {
  const { actor, asked } = run(crystals, { subjectId: 2, address: {} });
  const sent = () => asked.filter(({ name }) => name === deductCrystals.path);
  const write = async (count: string) => {
    const form = actor.getSnapshot().children.deduction;
    form?.send({ type: 'field.changed', field: 'crystals', value: count });
    form?.send({ type: 'field.changed', field: 'reason', value: 'Given twice by mistake' });
    form?.send({ type: 'submit.requested' });
    await asked.findLast(({ name }) => name === 'draft.remove')?.answer(null);
  };
  const prove = () => {
    const form = actor.getSnapshot().children.security;
    form?.send({ type: 'field.changed', field: 'uname', value: 'zhou' });
    form?.send({ type: 'field.changed', field: 'password', value: 'demo1234' });
    form?.send({ type: 'submit.requested' });
  };
  /** Confirms a deduction whose answer is lost, and closes its dialog. */
  const lose = async (count: string) => {
    await write(count);
    prove();
    const { path } = deductCrystals;
    await sent()
      .at(-1)
      ?.fail(new CallFailure('network', { path, isChange: true }));
    actor.send({ type: 'dialog.closed' });
  };
  actor.send({ type: 'deduction.requested', students });
  return { actor, write, prove, lose, ids: () => sent().map(({ repeats }) => repeats) };
}

it('[CALL-215] a deduction that got no answer, written and confirmed once more as it was, is the same act', async () => {
  const { write, prove, lose, ids } = openCrystals();
  await lose('2');
  await write('2');
  prove();
  expect(ids()).toEqual(['r1', 'r1']);
});

it('[CALL-215] a deduction of another number, or one that is opened anew, is another act', async () => {
  const { actor, lose, ids } = openCrystals();
  await lose('2');
  await lose('3');
  actor.send({ type: 'dialog.closed' });
  actor.send({ type: 'deduction.requested', students });
  await lose('3');
  expect(ids()).toEqual(['r1', 'r2', 'r3']);
});
