import { z } from 'zod/mini';

/** A result in exam analysis for an exam without an entered score. */
export const examReportKey = z.object({ report_id: z.int(), subject_id: z.int() });
export type ExamReportKey = z.output<typeof examReportKey>;
