import { assign, emit, sendTo, setup } from 'xstate';
import { CallFailure } from '../../contract/failure';
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
import { feedbackImages } from '../../domain/limits';
import type { SessionRecord } from '../../domain/sessionRecord';
import { type ContentRestored, draft } from '../parts/draft';
import { type ShownFailure, shownFailure } from '../parts/failure';
import { errorsOf, type FieldErrors } from '../parts/form/errors';
import { type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import { type ImagePlace, type ImageUploaded, imageUpload } from './imageUpload';
import { type RecordChosen, recordOffer } from './recordOffer';
import { refusedValues } from './refusedValues';

export interface HeadquartersInput {
  readonly subjectId: number;
  /** What is known already, such as the question that it is about. */
  readonly values?: Partial<HeadquartersForm>;
}

interface Context {
  readonly subjectId: number;
  readonly values: HeadquartersForm;
  /** The type that was asked for while something was entered. */
  readonly nextType: HeadquartersType | null;
  /** What is wrong with the values, as keys; shown once they were submitted. */
  readonly errors: FieldErrors;
  /** How often it was submitted in vain. */
  readonly attempts: number;
  readonly failure: ShownFailure | null;
  /** What the portal did before, where the person lets it go along. */
  readonly record: SessionRecord | null;
}

type Change = Partial<Omit<HeadquartersForm, 'type'>>;

export type HeadquartersEvent =
  | { type: 'values.changed'; values: Change }
  | { type: 'type.chosen'; feedbackType: HeadquartersType }
  | { type: 'switch.confirmed' }
  | { type: 'switch.cancelled' }
  | ContentRestored
  | RecordChosen
  | ImageUploaded
  | { type: 'image.removed'; place: ImagePlace; address: string }
  | { type: 'save.requested' }
  | { type: 'draft.opened' }
  | { type: 'submit.requested' };

interface Failure {
  readonly error: unknown;
}

/** A picture of the form: what it is for, and where it lies. */
interface Placed {
  readonly place: ImagePlace;
  readonly address: string;
}

interface Chosen {
  readonly feedbackType: HeadquartersType;
}

function revised(values: HeadquartersForm): Partial<Context> {
  return { values, errors: errorsOf(headquartersForm, values), failure: null };
}

export const headquartersSetup = setup({
  types: {} as {
    context: Context;
    events: HeadquartersEvent;
    input: HeadquartersInput;
    emitted: Notice;
    tags: 'busy' | 'editable' | 'done';
    children: {
      draft: 'draft';
      record: 'recordOffer';
      images: 'imageUpload';
      cover: 'imageUpload';
    };
  },
  actors: { draft, recordOffer, imageUpload, create: remote(createFeedback) },
  guards: {
    isOtherType: ({ context }, { feedbackType }: Chosen) => context.values.type !== feedbackType,
    /** Another type, while something is entered that it would clear. */
    wouldClear: ({ context }, { feedbackType }: Chosen) =>
      context.values.type !== feedbackType && hasContent(context.values),
    isValid: ({ context }) => headquartersForm.safeParse(context.values).success,
    /** The server has said no: what was typed has to be changed. */
    isRefusal: (_, { error }: Failure) => error instanceof CallFailure && error.kind === 'code',
  },
  actions: {
    setValues: assign(({ context }, { values }: { values: Change }) =>
      revised({ ...context.values, ...values }),
    ),
    addImage: assign(({ context }, { place, address }: Placed) =>
      revised({
        ...context.values,
        ...(place === 'cover'
          ? { cover: address }
          : { images: [...context.values.images, address].slice(0, feedbackImages.count) }),
      }),
    ),
    removeImage: assign(({ context }, { place, address }: Placed) =>
      revised({
        ...context.values,
        ...(place === 'cover'
          ? { cover: '' }
          : { images: context.values.images.filter((one) => one !== address) }),
      }),
    ),
    keepNextType: assign((_, { feedbackType }: Chosen) => ({ nextType: feedbackType })),
    forgetNextType: assign({ nextType: null }),
    setType: assign((_, { feedbackType }: Chosen) => revised(emptyOf(feedbackType))),
    switchType: assign(({ context: { nextType, values } }) => ({
      ...revised(emptyOf(nextType ?? values.type)),
      nextType: null,
      attempts: 0,
    })),
    restore: assign((_, { content }: { content: unknown }) => {
      const values = headquartersDraft.safeParse(content).data;
      return values === undefined ? {} : revised(values);
    }),
    setRecord: assign((_, { record }: { record: SessionRecord | null }) => ({ record })),
    /** What is typed is kept in the browser: it is what the draft box lists. */
    keepDraft: sendTo('draft', ({ context }) => ({
      type: 'content.changed' as const,
      content: context.values,
    })),
    removeDraft: sendTo('draft', { type: 'draft.removed' }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    keepRefusal: assign(({ context }, { error }: Failure) => ({
      failure: shownFailure(error),
      errors: { ...context.errors, ...refusedValues(error) },
      attempts: context.attempts + 1,
    })),
    keepFailure: assign((_, { error }: Failure) => ({ failure: shownFailure(error) })),
    forgetFailure: assign({ failure: null }),
    showSaved: emit(successNotice('feedback:saved')),
    showFailed: emit({ type: 'notice.shown', tone: 'bad', message: { key: 'feedback:failed' } }),
    showSubmitted: emit(successNotice('feedback:headquarters.submitted')),
  },
});

/** Where a feedback to headquarters begins. */
export function started({ subjectId, values: known }: HeadquartersInput): Context {
  const values = { ...emptyHeadquarters, ...known };
  return {
    subjectId,
    values,
    nextType: null,
    errors: errorsOf(headquartersForm, values),
    attempts: 0,
    failure: null,
    record: null,
  };
}
