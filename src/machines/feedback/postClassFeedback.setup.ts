import { assign, emit, sendTo, setup, spawnChild, stopChild } from 'xstate';
import { z } from 'zod/mini';
import type { AnswerOf } from '../../contract/call';
import { CallFailure } from '../../contract/failure';
import {
  classFeedbackInfo,
  findSubmitted,
  type saveClassFeedback,
  type submitClassFeedback,
} from '../../contract/feedback';
import { withUnanswered } from '../../domain/draft';
import {
  emptyPostClass,
  postClassDraft,
  type PostClassDraft,
  postClassForm,
  withMoved,
} from '../../domain/feedback';
import { feedbackImages } from '../../domain/limits';
import { type ClassPart, lacksClassPart } from '../../domain/sameClass';
import { isRemoved, postClassKept } from '../../domain/postClassKept';
import { unansweredBy } from '../parts/act';
import { type ContentRestored, draft } from '../parts/draft';
import { errorsOf } from '../parts/form/errors';
import type { FormEvents, FormState } from '../parts/form/types';
import { workflowForm } from '../parts/form/workflow';
import {
  failureNotice,
  type Notice,
  successNotice,
  warningNotice,
  notDoneNotice,
} from '../parts/notice';
import type { Failure } from '../parts/failure';
import { remote } from '../parts/remote';
import { currentRequestId, selectIsInDoubt, type Sending, sendingActions } from '../parts/sending';
import { feedbackLink } from './feedbackLink';
import type { ImageUploaded } from '../parts/imageUpload';
import { translated } from '../parts/translated';
import { type ImagePlace, imageUpload } from './imageUpload';
import { savingOnce, submittingOnce } from './postClassFeedback.saving';

export interface PostClassInput {
  readonly subjectId: number;
  readonly studentId: number;
  /** A feedback that was begun or given before; null for a new one. */
  readonly feedbackId: number | null;
  /** The feedback that a new one begins with, but for its day and its pictures; null for an empty one. */
  readonly copyOf: number | null;
}

interface Context extends PostClassInput, FormState<PostClassDraft>, Sending {
  /** The feedback whose draft the browser keeps; null for that of a new one, whatever the server has of it since. */
  readonly draftId: number | null;
  /** How many pictures are being saved with it; null where it is not being saved. */
  readonly savedImages: number | null;
  /** When the server kept or took it last, as a moment; null before. */
  readonly keptAt: string | null;
  /** Other students whom it names, as the server found them; none once the analyst has looked again. */
  readonly names: readonly string[];
  /** How often a draft that cannot be kept, such as one with a text that is too long, was to be saved. */
  readonly savesInVain: number;
  /** The request ids of those savings of a new one that got no answer: one of them may have begun a draft. */
  readonly lostSaves: readonly string[];
}

type Event =
  | FormEvents<PostClassDraft>
  | { type: 'save.requested' }
  | { type: 'submit.cancelled' }
  | { type: 'submit.confirmed' }
  | { type: 'names.confirmed' }
  | { type: 'load.retried' }
  | { type: 'class.taken'; part: ClassPart }
  | ImageUploaded<ImagePlace>
  | { type: 'image.removed'; address: string }
  | { type: 'image.moved'; address: string; place: number };

interface Placed {
  readonly address: string;
}

type Info = AnswerOf<typeof classFeedbackInfo>;
/** The feedback that had arrived, if any. */
type Found = AnswerOf<typeof findSubmitted>;

const form = workflowForm<PostClassDraft, Context, Event>({
  schema: () => postClassForm,
  sentAs: 'feedback',
});

/** What keeps values from being kept as a draft, by field. */
const unkept = (values: PostClassDraft) => errorsOf(postClassDraft, values);

const refusedNames = z.object({ names: z.array(z.string()) });

/** The other students whom a refusal says are named; none where it says something else. */
function namesIn(error: unknown): readonly string[] {
  const data = error instanceof CallFailure ? error.data : null;
  return refusedNames.safeParse(data).data?.names ?? [];
}

/**
 * What is kept as a draft: where the server has a draft of new feedback, with its id. While a new one is being saved it
 * is kept with the request id of that, too: a page that is reloaded meanwhile never hears how it ended.
 */
function keptContent(context: Context): object {
  const { values, feedbackId, draftId, lostSaves, savedImages, requestId, unanswered } = context;
  const isSaved = savedImages !== null;
  const begun = isSaved && feedbackId === null && requestId !== undefined ? [requestId] : [];
  const saves = [...lostSaves, ...begun];
  const kept = {
    ...values,
    ...(feedbackId !== draftId && { feedback_id: feedbackId }),
    ...(saves.length > 0 && { lost_saves: saves }),
  };
  return withUnanswered(kept, isSaved ? unanswered : currentRequestId(context));
}

