import type { Area } from './area';

export const workOrders: Area = {
  words: ['workOrders'],
  pages: {
    '/workOrders/list': { key: ['request'], screen: () => import('../screens/workOrders') },
    '/workOrders/detail': {
      key: ['sheetCode'],
      screen: () => import('../screens/workOrderDetail'),
    },
  },
};
