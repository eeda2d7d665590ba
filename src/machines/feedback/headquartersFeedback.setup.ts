import { assign, emit, sendParent, sendTo, setup } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { createFeedback, findCreated } from '../../contract/feedback';
import { withUnanswered } from '../../domain/draft';
import {
  emptyHeadquarters,
  emptyOf,
  hasContent,
  headquartersForm,
  type HeadquartersForm,
  type HeadquartersType,
  withMoved,
} from '../../domain/feedback';
import { headquartersDraftContent } from '../../domain/headquartersDrafts';
import { subjectOf } from '../../domain/headquartersSubject';
import { feedbackImages } from '../../domain/limits';
import type { SessionRecord } from '../../domain/sessionRecord';
import { act } from '../parts/act';
import { type ContentRemoved, type ContentRestored, draft } from '../parts/draft';
import type { Failure } from '../parts/failure';
import type { FormEvents, FormState } from '../parts/form/types';
import { workflowForm } from '../parts/form/workflow';
import {
  failureNotice,
  type Notice,
  successNotice,
  warningNotice,
  notDoneNotice,
} from '../parts/notice';
import type { ImageUploaded, PicturesCounted } from '../parts/imageUpload';
import { type ImagePlace, imageUpload } from './imageUpload';
import { type RecordChosen, recordOffer } from './recordOffer';
import { remote } from '../parts/remote';
import { currentRequestId, selectIsInDoubt, type Sending, sendingActions } from '../parts/sending';
import { reportedSubject } from './reportedSubject';

export interface HeadquartersInput {
  readonly subjectId: number;
  /** What is known already, such as the question that it is about. */
  readonly values?: Partial<HeadquartersForm>;
  /** The place of a draft that it begins with. */
  readonly place?: string;
}

/** What the page hears once this form is at its end: the next one begins, with a draft where its place is told. */
export interface AnotherRequested {
  type: 'another.requested';
  place?: string;
}

interface Context extends FormState<HeadquartersForm>, Sending {
  readonly subjectId: number;
  /** The place of the draft that it began with. */
  readonly place: string | undefined;
  /** The type that was asked for while something was entered. */
  readonly nextType: HeadquartersType | null;
  /** What the portal did before, where the person lets it go along. */
  readonly record: SessionRecord | null;
  /** How many pictures were chosen and are not in the form yet, by what they are for. */
  readonly unsent: Readonly<Record<ImagePlace, number>>;
}

type Event =
  | FormEvents<HeadquartersForm>
  | { type: 'type.chosen'; feedbackType: HeadquartersType }
  | { type: 'switch.confirmed' }
  | { type: 'switch.cancelled' }
  | RecordChosen
  | ImageUploaded<ImagePlace>
  | PicturesCounted<ImagePlace>
  | { type: 'image.removed'; place: ImagePlace; address: string }
  | { type: 'image.moved'; address: string; place: number }
  | { type: 'submit.confirmed' }
  | { type: 'submit.cancelled' }
  | { type: 'save.requested' }
  /** A draft is opened to be written on, which may be the form's own. */
  | { type: 'draft.opened'; place: string }
  /** One was removed in the draft box. */
  | { type: 'draft.removed'; place: string }
  | ContentRemoved;

const nothingUnsent = { images: 0, cover: 0 };

/** A picture of the form: what it is for, and where it lies. */
interface Placed {
  readonly place: ImagePlace;
  readonly address: string;
}

interface Counted {
  readonly place: ImagePlace;
  readonly unsent: number;
}

type Restored = Pick<ContentRestored, 'content'>;

/** Whether a draft was sent without an answer. */
const wasUnanswered = (content: unknown): boolean =>
  headquartersDraftContent.safeParse(content).data?.unanswered !== undefined;

/** The feedback that had arrived, if any. */
type Found = AnswerOf<typeof findCreated>;

interface Chosen {
  readonly feedbackType: HeadquartersType;
}

/** How many pictures would stay behind; a cover goes along with a textbook only. */
export const unsentIn = ({ values, unsent }: Pick<Context, 'values' | 'unsent'>): number =>
  unsent.images + (values.type === 'textbook' ? unsent.cover : 0);

const form = workflowForm<HeadquartersForm, Context, Event>({
  schema: () => headquartersForm,
  sentAs: 'feedback',
});

/** What is kept as a draft: of what was sent without an answer its record, too, so that it can be sent as it was. */
function keptContent(context: Context): object {
  const { values, record } = context;
  const requestId = currentRequestId(context);
  const sent = requestId !== undefined && record !== null ? { ...values, record } : values;
  return withUnanswered(sent, requestId);
}

