import { assign, emit, setup } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { classFeedbackInfo, saveClassFeedback, submitClassFeedback } from '../../contract/feedback';
import {
  emptyPostClass,
  postClassDraft,
  type PostClassDraft,
  postClassForm,
} from '../../domain/feedback';
import { draft } from '../parts/draft';
import type { FormEvents, FormState } from '../parts/form/types';
import { workflowForm } from '../parts/form/workflow';
import { type Notice, successNotice, warningNotice } from '../parts/notice';
import { remote } from '../parts/remote';

export interface PostClassInput {
  readonly subjectId: number;
  readonly studentId: number;
  /** A feedback that was begun or given before; null for a new one. */
  readonly feedbackId: number | null;
}

interface Context extends PostClassInput, FormState<PostClassDraft> {
  /** When the server kept or took it last, as a moment; null before. */
  readonly keptAt: string | null;
}

type Event =
  | FormEvents<PostClassDraft>
  | { type: 'save.requested' }
  | { type: 'submit.cancelled' }
  | { type: 'submit.confirmed' }
  | { type: 'load.retried' };

type Info = AnswerOf<typeof classFeedbackInfo>;

const form = workflowForm<PostClassDraft, Context, Event>({
  schema: () => postClassForm,
  draft: postClassDraft,
  sentAs: 'feedback',
});

export const postClassSetup = setup({
  types: {} as {
    context: Context;
    events: Event;
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
    ...form.guards,
    hasFeedback: ({ context }) => context.feedbackId !== null,
    isGiven: (_, { status }: Info) => status === 'given',
  },
  actions: {
    ...form.actions,
    keepInfo: assign(({ context }, { feedback, changed_at, submitted_at }: Info) => ({
      ...form.revised(context, feedback),
      keptAt: submitted_at ?? changed_at,
    })),
    keepSaved: assign((_, saved: AnswerOf<typeof saveClassFeedback>) => ({
      feedbackId: saved.feedback_id,
      keptAt: saved.changed_at,
    })),
    keepSubmitted: assign((_, submitted: AnswerOf<typeof submitClassFeedback>) => ({
      feedbackId: submitted.feedback_id,
      keptAt: submitted.submitted_at,
    })),
    showSaved: emit(successNotice('feedback:saved')),
    showKept: emit(warningNotice('feedback:kept')),
    showFailed: emit(warningNotice('feedback:failed')),
    showSubmitted: emit(successNotice('feedback:submitted')),
  },
});

/** Where a feedback begins. */
export function started(input: PostClassInput): Context {
  return form.started(emptyPostClass, { ...input, keptAt: null });
}
