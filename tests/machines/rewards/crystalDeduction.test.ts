import { expect, it } from 'vitest';
import { crystalList, deductCrystals } from '../../../src/contract/crystals';
import { CallFailure } from '../../../src/contract/failure';
import { crystalRow } from '../../../src/domain/crystals';
import { sampleOf } from '../../../src/machines/parts/sample.paths';
import { crystals } from '../../../src/machines/rewards/crystals';
import { refusal } from '../fakes';
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
  /** Answers the last question after what the student has. */
  const hold = (crystal_cnt: number) =>
    asked
      .findLast(({ name, input }) => name === crystalList.path && 'student_id' in Object(input))
      ?.answer({
        ...sampleOf(crystalList.answer),
        list: students.map((student) => ({ ...student, crystal_cnt })),
      });
  const ids = () => sent().map(({ repeats }) => repeats);
  return { actor, asked, write, prove, lose, hold, sent, ids };
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

it('[ROLE-055] the last step asks what the student has by then, and sends the figure that it shows', async () => {
  const { actor, write, prove, hold, sent } = openCrystals();
  await write('2');
  const shown = () => actor.getSnapshot().children.security?.getSnapshot().context.scope.student;
  expect(shown()?.crystal_cnt).toBe(9);
  await hold(7);
  expect(shown()?.crystal_cnt).toBe(7);
  prove();
  expect(sent().at(-1)?.input).toMatchObject({ crystals: 2, crystal_cnt: 7 });
});

it('[ROLE-055] a deduction that was decided on an older figure is refused, and asks for the figure anew', async () => {
  const { actor, write, prove, hold, sent } = openCrystals();
  await write('2');
  await hold(9);
  prove();
  await sent().at(-1)?.fail(refusal('conflict'));
  await hold(6);
  const form = actor.getSnapshot().children.security;
  expect(form?.getSnapshot().context.values.password).toBe('demo1234');
  form?.send({ type: 'submit.requested' });
  expect(sent().at(-1)?.input).toMatchObject({ crystal_cnt: 6 });
});

it('[CALL-215] what was confirmed without an answer is sent once more with the figure that it was decided on', async () => {
  const { actor, write, prove, hold, sent, ids } = openCrystals();
  await write('2');
  await hold(9);
  prove();
  const { path } = deductCrystals;
  const requestId = 'r1';
  await sent()
    .at(-1)
    ?.fail(new CallFailure('network', { path, requestId, isChange: true }));
  await hold(7);
  actor.getSnapshot().children.security?.send({ type: 'submit.requested' });
  expect(sent().map(({ input }) => input)).toEqual([sent()[0]?.input, sent()[0]?.input]);
  expect(ids()).toEqual(['r1', 'r1']);
});
