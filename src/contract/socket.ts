import { z } from 'zod';
import { id } from './fields';

/** What the browser says when it opens the teacher socket [LIVE-003]; sent as the first message. */
export const socketOpening = z.strictObject({
  token: z.string().min(1).max(200),
  teacher_id: id,
  subject_id: id,
  school_id: id,
  nick: z.string().max(200),
  app_type: z.string().max(40),
  refer_teacher_id: z.string().max(20),
  user_type: z.string().max(4),
});

/** What the server tells an open page: which kind of thing changed, and whose. */
export const socketMessage = z.object({
  type: z.enum([
    'homework.changed',
    'student.changed',
    'message.arrived',
    'workOrder.changed',
    'session.ended',
  ]),
  /** The thing that changed, where there is one. */
  id: z.number().int().optional(),
  student_id: z.number().int().optional(),
});
export type SocketMessage = z.output<typeof socketMessage>;

/** Whether a message says that something about a student has changed; without a name it may be any. */
export function isAboutStudent({ type, student_id }: SocketMessage, studentId: number): boolean {
  return type === 'student.changed' && (student_id ?? studentId) === studentId;
}

/** The specification's keepalive, in ms [LIVE-005]. */
export const keepalive = 300_000;
/** A shorter ping notices a link that died without a close, in ms. */
export const pingEvery = 25_000;
/** How long an answer to a ping may take before the link counts as dead, in ms. */
export const pongWithin = 10_000;
