import { sql } from 'drizzle-orm';
import type { MessageTopic } from '../../src/domain/messages';
import type { Queries } from '../db/database';
import { messages } from '../db/tables';
import { publish } from '../socket/publish';

/** A message as it is written down, with the occasion that it tells of. */
export type NewMessage = typeof messages.$inferInsert & {
  readonly topic: MessageTopic;
  readonly occasion: string;
};

/**
 * Tells accounts what they have not been told yet, and their open pages that there is something new. Of missed homework
 * the number is told anew once it has changed: deadlines pass in batches, and some were extended.
 */
export async function writeMessages(db: Queries, news: readonly NewMessage[]): Promise<void> {
  if (news.length === 0) return;
  const written = await db
    .insert(messages)
    .values([...news])
    .onConflictDoUpdate({
      target: [messages.accountId, messages.subjectId, messages.occasion],
      set: { facts: sql`excluded."facts"`, isRead: false },
      setWhere: sql`${messages.topic} = 'homeworkMissed' and ${messages.facts} <> excluded."facts"`,
    })
    .returning({ accountId: messages.accountId });
  const accountIds = new Set(written.map(({ accountId }) => accountId));
  if (accountIds.size > 0) await publish(db, [...accountIds], { type: 'message.changed' });
}
