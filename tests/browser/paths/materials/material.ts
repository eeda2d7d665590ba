import { materialList } from '../../../../src/contract/materials';
import { material } from '../../../../src/machines/materials/material';
import { materialPaths } from '../../../../src/machines/materials/material.paths';
import { materialEdit } from '../../../../src/machines/materials/materialEdit';
import { materialEditPaths } from '../../../../src/machines/materials/materialEdit.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack } from '../../world';
import type { ScreenAdapter, Walk } from '../adapter';
import { type Answer, lost, really, sending } from '../answers';
import { button, dialogButton } from '../controls';
import { comeBackToDraft } from '../drafts';
import { formAdapter } from '../form';
import { tell, untilHeard } from '../socket';
import { changedWhileRefreshing } from '../whileRefreshing';

const subject_id = 2;
const opener = button('materials:edit.open');
const addressOf = (id: number) => `/management/info?subject_id=2&material_id=${String(id)}`;

/** A material of Zhou's own, or a colleague's. */
async function found({ world }: Pick<Walk, 'world'>, isOwn: boolean): Promise<number> {
  const asked = { subject_id, page: 1, page_size: 50 };
  const { list } = await createClient(world.address).ask(materialList, asked, { as: 'zhou' });
  return list.find(({ is_own }) => is_own === isOwn)?.material_id ?? 0;
}

/** What is asked for is a colleague's. */
const foreign: Answer = async (call, walk) =>
  sending({ material_id: String(await found(walk, false)) })(call, walk);

const edit: Answer = async (_, walk) => {
  await walk.page
    .getByRole('textbox', { name: walk.say('materials:edit.description') })
    .fill('For lesson 7');
  await untilHeard(walk, () => dialogButton('materials:edit.verb').find(walk).click());
};

/** One material. */
export const materialAdapter: ScreenAdapter = {
  chart: material,
  catalogue: changedWhileRefreshing(materialPaths, ['materialEdit']),
  async enter({ page, world, language }, start) {
    const id = start === 'none' ? 0 : await found({ world }, true);
    await comeBack(page, world, 'zhou', addressOf(id), language);
  },
  events: {
    'load.retried': button('parts:failed.retry'),
    'socket.received': {
      trigger: async (walk) =>
        tell(walk, 'zhou', { type: 'material.changed', id: await found(walk, true) }),
    },
    'edit.requested': opener,
    'edit.cancelled': dialogButton('parts:dialog.cancel'),
  },
  answers: {
    load: { done: [really, foreign], error: [sending({ material_id: '999' }), lost] },
    materialEdit: { done: [edit] },
  },
};

/** What is said of it. */
export const materialEditAdapter = formAdapter({
  chart: materialEdit,
  catalogue: materialEditPaths,
  words: 'materials:edit',
  async enter(walk) {
    const id = await found(walk, true);
    await comeBackToDraft(walk, 'zhou', addressOf(id), {
      key: `materialEdit.${String(id)}`,
      content: { description: 'For lesson 7', course_id: '0' },
    });
    await opener.find(walk).click();
  },
  errors: [lost, sending({ description: 'x'.repeat(501) })],
});
