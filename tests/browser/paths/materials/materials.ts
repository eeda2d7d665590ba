import { removeMaterial } from '../../../../src/contract/materials';
import { materialRows } from '../../../../src/machines/materials/materialRows';
import { materialRowsPaths } from '../../../../src/machines/materials/materialRows.paths';
import { materials } from '../../../../src/machines/materials/materials';
import { materialsPaths } from '../../../../src/machines/materials/materials.paths';
import { materialUpload } from '../../../../src/machines/materials/materialUpload';
import { materialUploadPaths } from '../../../../src/machines/materials/materialUpload.paths';
import { expect } from '../../world';
import { come } from '../come';
import type { ScreenAdapter, Walk } from '../adapter';
import { lost, really } from '../answers';
import { collectionAdapter } from '../collection';
import { choosing } from '../collectionFilters';
import { fileUploadAdapter } from '../fileUpload';

const course = '七年级上册数学同步课';
const enter = (walk: Walk) => come(walk, '/management/list?subject_id=2');
const input = ({ page, say }: Walk) => page.getByLabel(say('materials:upload.choose'));

/** The list. */
export const materialRowsAdapter = collectionAdapter({
  chart: materialRows,
  catalogue: materialRowsPaths,
  words: 'materials',
  enter,
  filter: choosing('materials:filter.course', course),
  search: { text: '一元一次' },
  change: {
    control: {
      // Not the button of the dialog, which names no file.
      find: ({ page, say }: Walk) => {
        const name = say('materials:action.removeOf', { name: '#' }).replace('#', '.+');
        return page.getByRole('button', { name: new RegExp(`^${name}$`) }).first();
      },
    },
    verb: 'materials:action.remove',
    answers: { call: removeMaterial, done: [really], error: [lost] },
  },
});

/** The files beside it. */
export const materialUploadAdapter = fileUploadAdapter({
  chart: materialUpload,
  catalogue: materialUploadPaths,
  words: 'materials:upload',
  ...{ enter, input },
});

/** The page. */
export const materialsAdapter: ScreenAdapter = {
  chart: materials,
  catalogue: materialsPaths,
  enter,
  events: {
    'course.chosen': {
      find: ({ page, say }) => page.getByRole('combobox', { name: say('materials:upload.course') }),
      use: (select, { courseId }: { type: string; courseId: number }) =>
        select.selectOption(String(courseId)).then(() => undefined),
    },
    'material.uploaded': {
      async trigger(walk: Walk) {
        await input(walk).setInputFiles({
          ...{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
        });
        const told = walk.say('materials:upload.done', { name: 'notes.txt' });
        await expect(walk.page.getByText(told)).toBeVisible();
      },
    },
  },
  answers: {},
};
