import { expect, it } from 'vitest';
import { nextWorkOrder, type WorkOrder } from '../../../src/machines/workOrders/workOrder';

const at = '2026-11-20T14:30:00+08:00';
const asked = { fileName: 'screen.png', fileUrl: '/files/1' };
const answered = { fileName: 'guide.pdf', fileUrl: '/files/2' };
const handle = {
  type: 'order.handled',
  at,
  by: 'Mia',
  remark: 'It works again.',
  files: [answered],
} as const;
const open = { type: 'order.opened' } as const;

const fresh: WorkOrder = {
  finishedAt: null,
  handledBy: null,
  resultRemark: null,
  files: [asked],
  isUnread: true,
};
const handled = {
  ...fresh,
  finishedAt: at,
  handledBy: 'Mia',
  resultRemark: 'It works again.',
  files: [asked, answered],
};

it.each([true, false])(
  '[WKO-01] [ENTITY-034] is completed, with when, by whom, the remark and the files; unread %s stays',
  (isUnread) => {
    expect(nextWorkOrder({ ...fresh, isUnread }, handle)).toEqual({ ...handled, isUnread });
  },
);

it('[WKO-02] is read once it is opened, whether it is handled or not', () => {
  expect(nextWorkOrder(fresh, open)).toEqual({ ...fresh, isUnread: false });
  expect(nextWorkOrder(handled, open)).toEqual({ ...handled, isUnread: false });
});

it('neither happens twice', () => {
  expect(nextWorkOrder(handled, handle)).toBeNull();
  expect(nextWorkOrder({ ...fresh, isUnread: false }, open)).toBeNull();
});
