import { z } from 'zod/mini';
import { type Language, workOrderQuestionLength } from './limits';
import { moment } from './moment';
import { cleanText } from './text';

/** A file that belongs to a work order [ENTITY-035]. */
export const workOrderFile = z.object({ fileName: z.string(), fileUrl: z.string() });
export type WorkOrderFile = z.output<typeof workOrderFile>;

/** What the wire calls the states of a work order: finished is 2, everything else in progress [ENTITY-034]. */
export const workOrderStatuses = { inProgress: 1, completed: 2 } as const;

/** All of them, and those of each status. */
export const workOrderTabs = ['all', '1', '2'] as const;

/** A work order as lists show it; of one in progress nothing is said of how it was handled [ENTITY-034]. */
export const workOrderRow = z.object({
  sheetId: z.int(),
  sheetCode: z.string(),
  title: z.string(),
  createStaffName: z.string(),
  pushTime: moment,
  sheetStatus: z.literal(Object.values(workOrderStatuses)),
  handleStaffName: z.nullable(z.string()),
  overTime: z.nullable(moment),
  isUnread: z.literal([0, 1]),
});
export type WorkOrderRow = z.output<typeof workOrderRow>;

/** What is asked in a new work order, which is its title. */
export const workOrderQuestion = cleanText(
  workOrderQuestionLength.minimum,
  workOrderQuestionLength.maximum,
);

/** A work order with everything that is known of it. */
export const workOrderDetail = z.extend(workOrderRow, {
  /** Empty while it is in progress. */
  resultRemark: z.string(),
  sheetFileList: z.array(workOrderFile),
});
export type WorkOrderDetail = z.output<typeof workOrderDetail>;

/** Whether the service desk is done with a work order. */
export const isCompleted = ({ sheetStatus }: Pick<WorkOrderRow, 'sheetStatus'>): boolean =>
  sheetStatus === workOrderStatuses.completed;

/** Pages where the service desk would be in the way [SHELL-017 … SHELL-021]. */
const withoutServiceDesk: readonly string[] = [
  '/examAnalysis/report',
  '/examAnalysis/appendix',
  '/examAnalysis/kmap',
  '/login',
  '/parentFeedback',
  '/parentReport',
  '/previewFile',
  '/seasonPlate/classBoard',
];

/** Whether the service desk is offered: it speaks Chinese [SHELL-016]. */
export function showsServiceDesk(language: Language, path: string): boolean {
  return language === 'zh' && !withoutServiceDesk.includes(path);
}

/** The page of work orders with the question for a new one. */
export const askingPage = '/workOrders/list?request=new';
