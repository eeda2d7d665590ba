import { workOrderPreview, workOrderRows } from '../../../../src/machines/workOrders/workOrderRows';
import {
  workOrderPreviewPaths,
  workOrderRowsPaths,
} from '../../../../src/machines/workOrders/workOrderRows.paths';
import { sending } from '../answers';
import { collectionStage } from '../collection';
import { choosingTab } from '../collectionFilters';
import { button } from '../controls';
import { enterWelcome } from '../shell/welcome';
import type { Stage } from '../stage';

// Nobody has asked anything of this subject.
const both = { words: 'workOrders', nothing: sending({ subject_id: '99' }) } as const;

/** What the analyst has asked the service desk. */
export const rowsStage = collectionStage({
  ...both,
  chart: workOrderRows,
  catalogue: workOrderRowsPaths,
  enter: '/workOrders/list?subject_id=2',
  filter: choosingTab('workOrders:status', 'completed'),
});

/** The first of them in the window of the service desk, which speaks Chinese. */
export const previewStage: Stage = {
  ...collectionStage({
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
