import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { inPlaceOf, successNotice, warningNotice } from '../../../src/machines/parts/notice';
import { toasts } from '../../../src/machines/shell/toasts';
import type { Notice } from '../../../src/machines/parts/notice';

it('a notice takes the place of the one that is not true any more, and of no other', () => {
  const actor = createActor(toasts).start();
  const show = (notice: Notice) => {
    if (notice.type === 'notice.shown') actor.send(notice);
  };
  const keys = () => actor.getSnapshot().context.shown.map(({ message }) => message.key);
  show(warningNotice('grading:unsure'));
  show(warningNotice('shell:failure.network'));
  show(inPlaceOf('grading:unsure', successNotice('grading:submitted')));
  expect(keys()).toEqual(['shell:failure.network', 'grading:submitted']);
});
