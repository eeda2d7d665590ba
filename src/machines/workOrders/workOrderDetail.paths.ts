import { absentOrLost } from '../parts/record.paths';
import { sampleWorkOrder } from './workOrderRows.paths';

const path = '/tickets/detail';
const origins = { own: 'https://portal.example', allowed: [] };
const order = {
  ...sampleWorkOrder,
  isUnread: 0 as const,
  resultRemark: 'It was made anew, and has sound again.',
  sheetFileList: [
    { fileName: 'screen.png', fileUrl: '/files/screen.png' },
    { fileName: 'answer.docx', fileUrl: '/files/answer.docx' },
    { fileName: 'elsewhere.txt', fileUrl: 'https://elsewhere.example/a.txt' },
  ],
  as_of: '2026-11-20T14:31:00+08:00',
};
const inProgress = {
  ...order,
  sheetStatus: 1 as const,
  handleStaffName: null,
  overTime: null,
  resultRemark: '',
  sheetFileList: [],
};

/** At first it is in progress, then it is completed. */
const orderIn = ({ context }: { context: { answer: unknown } }) =>
  context.answer === null ? [inProgress] : [order];

/** Samples for the paths of one work order. */
export const workOrderDetailPaths = {
  inputs: {
    order: { payload: { subject_id: 2, sheetCode: order.sheetCode }, scope: { origins } },
    none: { payload: { subject_id: 2, sheetCode: '' }, scope: { origins } },
  },
  events: {
    'socket.received': [
      { message: { type: 'workOrder.changed' as const, id: order.sheetId } },
      { message: { type: 'workOrder.changed' as const, id: order.sheetId + 1 } },
      { message: { type: 'workOrder.changed' as const } },
      { message: { type: 'coins.changed' as const, id: order.sheetId } },
    ],
  },
  outcomes: {
    load: {
      done: orderIn,
      error: absentOrLost(path),
    },
  },
} as const;
