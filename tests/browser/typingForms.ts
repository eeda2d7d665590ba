import type { Locator, Page } from '@playwright/test';
import { addressOf, answerOf } from './answering';
import { personAt } from './paths/grading/desk';
import { wordsIn } from './words';

const say = wordsIn('zh');

/** A form in which a person types: where it is on a server, what opens it there, and the field. */
interface TypingForm {
  readonly address: (server: string) => string | Promise<string>;
  readonly open?: (page: Page) => Promise<void>;
  readonly field: (page: Page) => Locator;
}

const startingWith = (label: string) =>
  new RegExp(`^${say(label, { name: '#' }).replace('#', '.+')}$`);

const opener = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const fieldIn = (label: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('textbox', { name: say(label), exact: true });

/** Those that a button opens in a dialog. */
export const typingDialogs = {
  snooze: {
    address: () => '/home?subject_id=1',
    open: opener(/^暂缓：/),
    field: fieldIn('home:snooze.reason'),
  },
  applicationDecision: {
    address: () => '/courseTimeApply/list?subject_id=2',
    open: opener(startingWith('approvals:decide.rejected.openFor')),
    field: fieldIn('approvals:decide.rejected.remark'),
  },
  messageReward: {
    address: () => '/InfoCenter/index?subject_id=2&tab=rewardable',
    open: opener(startingWith('messages:reward.openFor')),
    field: fieldIn('messages:reward.remark'),
  },
  homeworkAssignment: {
    address: () => '/homework/list?subject_id=3',
    open: opener(say('homework:assign.open')),
    field: fieldIn('homework:field.essay_title'),
  },
  workOrderRequest: {
    address: () => '/workOrders/list?subject_id=2',
    open: opener(say('workOrders:request.open')),
    field: fieldIn('workOrders:request.question'),
  },
} satisfies Readonly<Record<string, TypingForm>>;

/** All kinds of forms in which a draft is kept, dialogs and pages. */
export const typingForms = {
  ...typingDialogs,
  essay: {
    address: async (address: string) => {
      const person = await personAt({ world: { address } }, 'toBeCorrected');
      return `/homework/list?subject_id=3&person_id=${String(person)}`;
    },
    field: (page: Page) => page.getByLabel(say('grading:overall.comment'), { exact: true }),
  },
  writtenAnswer: {
    address: async (address: string) => addressOf(3, await answerOf({ address }, 3)),
    field: (page: Page) => page.getByRole('textbox', { name: say('grading:subjective.comment') }),
  },
  headquartersFeedback: {
    address: () => '/feedback?subject_id=1',
    field: (page: Page) => page.getByRole('textbox', { name: say('feedback:field.content') }),
  },
  postClassFeedback: {
    address: () => '/classFeedback/index?subject_id=2',
    open: async (page: Page) => {
      await page.getByRole('link', { name: say('feedback:class.write') }).click();
      const students = page.getByRole('main').getByRole('list');
      await students.getByRole('link').first().click();
      await page.getByRole('button', { name: say('feedback:class.open'), exact: true }).click();
    },
    field: (page: Page) =>
      page
        .getByRole('form')
        .getByRole('textbox', { name: new RegExp(`^${say('feedback:field.class_content')}`) }),
  },
} satisfies Readonly<Record<string, TypingForm>>;

/** Opens the form where its page is open, and gives its field. */
export async function openForm(page: Page, { open, field }: TypingForm): Promise<Locator> {
  await open?.(page);
  return field(page);
}
