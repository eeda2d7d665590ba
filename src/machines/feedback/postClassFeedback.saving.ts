import type { AnswerOf } from '../../contract/call';
import { findSaved, saveClassFeedback, submitClassFeedback } from '../../contract/feedback';
import type { Act } from '../parts/act';
import type { Ask, Work } from '../parts/translated';

interface Lost {
  /** The request ids of those savings of a new feedback that got no answer. */
  readonly lost: readonly string[];
}

type Save = typeof saveClassFeedback;
type Submit = typeof submitClassFeedback;

/** The draft that one of those savings has begun after all, if any. */
async function arrived(
  ask: Ask,
  { subject_id }: { readonly subject_id: number },
  { lost }: Lost,
  signal: AbortSignal,
): Promise<{ readonly feedback_id?: number }> {
  for (const request_id of lost) {
    const { feedback_id } = await ask(findSaved, { subject_id, request_id }, signal);
    if (feedback_id !== null) return { feedback_id };
  }
  return {};
}

// What had not come is given up, and its request id of no use any more: each saving is another act.
const save: Work<Lost & Act<Save>, AnswerOf<Save>> = async (ask, sent, signal) => {
  const { payload, requestId = '', lost } = sent;
  const draft = lost.length === 0 ? {} : await arrived(ask, payload, { lost }, signal);
  return ask(saveClassFeedback, { ...payload, ...draft }, signal, requestId);
};

const submit: Work<Lost & Act<Submit>, AnswerOf<Submit>> = async (ask, sent, signal) => {
  const { payload, requestId = '', lost } = sent;
  const draft = lost.length === 0 ? {} : await arrived(ask, payload, { lost }, signal);
  return ask(submitClassFeedback, { ...payload, ...draft }, signal, requestId);
};

/** Keeps a draft on the server: one, however many savings of it got no answer [FBK-03]. */
export const savingOnce = Object.assign(save, { asks: saveClassFeedback });

/** Submits it as that draft. */
export const submittingOnce = Object.assign(submit, { asks: submitClassFeedback });
