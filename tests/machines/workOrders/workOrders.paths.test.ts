import { expect, it } from 'vitest';
import { persist, restore } from '../../../src/machines/parts/reload';
import { serviceDesk } from '../../../src/machines/workOrders/serviceDesk';
import { serviceDeskPaths } from '../../../src/machines/workOrders/serviceDesk.paths';
import { workOrderDetail } from '../../../src/machines/workOrders/workOrderDetail';
import { workOrderDetailPaths } from '../../../src/machines/workOrders/workOrderDetail.paths';
import { workOrderNews } from '../../../src/machines/workOrders/workOrderNews';
import { workOrderNewsPaths } from '../../../src/machines/workOrders/workOrderNews.paths';
import { workOrderPreview, workOrderRows } from '../../../src/machines/workOrders/workOrderRows';
import {
  workOrderPreviewPaths,
  workOrderRowsPaths,
} from '../../../src/machines/workOrders/workOrderRows.paths';
import { proveChart } from '../../../src/paths';
import { findingsOf, proven } from '../proof';

it('[SCREEN-173] workOrderDetail takes every transition on generated paths, which notice every mistake', () => {
  expect(findingsOf(workOrderDetail, workOrderDetailPaths)).toEqual(proven);
});

it('[MSG-069] serviceDesk takes every transition on generated paths, which notice every mistake', () => {
  expect(findingsOf(serviceDesk, serviceDeskPaths)).toEqual(proven);
});

// That paths notice every mistake of such a list, and of such a poll, is shown where they are made.
it.each([
  ['workOrderRows', workOrderRows, workOrderRowsPaths],
  ['workOrderPreview', workOrderPreview, workOrderPreviewPaths],
  ['[MSG-070] [CALL-010] workOrderNews', workOrderNews, workOrderNewsPaths],
])('%s takes every transition on generated paths', (_, chart, paths) => {
  const proof = proveChart(chart, paths, { reload: { persist, restore } });
  expect(proof.missing).toEqual([]);
  expect(proof.truncated).toBe(false);
});
