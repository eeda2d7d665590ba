import { z } from 'zod/mini';
import { postClassDraft } from './feedback';

/**
 * What the browser keeps of a post-class feedback: with the request id, where it was submitted without an answer, with
 * the id under which the server has a draft of it, where that was new, and with the request ids of those savings of a
 * new one that got no answer.
 */
export const postClassKept = z.extend(postClassDraft, {
  unanswered: z.optional(z.string()),
  feedback_id: z.optional(z.int()),
  lost_saves: z.optional(z.array(z.string())),
});

/** What a refusal says of feedback that is not there, or no longer, such as when another tab has removed its draft. */
export const removedFeedback = { removed: 'feedback' };

/** Whether the data of a refusal says that the feedback was removed. */
export const isRemoved = (data: unknown): boolean =>
  z.object({ removed: z.literal(removedFeedback.removed) }).safeParse(data).success;
