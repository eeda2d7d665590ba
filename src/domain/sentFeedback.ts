import { z } from 'zod/mini';
import { headquartersTypes } from './feedback';
import { moment } from './moment';

/** A feedback to headquarters in the list of those that were sent [CALL-150]. */
export const sentFeedbackRow = z.object({
  ...{ feedback_id: z.int(), type: z.enum(headquartersTypes) },
  ...{ content: z.string(), created_at: moment },
});
export type SentFeedbackRow = z.output<typeof sentFeedbackRow>;