export const postClassSetup = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: PostClassInput;
    emitted: Notice;
    tags: 'busy' | 'editable' | 'failed' | 'done';
    children: { draft: 'draft'; images: 'imageUpload'; link: 'feedbackLink' };
  },
  actors: {
    draft,
    feedbackLink,
    imageUpload,
    load: remote(classFeedbackInfo),
    save: translated(savingOnce),
    submit: translated(submittingOnce),
    findSubmitted: remote(findSubmitted),
  },
  guards: {
    ...form.guards,
    hasFeedback: ({ context }) => context.feedbackId !== null,
    canBeKept: ({ context: { values } }) => Object.keys(unkept(values)).length === 0,
    /** Its draft has been removed on the server, such as in another tab. */
    isGone: (_, { error }: Failure) => error instanceof CallFailure && isRemoved(error.data),
    /** A picture came while it was being saved. */
    hasGrown: ({ context: { values, savedImages } }) => values.images.length !== savedImages,
    /** It replaces nothing that was filled in. */
    lacksClass: ({ context: { values } }) => lacksClassPart(values),
    hasSource: ({ context }) => context.copyOf !== null,
    isNaming: (_, { error }: Failure) => namesIn(error).length > 0,
    /** It was submitted without an answer, and nobody knows yet whether it arrived. */
    isInDoubt: selectIsInDoubt,
    wasUnanswered: (_, { content }: Pick<ContentRestored, 'content'>) =>
      postClassKept.safeParse(content).data?.unanswered !== undefined,
    hasArrived: (_, { feedback_id }: Found) => feedback_id !== null,
    isGiven: (_, { status }: Info) => status === 'given',
  },
  actions: {
    ...form.actions,
    ...sendingActions<Context, Event>(),
    keepInfo: assign(({ context }, { feedback, changed_at, submitted_at }: Info) => ({
      ...form.revised(context, feedback),
      keptAt: submitted_at ?? changed_at,
    })),
    keepCopy: assign(({ context }, { feedback }: Info) =>
      form.revised(context, { ...feedback, class_date: '', images: [] }),
    ),
    takeClass: assign(({ context }, { part }: { part: ClassPart }) => form.revised(context, part)),
    addImage: assign(({ context }, { address }: Placed) =>
      form.revised(context, {
        images: [...context.values.images, address].slice(0, feedbackImages.count),
      }),
    ),
    removeImage: assign(({ context }, { address }: Placed) =>
      form.revised(context, { images: context.values.images.filter((one) => one !== address) }),
    ),
    moveImage: assign(({ context }, { address, place }: Placed & { place: number }) =>
      form.revised(context, { images: withMoved(context.values.images, address, place) }),
    ),
    /** What is submitted is what was looked through: no picture arrives after that. */
    holdUploads: sendTo('images', { type: 'uploads.held' }),
    keepSaved: assign((_, saved: AnswerOf<typeof saveClassFeedback>) => ({
      ...{ feedbackId: saved.feedback_id, keptAt: saved.changed_at, lostSaves: [] },
    })),
    keepLost: assign(({ context: { feedbackId, lostSaves } }, { error }: Failure) => {
      const id = unansweredBy(error);
      return id === undefined || feedbackId !== null ? {} : { lostSaves: [...lostSaves, id] };
    }),
    /** The draft of what the server keeps now has ended: what is written from now on is kept by a new one. */
    beginDraft: spawnChild('draft', { id: 'draft', input: ({ context }) => draftInput(context) }),
    endDraft: stopChild('draft'),
    /** What is written stays, and is kept and submitted as a new one. */
    becomeNew: assign({ feedbackId: null, draftId: null, keptAt: null, lostSaves: [] }),
    countImages: assign(({ context }) => ({ savedImages: context.values.images.length })),
    forgetCount: assign({ savedImages: null }),
    tellGone: emit(warningNotice('feedback:gone')),
    keepSubmitted: assign((_, submitted: AnswerOf<typeof submitClassFeedback>) => ({
      feedbackId: submitted.feedback_id,
      keptAt: submitted.submitted_at,
    })),
    /** With the request id of what was submitted without an answer, so that it is asked about first. */
    keepDraft: sendTo('draft', ({ context }) => ({
      type: 'content.changed',
      content: keptContent(context),
    })),
    restore: assign(({ context }, { content }: Pick<ContentRestored, 'content'>) => {
      const { data } = postClassKept.safeParse(content);
      if (data === undefined) return {};
      const { unanswered, feedback_id: feedbackId = context.feedbackId, ...rest } = data;
      const { lost_saves: lostSaves = [], ...values } = rest;
      return { ...form.revised(context, values), unanswered, feedbackId, lostSaves };
    }),
    keepFound: assign((_, { feedback_id: feedbackId }: Found) => ({
      feedbackId,
      unanswered: undefined,
    })),
    /** The server has given it up: what is submitted from now on is another. */
    keepAbsent: assign({ unanswered: undefined, failure: null }),
    settleAct: emit(({ context }): Notice => ({
      ...{ type: 'act.settled', act: context.unanswered ?? '' },
    })),
    tellArrived: emit(successNotice('feedback:arrived')),
    tellAbsent: emit(warningNotice('feedback:notArrived')),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
    keepNames: assign((_, { error }: Failure) => ({ names: namesIn(error) })),
    forgetNames: assign({ names: [] }),
    // Only these fields say what is wrong: a draft may lack what a submission needs.
    showUnkept: assign(({ context: { savesInVain, touched, values } }) => ({
      touched: [...touched, ...Object.keys(unkept(values))],
      savesInVain: savesInVain + 1,
    })),
    showCopyFailed: emit(warningNotice('feedback:copyFailed')),
    showSaved: emit(successNotice('feedback:saved')),
    showKept: emit(warningNotice('feedback:kept')),
    /** Without an answer it may have been submitted. */
    showFailed: emit((_, { error }: Failure) => notDoneNotice(error, 'feedback:')),
    showSubmitted: emit(successNotice('feedback:submitted')),
  },
});

/** Where the browser keeps what is written of a feedback. */
export function draftInput({ subjectId, studentId, draftId }: Context) {
  return { key: `postClassFeedback.${subjectId}.${studentId}.${draftId ?? 'new'}` };
}

/** Where a feedback begins. */
export function started(input: PostClassInput): Context {
  return form.started(emptyPostClass, {
    ...{ ...input, draftId: input.feedbackId, savedImages: null },
    ...{ keptAt: null, names: [], savesInVain: 0, lostSaves: [] },
  });
}
