import { sql } from 'drizzle-orm';
import { answers } from './db/tables';

/**
 * What an answer is, in every count and share of the portal: one that was not skipped. Whether it was right; null of
 * what was skipped, so that `count` and `avg` leave it out.
 */
export const rightIfAnswered = sql<
  boolean | null
>`case when ${answers.skipReason} is null then ${answers.isRight} end`;
