import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { homework, selectAssigning } from '../../../src/machines/homework/homework';

it.each([true, false])('opens the dialog only for whoever may assign: %s', (mayAssign) => {
  const input = { subjectId: 3, view: 'assignment', address: {}, mayAssign, chosen: null } as const;
  const actor = createActor(homework, { input }).start();
  actor.send({ type: 'assigning.requested' });
  expect(selectAssigning(actor.getSnapshot()) !== undefined).toBe(mayAssign);
  actor.stop();
});
