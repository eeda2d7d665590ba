import type { Locator } from '@playwright/test';
import { homework } from '../../../../src/machines/homework/homework';
import { homeworkPaths } from '../../../../src/machines/homework/homework.paths';
import { comeBack, expect } from '../../world';
import { button, dialogButton, inReach } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';

const assign = button('homework:assign.open');

/** Homework management: one of the two lists, and the dialog that assigns. */
export const homeworkAdapter: ScreenAdapter = {
  chart: homework,
  catalogue: homeworkPaths,
  async enter(walk, start) {
    const { page, world, language } = walk;
    const view = { byStudent: '&view=student', asked: '&view=student&assign=1' }[start] ?? '';
    await comeBack(page, world, 'zhou', `/homework/list?subject_id=3${view}`, language);
    await expect(start === 'asked' ? page.getByRole('dialog') : assign.find(walk)).toBeVisible();
  },
  events: {
    'assigning.requested': { find: (walk: Walk): Locator => inReach(assign.find(walk), walk) },
  },
  answers: {
    homeworkAssignment: {
      done: [(_, walk) => dialogButton('homework:assign.cancel').find(walk).click()],
    },
  },
};
