import { and, gt, lte, type SQL } from 'drizzle-orm';
import { startOfDay } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { handedIn, missed } from '../messages/ofHomework';
import { excellentDays } from '../messages/ofStudy';
import type { NewMessage } from '../messages/write';
import { accounts } from './content/accounts';
import { insertAll } from './insert';
import { requestMessages } from './rewards/requests';

/** How far back the messages go, in days. */
const remembered = 60;
/** How many days' messages an account has not read yet; Zhou hardly ever looks, and the badge says 99+. */
const unreadDaysOfZhou = 60;
const unreadDaysOfOthers = 2;

/** What the analysts were told while the story went on: computed from what is written down of it. */
async function newsSince(db: Queries, from: Date, now: Date): Promise<NewMessage[]> {
  const { homework, homeworkPersons } = tables;
  const since = (
    moment: typeof homework.deadline | typeof homeworkPersons.completedAt,
  ): SQL | undefined => and(gt(moment, from), lte(moment, now));
  return [
    ...(await handedIn(db, since(homeworkPersons.completedAt))),
    ...(await missed(db, since(homework.deadline))),
    ...(await excellentDays(db, { from, until: now })),
    ...requestMessages(now),
  ];
}

/** The messages of each account, the oldest first, the latest of them unread. */
export async function fillMessages(db: Queries, now: Date): Promise<void> {
  const news = await newsSince(db, startOfDay(now, -remembered), now);
  const zhou = accounts.find(({ username }) => username === 'zhou')?.id;
  const unreadSince = (accountId: number) =>
    startOfDay(now, -(accountId === zhou ? unreadDaysOfZhou : unreadDaysOfOthers));
  await insertAll(
    db,
    tables.messages,
    news
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
      .map((message) => ({ ...message, isRead: message.at < unreadSince(message.accountId) })),
  );
}
