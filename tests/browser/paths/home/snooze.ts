import { todoList } from '../../../../src/contract/home';
import { businessDay } from '../../../../src/domain/businessTime';
import { snooze } from '../../../../src/machines/home/snooze';
import { snoozePaths } from '../../../../src/machines/home/snooze.paths';
import { createClient } from '../../../server/rig/client';
import { today } from '../../../server/rig/clock';
import { expect } from '../../world';
import { lost, really, sending } from '../answers';
import { button } from '../controls';
import { comeBackToDraft } from '../drafts';
import type { ScreenAdapter, Walk } from '../adapter';

const reasons = { zh: '全班外出研学', en: 'The class is on a trip' } as const;

const dialogOf = ({ page }: Walk) => page.getByRole('dialog');

/** Opens the dialog of the most urgent thing; what was typed into it before was never sent. */
async function enter(walk: Walk): Promise<void> {
  const { page, world, say } = walk;
  const client = createClient(world.address);
  const { list } = await client.ask(todoList, { subject_id: 1 }, { as: 'zhou' });
  const [first] = list;
  if (first === undefined) throw new Error('nothing waits');
  await comeBackToDraft(walk, 'zhou', '/home?subject_id=1', {
    key: `snooze.${first.item}`,
    content: { reason: reasons[walk.language], until: '2026-11-20' },
  });
  const { name } = first;
  await page
    .getByRole('button', { name: say('home:todo.snooze', { name }), exact: true })
    .first()
    .click();
  await expect(button('parts:draft.restore').find(walk)).toBeVisible();
}

interface FieldEvent {
  readonly type: string;
  readonly field: string;
  readonly value: string;
}

/** The dialog that puts a thing off. */
export const snoozeAdapter: ScreenAdapter = {
  chart: snooze,
  catalogue: snoozePaths,
  enter,
  events: {
    'field.changed': {
      find: (walk: Walk, { field }: FieldEvent) =>
        dialogOf(walk).getByLabel(walk.say(`home:snooze.${field}`), { exact: true }),
      use: (field, { value }: FieldEvent) => field.fill(value),
    },
    'submit.requested': {
      find: (walk: Walk) =>
        dialogOf(walk).getByRole('button', { name: walk.say('home:snooze.verb'), exact: true }),
    },
    'content.restored': button('parts:draft.restore'),
  },
  answers: {
    submit: {
      done: [really],
      error: [sending({ until: businessDay(today) }), lost],
    },
    draft: { done: [really] },
  },
  atOnce: ['draft'],
};
