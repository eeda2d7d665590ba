import { columnChoices } from '../../../../src/machines/parts/columnChoices';
import { columnChoicesPaths } from '../../../../src/machines/parts/columnChoices.paths';
import { comeBack } from '../../world';
import type { ScreenAdapter, Walk } from '../adapter';

const boxes = ({ page, say }: Walk) =>
  page.getByRole('group', { name: say('parts:columns.label'), exact: true });

async function open(walk: Walk): Promise<void> {
  if (await boxes(walk).isHidden())
    await walk.page.getByRole('button', { name: walk.say('parts:columns.label') }).click();
}

/** The columns of the students' list. */
export const columnChoicesAdapter: ScreenAdapter = {
  chart: columnChoices,
  catalogue: columnChoicesPaths,
  async enter({ page, world, language }) {
    await comeBack(page, world, 'zhou', '/student/list?subject_id=2', language);
  },
  events: {
    'column.switched': {
      async trigger(walk: Walk, { column, isShown }: { column: string; isShown: boolean }) {
        await open(walk);
        const name = walk.say(`students:column.${column}`);
        await boxes(walk).getByRole('checkbox', { name, exact: true }).setChecked(isShown);
      },
    },
    'columns.reset': {
      async trigger(walk: Walk) {
        await open(walk);
        await boxes(walk)
          .getByRole('button', { name: walk.say('parts:columns.reset') })
          .click();
      },
    },
  },
  answers: {},
};
