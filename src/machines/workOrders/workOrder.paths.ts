/** Samples for the paths of a work order. */
export const workOrderPaths = {
  inputs: { sent: { files: [{ fileName: 'screen.png', fileUrl: '/files/1' }] } },
  events: {
    'order.handled': [
      {
        at: '2026-11-20T14:30:00+08:00',
        by: 'Mia',
        remark: 'The account is open again.',
        files: [{ fileName: 'guide.pdf', fileUrl: '/files/2' }],
      },
    ],
  },
} as const;
