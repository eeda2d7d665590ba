import type { Locator, Page } from '@playwright/test';
import { wordsIn } from './words';

const say = wordsIn('zh');

/** A dialog in which a person types, by what opens it and the field. */
export const dialogs = {
  snooze: {
    address: '/home?subject_id=1',
    opener: (page: Page) => page.getByRole('button', { name: /^暂缓：/ }).first(),
    field: say('home:snooze.reason'),
  },
  applicationDecision: {
    address: '/courseTimeApply/list?subject_id=2',
    opener: (page: Page) =>
      page.getByRole('button', {
        name: new RegExp(
          `^${say('approvals:decide.rejected.openFor', { name: '#' }).replace('#', '.+')}$`,
        ),
      }),
    field: say('approvals:decide.rejected.remark'),
  },
  messageReward: {
    address: '/InfoCenter/index?subject_id=2&tab=rewardable',
    opener: (page: Page) =>
      page.getByRole('button', {
        name: new RegExp(`^${say('messages:reward.openFor', { name: '#' }).replace('#', '.+')}$`),
      }),
    field: say('messages:reward.remark'),
  },
  homeworkAssignment: {
    address: '/homework/list?subject_id=3',
    opener: (page: Page) => page.getByRole('button', { name: say('homework:assign.open') }),
    field: say('homework:field.name'),
  },
};

export type DialogName = keyof typeof dialogs;

/** Opens the dialog, and gives its field. */
export async function openDialog(page: Page, name: DialogName): Promise<Locator> {
  const { opener, field } = dialogs[name];
  await opener(page).first().click();
  return page.getByRole('dialog').getByRole('textbox', { name: field, exact: true });
}
