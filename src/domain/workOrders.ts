import { z } from 'zod';

/** A file that belongs to a work order [ENTITY-035]. */
export const workOrderFile = z.object({ fileName: z.string(), fileUrl: z.string() });
export type WorkOrderFile = z.output<typeof workOrderFile>;

/** What the wire calls the states of a work order: finished is 2, everything else in progress [ENTITY-034]. */
export const workOrderStatuses = { inProgress: 1, completed: 2 } as const;
