import { assign, emit, sendTo, setup } from 'xstate';
import { createFeedback } from '../../contract/feedback';
import {
  emptyHeadquarters,
  emptyOf,
  hasContent,
  headquartersDraft,
  headquartersForm,
  type HeadquartersForm,
  type HeadquartersType,
} from '../../domain/feedback';
import { subjectOf } from '../../domain/headquartersSubject';
import { feedbackImages } from '../../domain/limits';
import type { SessionRecord } from '../../domain/sessionRecord';
import { draft } from '../parts/draft';
import type { FormEvents, FormState } from '../parts/form/types';
import { workflowForm } from '../parts/form/workflow';
import { type Notice, successNotice, warningNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import { type ImagePlace, type ImageUploaded, imageUpload } from './imageUpload';
import { type RecordChosen, recordOffer } from './recordOffer';
import { reportedSubject } from './reportedSubject';

export interface HeadquartersInput {
  readonly subjectId: number;
  /** What is known already, such as the question that it is about. */
  readonly values?: Partial<HeadquartersForm>;
}

interface Context extends FormState<HeadquartersForm> {
  readonly subjectId: number;
  /** The type that was asked for while something was entered. */
  readonly nextType: HeadquartersType | null;
  /** What the portal did before, where the person lets it go along. */
  readonly record: SessionRecord | null;
}

type Event =
  | FormEvents<HeadquartersForm>
  | { type: 'type.chosen'; feedbackType: HeadquartersType }
  | { type: 'switch.confirmed' }
  | { type: 'switch.cancelled' }
  | RecordChosen
  | ImageUploaded
  | { type: 'image.removed'; place: ImagePlace; address: string }
  | { type: 'save.requested' }
  | { type: 'draft.opened' };

/** A picture of the form: what it is for, and where it lies. */
interface Placed {
  readonly place: ImagePlace;
  readonly address: string;
}

interface Chosen {
  readonly feedbackType: HeadquartersType;
}

const form = workflowForm<HeadquartersForm, Context, Event>({
  schema: () => headquartersForm,
  draft: headquartersDraft,
  sentAs: 'feedback',
});

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
  actors: { draft, recordOffer, reportedSubject, imageUpload, create: remote(createFeedback) },
  guards: {
    ...form.guards,
    isOtherType: ({ context }, { feedbackType }: Chosen) => context.values.type !== feedbackType,
    /** Another type, while something is entered that it would clear. */
    wouldClear: ({ context }, { feedbackType }: Chosen) =>
      context.values.type !== feedbackType && hasContent(context.values),
  },
  actions: {
    ...form.actions,
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
      nextType: null,
      attempts: 0,
    })),
    setRecord: assign((_, { record }: { record: SessionRecord | null }) => ({ record })),
    /** Says what the form is about now, which the reports of colleagues are asked for. */
    nameSubject: sendTo('reports', ({ context }) => ({
      type: 'subject.named',
      subject: subjectOf(context.values),
    })),
    showSaved: emit(successNotice('feedback:saved')),
    showFailed: emit(warningNotice('feedback:failed')),
    showSubmitted: emit(successNotice('feedback:headquarters.submitted')),
  },
});

/** Where a feedback to headquarters begins. */
export function started({ subjectId, values }: HeadquartersInput): Context {
  const rest = { subjectId, nextType: null, record: null };
  return form.started({ ...emptyHeadquarters, ...values }, rest);
}
