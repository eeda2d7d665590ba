import { assign, emit, sendParent, sendTo, setup } from 'xstate';
import { z } from 'zod/mini';
import { CallFailure, hasCode } from '../../contract/failure';
import { essayLimits } from '../../domain/limits';
import type { FoundDraft } from '../../domain/draft';
import { withName } from '../../domain/commentBank';
import { appended } from '../../domain/text';
import { type ContentKept, type ContentNotKept, draft } from '../parts/draft';
import { type Failure, shownFailure } from '../parts/failure';
import { selectIsDirty } from '../parts/form/selectors';
import type { FormEvents, FormState } from '../parts/form/types';
import { workflowForm } from '../parts/form/workflow';
import { local } from '../parts/local';
import {
  inPlaceOfUnsure,
  type Notice,
  successNotice,
  warningNotice,
  notDoneNotice,
} from '../parts/notice';
import { translated } from '../parts/translated';
import { isWithinText, withChange, withNote, withoutNote } from './annotations';
import type {
  GradingDefinition,
  GradingKinds,
  Loaded,
  Note,
  Subject,
  WorkLoaded,
} from './definition';
import { draftValues } from './draftValues';
import { sentOf } from './sameGrading';

/**
 * The analyst who was first, and when; the homework's status where it was withdrawn and not graded, by nobody where the
 * student has left the course. It is one's own grading where that came from another window, or its answer was lost.
 */
export const rival = z.object({
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
  is_own: z.optional(z.boolean()),
  status: z.optional(z.string()),
});
export type Rival = z.output<typeof rival>;

export interface GradingContext<K extends GradingKinds> extends Subject, FormState<K['values']> {
  readonly work: Loaded<K['values'], K['info']> | null;
  /** The remark that is looked at, in the text and in the list beside it. */
  readonly selected: string | null;
  readonly rival: Rival | null;
  /** The remarks that were removed and can be had back. */
  readonly removed: readonly Note[];
  /** Where this browser keeps the grading that was put aside; null without one. */
  readonly aside: string | null;
}

export type GradingEvent<K extends GradingKinds> =
  | FormEvents<K['values']>
  | { type: 'comment.written'; place: K['place']; text: string }
  /** A phrase of the comment bank; `{name}` in it stands for the student. */
  | { type: 'phrase.inserted'; place: K['place']; text: string }
  | { type: 'annotation.added'; annotation: Omit<Note, 'id'> }
  | { type: 'annotation.rewritten'; id: string; category: string; comment: string }
  | { type: 'annotation.retargeted'; id: string; start: number; end: number }
  | { type: 'annotation.removed'; id: string }
  /** A remark that was removed comes back with its words. */
  | { type: 'removal.undone'; id: string }
  | { type: 'annotation.selected'; id: string | null }
  | { type: 'submit.cancelled' }
  | { type: 'submit.confirmed' }
  /** Put aside, to be submitted together with others. */
  | { type: 'putAside.requested' }
  | ContentKept
  | ContentNotKept
  /** Shows how somebody else has graded it. */
  | { type: 'grading.opened' }
  | { type: 'rival.noticed'; rival: Rival }
  | { type: 'load.retried' };

/** Whose work a notice is about. */
const whose = <K extends GradingKinds>({ work }: GradingContext<K>) => ({
  name: work?.student ?? '',
});

