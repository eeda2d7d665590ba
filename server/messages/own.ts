import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { type MessageTab, messageTopics, rewardableTopics } from '../../src/domain/messages';
import type { Queries } from '../db/database';
import { messages } from '../db/tables';
import type { Session } from '../session';
import { isSeen } from '../students/seen';

/** Whose messages are meant, and of which subject. */
export interface Inbox {
  readonly accountId: number;
  readonly subjectId: number;
}

export function inboxOf(session: Session, { subject_id }: { subject_id: number }): Inbox {
  return { accountId: session.account.id, subjectId: subject_id };
}

/** Whether a message is one of the inbox, as a condition; of students whom the account sees no more it has none. */
export function isIn(db: Queries, { accountId, subjectId }: Inbox): SQL | undefined {
  return and(
    eq(messages.accountId, accountId),
    eq(messages.subjectId, subjectId),
    inArray(messages.topic, [...messageTopics]),
    or(isNull(messages.studentId), isSeen(db, accountId, messages.studentId)),
  );
}

export const isUnread = eq(messages.isRead, false);
export const canBeRewarded = and(
  isNull(messages.rewardCoins),
  inArray(messages.topic, [...rewardableTopics]),
);

/** Whether a message stands in a tab, as a condition. */
export const isInTab: Readonly<Record<MessageTab, SQL | undefined>> = {
  all: undefined,
  unread: isUnread,
  rewardable: canBeRewarded,
};
