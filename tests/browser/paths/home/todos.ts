import { snoozeTodo, todoList } from '../../../../src/contract/home';
import { businessDay, dayAfter } from '../../../../src/domain/businessTime';
import { todos } from '../../../../src/machines/home/todos';
import { todosPaths } from '../../../../src/machines/home/todos.paths';
import { expect } from '../../world';
import { today } from '../../../server/rig/clock';
import { createClient } from '../../../server/rig/client';
import { lost, really, type Answer } from '../answers';
import { button, enterPortal } from '../controls';
import { tell } from '../socket';
import type { ScreenAdapter, Walk } from '../adapter';
import { block } from './blocks';

/** The buttons that put something off, the first one's thing being the most urgent. */
const putOff = (walk: Walk) =>
  block(walk, 'todo').getByRole('button', {
    name: new RegExp(`^${walk.say('home:todo.snooze', { name: '' })}`),
  });

/** The buttons that bring back what is put off. */
const bringBack = (walk: Walk) =>
  block(walk, 'todo').getByRole('button', {
    name: new RegExp(`^${walk.say('home:todo.resume', { name: '' })}`),
  });

/** Puts the least urgent things off: the plan brings two back. */
async function putOffTwo({ world }: Walk): Promise<void> {
  const client = createClient(world.address);
  const { list } = await client.ask(todoList, { subject_id: 1 }, { as: 'zhou' });
  for (const { item } of list.slice(-2)) {
    const asked = {
      subject_id: 1,
      item,
      reason: 'On a trip',
      until: dayAfter(businessDay(today), 3),
    };
    await client.ask(snoozeTodo, asked, { as: 'zhou' });
  }
}

/** The home page hears of homework, and looks at the list again. */
async function hearNews(walk: Walk): Promise<void> {
  const asked = walk.page.waitForRequest(`**${todoList.path}`);
  await tell(walk, 'zhou', { type: 'homework.changed' });
  await walk.page.clock.runFor(2000);
  await asked;
}

const snoozed: Answer = async (_, { page, say }) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('home:snooze.reason'), { exact: true }).fill('On a trip');
  await dialog.getByRole('button', { name: say('home:snooze.verb') }).click();
};

/** The to-do list of the home page. */
export const todosAdapter: ScreenAdapter = {
  chart: todos,
  catalogue: todosPaths,
  async enter(walk) {
    await putOffTwo(walk);
    await enterPortal(walk);
    await expect(putOff(walk).first()).toBeVisible();
    await block(walk, 'todo').locator('summary').click();
  },
  events: {
    'refresh.requested': { trigger: hearNews },
    'snooze.requested': { find: (walk: Walk) => putOff(walk).first() },
    'snooze.cancelled': button('parts:dialog.cancel'),
    'resume.requested': { find: (walk: Walk) => bringBack(walk).first() },
  },
  answers: { snooze: { done: [snoozed] }, resume: { done: [really], error: [lost] } },
};
