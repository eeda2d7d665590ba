import { assign, emit, sendTo, setup } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { CallFailure } from '../../contract/failure';
import { classFeedbackInfo, saveClassFeedback, submitClassFeedback } from '../../contract/feedback';
import {
  emptyPostClass,
  postClassDraft,
  type PostClassDraft,
  postClassForm,
} from '../../domain/feedback';
import { type ContentRestored, draft } from '../parts/draft';
import { type ShownFailure, shownFailure } from '../parts/failure';
import { errorsOf, type FieldErrors } from '../parts/form/errors';
import { type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import { refusedValues } from './refusedValues';

export interface PostClassInput {
  readonly subjectId: number;
  readonly studentId: number;
  /** A feedback that was begun or given before; null for a new one. */
  readonly feedbackId: number | null;
}

interface Context extends PostClassInput {
  readonly values: PostClassDraft;
  /** What is wrong with the values, as keys; shown once they were submitted. */
  readonly errors: FieldErrors;
  /** How often it was submitted in vain. */
  readonly attempts: number;
  readonly failure: ShownFailure | null;
  /** When the server kept or took it last, as a moment; null before. */
  readonly keptAt: string | null;
}

export type PostClassEvent =
  | { type: 'values.changed'; values: Partial<PostClassDraft> }
  | ContentRestored
  | { type: 'save.requested' }
  | { type: 'submit.requested' }
  | { type: 'submit.cancelled' }
  | { type: 'submit.confirmed' }
  | { type: 'load.retried' };

interface Failure {
  readonly error: unknown;
}

type Info = AnswerOf<typeof classFeedbackInfo>;

function revised(values: PostClassDraft): Partial<Context> {
  return { values, errors: errorsOf(postClassForm, values), failure: null };
}

export const postClassSetup = setup({
  types: {} as {
    context: Context;
    events: PostClassEvent;
    input: PostClassInput;
    emitted: Notice;
    tags: 'busy' | 'editable' | 'failed' | 'done';
    children: { draft: 'draft' };
  },
  actors: {
    draft,
    load: remote(classFeedbackInfo),
    save: remote(saveClassFeedback),
    submit: remote(submitClassFeedback),
  },
  guards: {
    hasFeedback: ({ context }) => context.feedbackId !== null,
    isGiven: (_, { status }: Info) => status === 'given',
    isValid: ({ context }) => postClassForm.safeParse(context.values).success,
    /** The server has said no: the text is not kept there, and has to be changed. */
    isRefusal: (_, { error }: Failure) => error instanceof CallFailure && error.kind === 'code',
  },
  actions: {
    keepInfo: assign((_, { feedback, changed_at, submitted_at }: Info) => ({
      ...revised(feedback),
      keptAt: submitted_at ?? changed_at,
    })),
    setValues: assign(({ context }, { values }: { values: Partial<PostClassDraft> }) =>
      revised({ ...context.values, ...values }),
    ),
    restore: assign((_, { content }: { content: unknown }) => {
      const values = postClassDraft.safeParse(content).data;
      return values === undefined ? {} : revised(values);
    }),
    /** What is typed is kept in the browser, whatever becomes of the call. */
    keepDraft: sendTo('draft', ({ context }) => ({
      type: 'content.changed' as const,
      content: context.values,
    })),
    removeDraft: sendTo('draft', { type: 'draft.removed' }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    keepSaved: assign((_, saved: AnswerOf<typeof saveClassFeedback>) => ({
      feedbackId: saved.feedback_id,
      keptAt: saved.changed_at,
    })),
    keepSubmitted: assign((_, submitted: AnswerOf<typeof submitClassFeedback>) => ({
      feedbackId: submitted.feedback_id,
      keptAt: submitted.submitted_at,
    })),
    keepFailure: assign((_, { error }: Failure) => ({ failure: shownFailure(error) })),
    keepRefusal: assign(({ context }, { error }: Failure) => ({
      failure: shownFailure(error),
      errors: { ...context.errors, ...refusedValues(error) },
      attempts: context.attempts + 1,
    })),
    showSaved: emit(successNotice('feedback:saved')),
    showKept: emit({ type: 'notice.shown', tone: 'bad', message: { key: 'feedback:kept' } }),
    showFailed: emit({ type: 'notice.shown', tone: 'bad', message: { key: 'feedback:failed' } }),
    showSubmitted: emit(successNotice('feedback:submitted')),
  },
});

/** Where a feedback begins. */
export function started(input: PostClassInput): Context {
  return {
    ...input,
    values: emptyPostClass,
    errors: errorsOf(postClassForm, emptyPostClass),
    attempts: 0,
    failure: null,
    keptAt: null,
  };
}