export const headquartersSetup = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: HeadquartersInput;
    emitted: Notice;
    tags: 'busy' | 'editable' | 'done';
    children: {
      draft: 'draft';
      record: 'recordOffer';
      reports: 'reportedSubject';
      images: 'imageUpload';
      cover: 'imageUpload';
    };
  },
  actors: {
    ...{ draft, recordOffer, reportedSubject, imageUpload },
    create: act(createFeedback),
    findCreated: remote(findCreated),
  },
  guards: {
    ...form.guards,
    /** It was sent without an answer, and nobody knows yet whether it arrived. */
    isInDoubt: selectIsInDoubt,
    wasUnanswered: (_, { content }: Restored) => wasUnanswered(content),
    wasUnansweredBesidePictures: ({ context }, { content }: Restored) =>
      wasUnanswered(content) && unsentIn(context) > 0,
    hasArrived: (_, { feedback_id }: Found) => feedback_id !== null,
    isOtherType: ({ context }, { feedbackType }: Chosen) => context.values.type !== feedbackType,
    /** Another type, while something is entered or a picture is chosen that it would clear. */
    wouldClear: ({ context }, { feedbackType }: Chosen) =>
      context.values.type !== feedbackType && (hasContent(context.values) || unsentIn(context) > 0),
    /** It may be sent, but for pictures that would stay behind. */
    wouldLeavePictures: ({ context }) => form.guards.isValid({ context }) && unsentIn(context) > 0,
    hasAllPictures: ({ context }) => unsentIn(context) === 0,
  },
  actions: {
    ...form.actions,
    ...sendingActions<Context, Event>(),
    keepCount: assign(({ context }, { place, unsent }: Counted) => ({
      unsent: { ...context.unsent, [place]: unsent },
    })),
    /** What is sent is what was agreed to: no picture arrives after that. */
    holdImages: sendTo('images', { type: 'uploads.held' }),
    holdCover: sendTo('cover', { type: 'uploads.held' }),
    /** Pictures belong to the text beside which they were chosen: none of them comes into another draft. */
    dropImages: sendTo('images', { type: 'uploads.dropped' }),
    dropCover: sendTo('cover', { type: 'uploads.dropped' }),
    showDropped: emit(({ context }) =>
      warningNotice('feedback:image.dropped', { count: unsentIn(context) }),
    ),
    /** With the request id of what was sent without an answer, and with its record, so that it can be sent once more. */
    keepDraft: sendTo('draft', ({ context }) => ({
      type: 'content.changed',
      content: keptContent(context),
    })),
    restore: assign(({ context }, { content }: Restored) => {
      const { data } = headquartersDraftContent.safeParse(content);
      if (data === undefined) return {};
      const { unanswered, record = null, ...values } = data;
      return {
        ...form.revised(context, values),
        ...{ unanswered, record, unsent: nothingUnsent },
      };
    }),
    tellRecord: sendTo('record', ({ context: { record } }) =>
      record === null
        ? { type: 'record.left' as const }
        : { type: 'record.restored' as const, record },
    ),
    /** The server has given it up: what is sent from now on is another. */
    keepAbsent: assign({ unanswered: undefined, failure: null }),
    settleAct: emit(({ context }): Notice => ({
      ...{ type: 'act.settled', act: context.unanswered ?? '' },
    })),
    tellArrived: emit(successNotice('feedback:arrived')),
    tellAbsent: emit(warningNotice('feedback:notArrived')),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
    moveImage: assign(({ context }, { address, place }: { address: string; place: number }) =>
      form.revised(context, { images: withMoved(context.values.images, address, place) }),
    ),
    addImage: assign(({ context }, { place, address }: Placed) =>
      form.revised(
        context,
        place === 'cover'
          ? { cover: address }
          : { images: [...context.values.images, address].slice(0, feedbackImages.count) },
      ),
    ),
    removeImage: assign(({ context }, { place, address }: Placed) =>
      form.revised(
        context,
        place === 'cover'
          ? { cover: '' }
          : { images: context.values.images.filter((one) => one !== address) },
      ),
    ),
    keepNextType: assign((_, { feedbackType }: Chosen) => ({ nextType: feedbackType })),
    forgetNextType: assign({ nextType: null }),
    setType: assign(({ context }, { feedbackType }: Chosen) =>
      form.revised(context, emptyOf(feedbackType)),
    ),
    switchType: assign(({ context }) => ({
      ...form.revised(context, emptyOf(context.nextType ?? context.values.type)),
      ...{ nextType: null, attempts: 0, unsent: nothingUnsent },
    })),
    askAnew: sendParent((_, { place }: { place: string }): AnotherRequested => ({
      type: 'another.requested',
      place,
    })),
    /** What stands in the form is kept beside it; the form's own draft stays as it is. */
    restoreDraft: sendTo('draft', (_, { place }: { place: string }) => ({
      type: 'draft.restored',
      place,
    })),
    startAnew: assign(({ context: { subjectId } }) => started({ subjectId })),
    tellEmptied: sendTo('draft', (_, { place }: { place: string }) => ({
      type: 'place.emptied',
      place,
    })),
    setRecord: assign((_, { record }: { record: SessionRecord | null }) => ({ record })),
    /** Says what the form is about now, which the reports of colleagues are asked for. */
    nameSubject: sendTo('reports', ({ context }) => ({
      type: 'subject.named',
      subject: subjectOf(context.values),
    })),
    showSaved: emit(successNotice('feedback:saved')),
    /** Without an answer it may have been submitted. */
    showFailed: emit((_, { error }: Failure) => notDoneNotice(error, 'feedback:')),
    showSubmitted: emit(successNotice('feedback:headquarters.submitted')),
  },
});

/** Where a feedback to headquarters begins. */
export function started({ subjectId, values, place }: HeadquartersInput): Context {
  const rest = {
    ...{ subjectId, place, unanswered: undefined },
    ...{ nextType: null, record: null, unsent: nothingUnsent },
  };
  return form.started({ ...emptyHeadquarters, ...values }, rest);
}
