import type { Locator } from '@playwright/test';
import { studentList } from '../../../../src/contract/students';
import { students } from '../../../../src/machines/students/students';
import { studentsPaths } from '../../../../src/machines/students/students.paths';
import { comeBack, expect } from '../../world';
import { dialogButton } from '../controls';
import { rowMenu } from '../rows';
import type { ScreenAdapter, Walk } from '../adapter';

/** The page of the student lists: those who have come for an audition, of whom one is marked. */
export const studentsAdapter: ScreenAdapter = {
  chart: students,
  catalogue: { ...studentsPaths, events: { 'marking.requested': [{ ids: [1] }] } },
  async enter({ page, world, language }) {
    await comeBack(page, world, 'zhou', '/student/list?subject_id=3&list=audition', language);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
  events: {
    'marking.requested': rowMenu('students:action.audition'),
    'marking.confirmed': {
      ...dialogButton('students:marking.verb'),
      // Another one is first once the list has been asked for again.
      async use(verb: Locator, _: unknown, { page }: Walk) {
        const asked = page.waitForResponse((answer) => answer.url().endsWith(studentList.path));
        await verb.click();
        await asked;
      },
    },
    'marking.cancelled': dialogButton('parts:dialog.cancel'),
  },
  answers: {},
};
