import { todoList } from '../../../../src/contract/home';
import { todos } from '../../../../src/machines/home/todos';
import { todosPaths } from '../../../../src/machines/home/todos.paths';
import { expect } from '../../world';
import type { Answer } from '../answers';
import { button, enterPortal } from '../controls';
import { tell } from '../socket';
import type { ScreenAdapter, Walk } from '../adapter';
import { block } from './blocks';

/** The buttons that put something off, the first one's thing being the most urgent. */
const putOff = (walk: Walk) =>
  block(walk, 'todo').getByRole('button', {
    name: new RegExp(`^${walk.say('home:todo.snooze', { name: '' })}`),
  });

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
    await enterPortal(walk);
    await expect(putOff(walk).first()).toBeVisible();
  },
  events: {
    'refresh.requested': { trigger: hearNews },
    'snooze.requested': { find: (walk: Walk) => putOff(walk).first() },
    'snooze.cancelled': button('parts:dialog.cancel'),
  },
  answers: { snooze: { done: [snoozed] } },
};
