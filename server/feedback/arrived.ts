import { z } from 'zod';
import {
  createFeedback,
  findCreated,
  findSaved,
  findSubmitted,
  saveClassFeedback,
  submitClassFeedback,
} from '../../src/contract/feedback';
import { answerOrGiveUp } from '../requestId';
import { type Handler, type Situation, serve } from '../serve';

const made = z.object({ feedback_id: z.int() });

/** The feedback that a request of the account's has made; null where it did not arrive. */
async function madeBy(situation: Situation, asked: Parameters<typeof answerOrGiveUp>[1]) {
  const answer = made.safeParse(await answerOrGiveUp(situation, asked));
  return { feedback_id: answer.data?.feedback_id ?? null };
}

export const findSubmittedHandler: Handler = serve(
  findSubmitted,
  ({ payload: { request_id: requestId }, session: { account }, ...situation }) =>
    madeBy(situation, { accountId: account.id, path: submitClassFeedback.path, requestId }),
);

export const findSavedHandler: Handler = serve(
  findSaved,
  ({ payload: { request_id: requestId }, session: { account }, ...situation }) =>
    madeBy(situation, { accountId: account.id, path: saveClassFeedback.path, requestId }),
);

export const findCreatedHandler: Handler = serve(
  findCreated,
  ({ payload: { request_id: requestId }, session: { account }, ...situation }) =>
    madeBy(situation, { accountId: account.id, path: createFeedback.path, requestId }),
);