/** The named actors, actions and guards of grading. */
export function gradingSetup<K extends GradingKinds>(definition: GradingDefinition<K>) {
  type Values = K['values'];
  type Context = GradingContext<K>;
  type Work = Loaded<Values, K['info']>;
  const lengthOf = ({ work }: Context) => work?.text?.length ?? 0;

  const form = workflowForm<Values, Context, GradingEvent<K>>({
    schema: ({ work }) => definition.schema(work?.text ?? ''),
    draft: definition.draft,
  });

  function annotated(context: Context, annotations: readonly Note[]): Partial<Context> {
    return form.revised(context, { ...context.values, annotations });
  }

  const { aside } = definition;
  const valuesIn = draftValues<Values>(definition);
  const isPutAside = (content: unknown): boolean => {
    const values = valuesIn(content);
    return values !== null && aside?.isReady(values) === true;
  };

  const started = (subject: Subject) =>
    form.started(definition.empty, {
      ...{ ...subject, work: null, selected: null, rival: null, removed: [] },
      aside: null,
    });
  const chart = setup({
    types: {} as {
      context: Context;
      events: GradingEvent<K>;
      input: Subject;
      emitted: Notice;
      tags: 'busy' | 'editable' | 'failed' | 'blocked' | 'done' | 'empty';
      children: { draft: 'draft' };
    },
    actors: {
      load: translated(definition.load),
      compare: translated(definition.load),
      submit: translated(definition.submit),
      findAside: local('draft.find'),
      draft,
    },
    guards: {
      ...form.guards,
      isGraded: (_, { graded }: Work) => graded !== null,
      /** The person has opened the other grading instead of what was typed here, which was shown until then. */
      isLetGo: ({ context }, { graded }: Work) => graded !== null && selectIsDirty({ context }),
      isHandedIn: (_, { text }: Work) => text !== null,
      /** It was put aside before: what was given stands in the form again. */
      isHandedInAside: ({ context }, { text }: Work) => text !== null && context.aside !== null,
      isConflict: (_, { error }: Failure) => hasCode(error, 'conflict'),
      /** The news have said how it was graded, while the answer was awaited. */
      isNoticed: ({ context }) => context.rival !== null,
      /** It was graded by the same person: in another window, or by an answer that was lost. */
      isOfOneself: ({ context }) => context.rival?.is_own === true,
      /** What was submitted is what stands here: nothing is lost. */
      isAsTyped: ({ context }, { graded, text }: Work) => {
        const sent = sentOf<K>(definition, text);
        const submitted = graded === null ? null : sent(graded.values);
        return submitted !== null && submitted === sent(context.values);
      },
      hasRoom: ({ context }, { annotation }: { annotation: Omit<Note, 'id'> }) =>
        context.values.annotations.length < essayLimits.annotations &&
        isWithinText(annotation, lengthOf(context)),
      isNote: ({ context }, { id }: { id: string }) =>
        context.values.annotations.some((note) => note.id === id),
      canComeBack: ({ context: { values, removed } }, { id }: { id: string }) =>
        values.annotations.length < essayLimits.annotations &&
        removed.some((note) => note.id === id),
      isSelectable: ({ context }, { id }: { id: string | null }) =>
        id === null || context.values.annotations.some((note) => note.id === id),
      isTarget: ({ context }, stretch: { id: string; start: number; end: number }) =>
        context.values.annotations.some(({ id }) => id === stretch.id) &&
        isWithinText(stretch, lengthOf(context)),
    },
    actions: {
      ...form.actions,
      keepWork: assign(({ context }, work: Work) => ({
        ...form.revised({ ...context, work }, work.graded?.values ?? context.values),
        ...{ work, rival: null },
      })),
      /** The page around it shows whose work it is, and need not ask for the same. */
      tellWork: sendParent((_, { info }: Work): WorkLoaded<K['info']> => ({
        type: 'work.loaded',
        info,
      })),
      keepRival: assign((_, { error }: Failure) => ({
        failure: shownFailure(error),
        rival: error instanceof CallFailure ? (rival.safeParse(error.data).data ?? null) : null,
      })),
      keepNoticed: assign((_, noticed: { rival: Rival }) => ({ rival: noticed.rival })),
      setComment: assign(({ context }, { place, text }: { place: K['place']; text: string }) =>
        form.revised(context, definition.withComment(context.values, place, text)),
      ),
      insertPhrase: assign(({ context }, { place, text }: { place: K['place']; text: string }) => {
        const phrase = withName(text, context.work?.student ?? '');
        const comment = appended(definition.commentAt(context.values, place), phrase);
        return form.revised(context, definition.withComment(context.values, place, comment));
      }),
      /** What is changed has to be put aside again. */
      takeUp: assign(({ context }) => form.revised(context, aside?.changed ?? {})),
      keepPutAside: sendTo('draft', ({ context: { values } }) => ({
        type: 'keep.requested' as const,
        content: { ...values, ...aside?.ready },
      })),
      markPutAside: assign(({ context }) => form.revised(context, aside?.ready ?? {})),
      keepAside: assign((_, { drafts }: { drafts: readonly FoundDraft[] }) => ({
        aside: drafts.findLast(({ content }) => isPutAside(content))?.place ?? null,
      })),
      /** What was put aside stands in the form as it is. */
      restoreAside: sendTo('draft', ({ context }) => ({
        type: 'draft.restored' as const,
        place: context.aside ?? '',
      })),
      showPutAside: emit(({ context }) => successNotice('grading:ready.put', whose(context))),
      showNotPutAside: emit(({ context }) => warningNotice('grading:ready.notPut', whose(context))),
      addNote: assign(({ context }, { annotation }: { annotation: Omit<Note, 'id'> }) => {
        const annotations = withNote(context.values.annotations, annotation, context.removed);
        return { ...annotated(context, annotations), selected: annotations.at(-1)?.id ?? null };
      }),
      changeNote: assign(
        ({ context }, { id, ...change }: { id: string } & Partial<Omit<Note, 'id'>>) =>
          annotated(context, withChange(context.values.annotations, id, change)),
      ),
      removeNote: assign(({ context }, { id }: { id: string }) => ({
        ...annotated(context, withoutNote(context.values.annotations, id)),
        selected: context.selected === id ? null : context.selected,
        removed: [...context.removed, ...context.values.annotations.filter((one) => one.id === id)],
      })),
      bringBack: assign(({ context }, { id }: { id: string }) => {
        const back = context.removed.filter((note) => note.id === id);
        return {
          ...annotated(context, [...withoutNote(context.values.annotations, id), ...back]),
          ...{ selected: id, removed: withoutNote(context.removed, id) },
        };
      }),
      select: assign((_, { id }: { id: string | null }) => ({ selected: id })),
      /** Without an answer it may have been submitted. */
      showFailure: emit(({ context }, { error }: Failure) =>
        notDoneNotice(error, 'grading:', whose(context)),
      ),
      /** Another try would be in vain. */
      showOvertaken: emit(({ context }) =>
        inPlaceOfUnsure(
          'grading:',
          warningNotice(
            `grading:overtaken.${context.rival?.is_own === true ? 'ownTitle' : 'title'}`,
          ),
          whose(context),
        ),
      ),
      showSuccess: emit(({ context }) =>
        inPlaceOfUnsure(
          'grading:',
          successNotice(definition.submitted, whose(context)),
          whose(context),
        ),
      ),
    },
  });
  return { chart, started };
}
