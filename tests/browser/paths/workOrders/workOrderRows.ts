import { matchesState, type StateValue } from 'xstate';
import { workOrderList } from '../../../../src/contract/workOrders';
import { workOrderPreview, workOrderRows } from '../../../../src/machines/workOrders/workOrderRows';
import {
  workOrderPreviewPaths,
  workOrderRowsPaths,
} from '../../../../src/machines/workOrders/workOrderRows.paths';
import { sending } from '../answers';
import { collectionStage } from '../collection';
import { button } from '../controls';
import { enterWelcome } from '../shell/welcome';
import type { Stage } from '../stage';

const { events } = workOrderRowsPaths;

const both = {
  call: workOrderList,
  // Nobody has asked anything there.
  nothing: sending({ subject_id: '99' }),
  message: { type: 'workOrder.changed' },
} as const;

/** What the analyst has asked the service desk. */
export const rowsStage = collectionStage({
  ...both,
  chart: workOrderRows,
  catalogue: {
    ...workOrderRowsPaths,
    events: {
      ...events,
      // Only where a tab has nothing is there a button that leads back to all.
      'filters.cleared': ({ value }: { value: StateValue }) =>
        matchesState({ rows: 'filteredOut' }, value) ? [{}] : [],
    },
  },
  enter: '/workOrders/list?subject_id=2',
  filter: {
    find: ({ page, say }) => page.getByRole('tab', { name: say('workOrders:status.completed') }),
    chip: ({ say }) => ({
      label: say('workOrders:status.label'),
      value: say('workOrders:status.completed'),
    }),
  },
  noFilter: {
    find: ({ page, say }) =>
      page.getByRole('tab', { name: say('workOrders:status.all'), selected: false }),
  },
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
