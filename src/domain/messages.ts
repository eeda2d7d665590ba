import { z } from 'zod/mini';
import { byName } from './byName';
import { moment } from './moment';

/** What a message tells; its sentences are `messages:topic.<topic>`. */
export const messageTopics = [
  'essayHandedIn',
  'homeworkFinished',
  'homeworkWellDone',
  'homeworkMissed',
  'excellentDay',
  'coinsRequested',
  'midtermScoresDue',
  'finalScoresDue',
] as const;
export type MessageTopic = (typeof messageTopics)[number];

/** What deserves coins, which are given from the message itself [SCREEN-171]. */
export const rewardableTopics = [
  'homeworkWellDone',
  'excellentDay',
] as const satisfies MessageTopic[];

/** The tabs of the message centre; what can be rewarded leaves its tab with the reward. */
export const messageTabs = ['all', 'unread', 'rewardable'] as const;
export type MessageTab = (typeof messageTabs)[number];

/** The score from which finished homework is well done. */
export const wellDoneScore = 85;
/** A day is excellent from so many answers, with at least this share of them right. */
export const excellentDay = { answers: 6, percent: 80 } as const;

/** What a message's sentence is filled in with, by name. */
export const messageFacts = byName(z.union([z.string(), z.number()]));
export type MessageFacts = z.output<typeof messageFacts>;

/** A message to an account, about one of its students, an assignment or a colleague. */
export const message = z.object({
  message_id: z.int(),
  topic: z.enum(messageTopics),
  /** Null where it is about several students, or about none. */
  student: z.nullable(z.object({ student_id: z.int(), name: z.string(), username: z.string() })),
  /** The homework, or one person's homework; null where the student is all that it is about. */
  about_id: z.nullable(z.int()),
  facts: messageFacts,
  at: moment,
  is_read: z.boolean(),
  /** The coins that were given for it; null while there were none. */
  reward_coins: z.nullable(z.int()),
});
export type Message = z.output<typeof message>;

/**
 * Whom a message names, with the account that tells them from others of the same name: its student, or the colleague
 * who asks for coins. Null where it names nobody.
 */
export function namedIn({ student, topic, facts }: Message) {
  if (student !== null) return { name: student.name, username: student.username };
  const { name, account } = facts;
  if (topic !== 'coinsRequested' || name === undefined || account === undefined) return null;
  return { name: String(name), username: String(account) };
}

/** Whether coins may be given for a message: it tells of something well done, and nobody did so yet. */
export function isRewardable({ topic, reward_coins }: Message): boolean {
  return reward_coins === null && rewardableTopics.some((known) => known === topic);
}

/** The page that shows what a message is about; null where there is none. */
export function messageAddress(
  { topic, student, about_id, facts }: Message,
  subjectId: number,
): string | null {
  const about = String(about_id ?? '');
  const subject = `subject_id=${String(subjectId)}`;
  switch (topic) {
    case 'essayHandedIn':
      return `/homework/list?${subject}&person_id=${about}`;
    case 'homeworkMissed':
      return `/homework/list?${subject}&homework_id=${about}&status=expired`;
    case 'midtermScoresDue':
    case 'finalScoresDue':
      return `/score/index?${subject}`;
    case 'coinsRequested':
      return `/crystal/list?${subject}&choiceTab=own&kind=request`;
    case 'homeworkFinished':
    case 'homeworkWellDone':
      return student === null
        ? null
        : `/student/detail?${subject}&student_id=${String(student.student_id)}&view=homework&search=${encodeURIComponent(String(facts['homework'] ?? ''))}`;
    default:
      return student === null
        ? null
        : `/student/detail?${subject}&student_id=${String(student.student_id)}`;
  }
}
