import { z } from 'zod/mini';
import { postClassDraft } from './feedback';

/** What the browser keeps of a post-class feedback: with the request id, where it was submitted without an answer. */
export const postClassKept = z.extend(postClassDraft, { unanswered: z.optional(z.string()) });
