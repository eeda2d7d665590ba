import { and, count, desc, eq, inArray, isNotNull, max, type SQL, sql } from 'drizzle-orm';
import { getUnreadNum, messageList, userMessages } from '../../src/contract/messages';
import { toMoment } from '../../src/domain/businessTime';
import type { Message, MessageTopic } from '../../src/domain/messages';
import type { Queries } from '../db/database';
import { messages, students } from '../db/tables';
import { namesStudent } from '../keyword';
import { listed, pageOf, total } from '../page';
import { type Handler, serve } from '../serve';
import { canBeRewarded, type Inbox, inboxOf, isIn, isInTab, isUnread } from './own';

/** How many messages the top bar shows. */
const lastFew = 5;

/** The messages of a condition, the newest first. */
function selectMessages(db: Queries, condition: SQL | undefined) {
  return db
    .select({
      id: messages.id,
      topic: sql<MessageTopic>`${messages.topic}`,
      studentId: messages.studentId,
      studentName: students.name,
      username: students.username,
      aboutId: messages.aboutId,
      facts: messages.facts,
      at: messages.at,
      isRead: messages.isRead,
      rewardCoins: messages.rewardCoins,
      total,
    })
    .from(messages)
    .leftJoin(students, eq(students.id, messages.studentId))
    .where(condition)
    .orderBy(desc(messages.at), desc(messages.id));
}
type Row = Awaited<ReturnType<typeof selectMessages>>[number];

function messageOf({ studentId, studentName, username, ...row }: Row): Message {
  return {
    message_id: row.id,
    topic: row.topic,
    student:
      studentId === null
        ? null
        : { student_id: studentId, name: studentName ?? '', username: username ?? '' },
    about_id: row.aboutId,
    facts: row.facts,
    at: toMoment(row.at),
    is_read: row.isRead,
    reward_coins: row.rewardCoins,
  };
}

/** Whether a message is about a student of these words; one about nobody is not, if there are words. */
function isAbout(keyword: string | undefined): SQL | undefined {
  const isNamed = namesStudent(keyword);
  return isNamed === undefined ? undefined : and(isNotNull(messages.studentId), isNamed);
}

/** How many messages each tab has of those that a list is narrowed to, how many of all are unread, and the last one. */
async function countTabs(db: Queries, inbox: Inbox, isListed?: SQL) {
  const of = (...conditions: readonly (SQL | undefined)[]) =>
    sql<number>`count(*) filter (where ${and(sql`true`, ...conditions)})`.mapWith(Number);
  const [counted] = await db
    .select({
      all: of(isListed),
      unread: of(isUnread, isListed),
      rewardable: of(canBeRewarded, isListed),
      unread_count: of(isUnread),
      newest_id: max(messages.id),
    })
    .from(messages)
    .leftJoin(students, eq(students.id, messages.studentId))
    .where(isIn(db, inbox));
  if (counted === undefined) throw new Error('counting gives a row');
  const { newest_id, unread_count, ...counts } = counted;
  return { counts, unread_count, newest_id: newest_id ?? 0 };
}

export const listHandlers: readonly Handler[] = [
  serve(getUnreadNum, async ({ payload, session, db }) => {
    const [unread] = await db
      .select({ unread_num: count() })
      .from(messages)
      .where(and(isIn(db, inboxOf(session, payload)), isUnread));
    return unread ?? { unread_num: 0 };
  }),

  serve(messageList, async ({ payload, session, db, now }) => {
    const { tab, topics = [], keyword } = payload;
    const inbox = inboxOf(session, payload);
    const isListed = and(
      topics.length === 0 ? undefined : inArray(messages.topic, topics),
      isAbout(keyword),
    );
    const condition = and(isIn(db, inbox), isInTab[tab], isListed);
    const found = await pageOf(selectMessages(db, condition), payload);
    return { ...listed(found, messageOf, now), ...(await countTabs(db, inbox, isListed)) };
  }),

  serve(userMessages, async ({ payload, session, db }) => {
    const inbox = inboxOf(session, payload);
    const rows = await selectMessages(db, isIn(db, inbox)).limit(lastFew);
    const { newest_id } = await countTabs(db, inbox);
    return { list: rows.map(messageOf), newest_id };
  }),
];
