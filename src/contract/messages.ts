import { z } from 'zod/mini';
import { recordOf } from '../domain/byName';
import { changedAtOnce } from '../domain/limits';
import { message, messageTabs, messageTopics } from '../domain/messages';
import { rewardRemark } from '../domain/rewards';
import { call } from './call';
import { count, flag, id, listOf, oneOf, someIds, subjectId, text, whole } from './fields';
import { amount } from './amount';
import { listAnswer, paging } from './list';

/** How many messages are unread [CALL-015]. */
export const getUnreadNum = call(
  '/message/getUnreadNum',
  { subject_id: subjectId },
  { unread_num: count },
  { background: true },
);

/** A page of the account's messages, the newest first [CALL-109, SCREEN-170]. */
export const messageList = call(
  '/message/list',
  {
    subject_id: subjectId,
    tab: oneOf(messageTabs),
    topics: z.optional(listOf(messageTopics)),
    /** Name, pinyin, initials or account of the student; several words must all be found. */
    keyword: z.optional(text(0, 50)),
    ...paging,
  },
  {
    ...listAnswer(message),
    /** How many messages each tab has of those that are searched for, of the topics that are asked for. */
    counts: recordOf(messageTabs, count),
    /** How many messages of the subject are unread, whatever the list is narrowed to. */
    unread_count: count,
    /** The last message that there is; 0 without one. What comes later, nobody has seen on this page. */
    newest_id: count,
  },
);

/** The account's last messages, as the top bar shows them [CALL-111]. */
export const userMessages = call(
  '/message/userMessages',
  { subject_id: subjectId },
  { list: z.array(message), newest_id: count },
);

/** Marks messages as read or as unread. Those of others are left alone. */
export const setMessagesRead = call(
  '/message/setRead',
  { subject_id: subjectId, message_ids: someIds(changedAtOnce), is_read: flag },
  { changed: count },
  { changes: true, sets: true },
);

/** Marks all messages as read, up to the last one that the person could see [CALL-110]. */
export const clearUnread = call(
  '/message/clearUnread',
  { subject_id: subjectId, up_to: whole(0, 999_999_999) },
  { changed: count },
  { changes: true, sets: true },
);

/** Rewards the student of a message with coins, once [SCREEN-171, VALID-043, VALID-044, VALID-045]. */
export const rewardMessage = call(
  '/message/reward',
  { subject_id: subjectId, message_id: id, coins: amount, remark: rewardRemark },
  { coin_cnt: count },
  { changes: true },
);
