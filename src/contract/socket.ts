import { z } from 'zod/mini';
import { id } from './fields';

/** What the browser says when it opens the teacher socket [LIVE-003]; sent as the first message. */
export const socketOpening = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  teacher_id: id,
  subject_id: id,
  school_id: id,
  nick: z.string().check(z.maxLength(200)),
  app_type: z.string().check(z.maxLength(40)),
  refer_teacher_id: z.string().check(z.maxLength(20)),
  user_type: z.string().check(z.maxLength(4)),
});

/** What the server tells an open page: which kind of thing changed, and whose. */
export const socketMessage = z.object({
  type: z.enum([
    'homework.changed',
    'student.changed',
    'course.changed',
    'message.changed',
    'workOrder.changed',
    'coins.changed',
    // A coin code was used, and is good for nothing any more.
    'coins.purchased',
    'coins.allocated',
    'feedback.changed',
    'localPoints.changed',
    'material.changed',
    'training.changed',
    // The account has practised with a test account.
    'preparation.changed',
    'session.ended',
  ]),
  /** The thing that changed, where there is one. */
  id: z.optional(z.int()),
  student_id: z.optional(z.int()),
});
export type SocketMessage = z.output<typeof socketMessage>;

/** A message of every kind that names no thing: after a lost connection, anything may have changed. */
export const everyChange: readonly SocketMessage[] = socketMessage.shape.type.options
  .filter((type) => type.endsWith('.changed'))
  .map((type) => ({ type }));

/** Whether a message says that something about a student has changed; without a name it may be any. */
export function isAboutStudent({ type, student_id }: SocketMessage, studentId: number): boolean {
  return type === 'student.changed' && (student_id ?? studentId) === studentId;
}

/** Whether a message says that post-class feedback has changed: feedback to headquarters has an id, and no student. */
export function isAboutClassFeedback({ type, id }: SocketMessage): boolean {
  return type === 'feedback.changed' && id === undefined;
}

/**
 * A page says in the socket's address how long ago it was loaded, in ms: what changed since, it is told at once. This is
 * how far back the server remembers; beyond it a page asks for everything again.
 */
export const remembered = 60_000;

/** The specification's keepalive, in ms [LIVE-005]. */
export const keepalive = 300_000;
/** A shorter ping notices a link that died without a close, in ms. */
export const pingEvery = 25_000;
/** How long an answer to a ping may take before the link counts as dead, in ms. */
export const pongWithin = 10_000;
