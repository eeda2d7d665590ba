import { z } from 'zod';
import {
  createFeedback,
  findCreated,
  findSubmitted,
  submitClassFeedback,
} from '../../src/contract/feedback';
import type { Queries } from '../db/database';
import { answerGiven } from '../requestId';
import { type Handler, serve } from '../serve';

const made = z.object({ feedback_id: z.int() });

/** The feedback that a request of the account's has made; null where it did not arrive. */
async function madeBy(db: Queries, asked: Parameters<typeof answerGiven>[1]) {
  const answer = made.safeParse(await answerGiven(db, asked));
  return { feedback_id: answer.data?.feedback_id ?? null };
}

export const findSubmittedHandler: Handler = serve(
  findSubmitted,
  ({ payload: { request_id: requestId }, session: { account }, db }) =>
    madeBy(db, { accountId: account.id, path: submitClassFeedback.path, requestId }),
);

export const findCreatedHandler: Handler = serve(
  findCreated,
  ({ payload: { request_id: requestId }, session: { account }, db }) =>
    madeBy(db, { accountId: account.id, path: createFeedback.path, requestId }),
);
