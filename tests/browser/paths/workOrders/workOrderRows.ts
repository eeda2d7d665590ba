import { workOrderPreview, workOrderRows } from '../../../../src/machines/workOrders/workOrderRows';
import {
  workOrderPreviewPaths,
  workOrderRowsPaths,
} from '../../../../src/machines/workOrders/workOrderRows.paths';
import { sending } from '../answers';
import { collectionAdapter } from '../collection';
import { choosingTab } from '../collectionFilters';
import { button } from '../controls';
import { enterWelcome } from '../shell/welcome';
import type { ScreenAdapter } from '../adapter';

// Nobody has asked anything of this subject.
const both = { words: 'workOrders', nothing: sending({ subject_id: '99' }) } as const;

/** What the analyst has asked the service desk. */
export const rowsAdapter = collectionAdapter({
  ...both,
  chart: workOrderRows,
  catalogue: workOrderRowsPaths,
  enter: '/workOrders/list?subject_id=2',
  filter: choosingTab('workOrders:status', 'completed'),
});

/** The first of them in the window of the service desk, which speaks Chinese. */
export const previewAdapter: ScreenAdapter = {
  ...collectionAdapter({
    ...both,
    chart: workOrderPreview,
    catalogue: workOrderPreviewPaths,
    async enter(walk) {
      await enterWelcome(walk);
      await button('workOrders:desk.open').find(walk).click();
    },
  }),
  languages: ['zh'],
};
