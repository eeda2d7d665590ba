import { z } from 'zod/mini';

/** A result of exam analysis, where one of the exam is known there though its score is not entered. */
export const examResult = z.object({ report_id: z.int(), subject_id: z.int() });
export type ExamResult = z.output<typeof examResult>;
