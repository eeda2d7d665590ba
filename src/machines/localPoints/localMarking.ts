import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { CallFailure } from '../../contract/failure';
import { submitLocalMarks } from '../../contract/localPoints';
import {
  fixedCount,
  headquartersMark,
  insistedOn,
  pastedChanges,
  stagedMarks,
  type MarkChange,
} from '../../domain/localMarking';
import {
  type DegreeName,
  type LocalPoint,
  overtakenMark,
  type OvertakenMark,
  seenMark,
  type SeenMark,
  seenMarks,
} from '../../domain/localPoints';
import { type ContentRestored, draft } from '../parts/draft';
import { errorIn, type Failure } from '../parts/failure';
import type { FormState } from '../parts/form/types';
import { workflowForm } from '../parts/form/workflow';
import { type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import { localCoursePoints } from './localCoursePoints';
import { localPaste } from './localPaste';

interface Values {
  /** What was said of points and is not submitted yet. */
  readonly marks: readonly SeenMark[];
}

interface Input {
  readonly subjectId: number;
  readonly courseId: number;
}

interface Context extends FormState<Values>, Input {
  /** The points that are ticked, by id. */
  readonly picked: readonly number[];
  /** Whether only points are shown that the campus examines in another way than headquarters. */
  readonly isNarrowed: boolean;
  /** The points that a pasted column begins with. */
  readonly pasteInto: readonly LocalPoint[];
  /** What others have said of points meanwhile. */
  readonly overtaken: readonly OvertakenMark[];
}

interface Marked {
  readonly points: readonly LocalPoint[];
  readonly change: MarkChange;
}

type Event =
  | ({ type: 'points.marked' } & Marked)
  | { type: 'points.reverted'; points: readonly LocalPoint[] }
  | { type: 'points.toggled'; pointIds: readonly number[] }
  | { type: 'narrowing.switched' }
  | { type: 'paste.requested'; points: readonly LocalPoint[] }
  | { type: 'paste.cancelled' }
  | { type: 'discard.requested' }
  | { type: 'discard.confirmed' }
  | { type: 'discard.cancelled' }
  | { type: 'submit.requested' }
  /** The person has seen what others say, and stays with the own marks, or leaves theirs. */
  | { type: 'marks.insisted' }
  | { type: 'marks.yielded' }
  | { type: 'overtaken.closed' }
  | ContentRestored;

const form = workflowForm<Values, Context, Event>({
  schema: () => z.object({ marks: seenMarks }),
  draft: z.object({ marks: z.array(seenMark) }),
});
const refusal = z.object({ overtaken: z.array(overtakenMark) });

/** What a refusal tells of others' marks; nothing where it was refused for something else. */
const overtakenIn = (error: unknown) =>
  error instanceof CallFailure ? (refusal.safeParse(error.data).data?.overtaken ?? []) : [];

const none: Values = { marks: [] };

function markedWith(context: Context, changes: Parameters<typeof stagedMarks>[1]) {
  return form.revised(context, { marks: stagedMarks(context.values.marks, changes) });
}

const toggled = (picked: readonly number[], ids: readonly number[]) => {
  const areAllPicked = ids.every((one) => picked.includes(one));
  const others = picked.filter((one) => !ids.includes(one));
  return areAllPicked ? others : [...others, ...ids];
};

/** Marks the knowledge points of a course as the campus examines them: staged, then submitted at once [SCREEN-148]. */
export const localMarking = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as Notice,
    children: {} as { points: 'localCoursePoints'; draft: 'draft'; paste: 'localPaste' },
    tags: {} as 'busy' | 'editable',
  },
  actors: { localCoursePoints, localPaste, draft, submit: remote(submitLocalMarks) },
  guards: {
    ...form.guards,
    hasMarks: ({ context: { values } }) => values.marks.length > 0,
    isContested: (_, { error }: Failure) => overtakenIn(error).length > 0,
  },
  actions: {
    ...form.actions,
    mark: assign(({ context }, { points, change }: Marked) =>
      markedWith(
        context,
        points.map((point) => ({ point, change })),
      ),
    ),
    revert: assign(({ context }, { points }: { points: readonly LocalPoint[] }) =>
      markedWith(
        context,
        points.map((point) => ({ point, change: headquartersMark(point) })),
      ),
    ),
    paste: assign(({ context }, column: { column: DegreeName; text: string }) =>
      markedWith(context, pastedChanges(column, context.pasteInto)),
    ),
    toggle: assign(({ context: { picked } }, { pointIds }: { pointIds: readonly number[] }) => ({
      picked: toggled(picked, pointIds),
    })),
    switchNarrowing: assign(({ context: { isNarrowed } }) => ({ isNarrowed: !isNarrowed })),
    keepPasteInto: assign((_, { points }: { points: readonly LocalPoint[] }) => ({
      pasteInto: points,
    })),
    keepOvertaken: assign((_, { error }: Failure) => ({ overtaken: overtakenIn(error) })),
    insist: assign(({ context }) =>
      form.revised(context, { marks: insistedOn(context.values.marks, context.overtaken) }),
    ),
    yield: assign(({ context }) => {
      const theirs = context.overtaken.map(({ point_id }) => point_id);
      const { marks } = context.values;
      return form.revised(context, {
        marks: marks.filter(({ point_id }) => !theirs.includes(point_id)),
      });
    }),
    forgetMarks: assign(({ context }) => ({ ...form.revised(context, none), picked: [] })),
    tellMarked: emit((_, { count }: { count: number }) =>
      successNotice('localPoints:marked', { count }),
    ),
  },
}).createMachine({
  id: 'localMarking',
  context: ({ input }) =>
    form.started(none, { ...input, picked: [], isNarrowed: false, pasteInto: [], overtaken: [] }),
  invoke: {
    id: 'points',
    src: 'localCoursePoints',
    input: ({ context: { subjectId, courseId } }) => ({
      payload: { subject_id: subjectId, course_id: courseId },
      scope: {},
    }),
  },
  initial: 'open',
  states: {
    open: {
      invoke: {
        id: 'draft',
        src: 'draft',
        input: ({ context: { courseId } }) => ({ key: `localMarks.${courseId}` }),
        onDone: { target: 'open', reenter: true },
      },
      on: {
        'points.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'narrowing.switched': { actions: 'switchNarrowing' },
      },
      initial: 'editing',
      states: {
        editing: {
          tags: 'editable',
          on: {
            'points.marked': {
              actions: [{ type: 'mark', params: ({ event }) => event }, 'keepDraft'],
            },
            'points.reverted': {
              actions: [{ type: 'revert', params: ({ event }) => event }, 'keepDraft'],
            },
            'paste.requested': {
              target: 'pasting',
              actions: { type: 'keepPasteInto', params: ({ event }) => event },
            },
            'discard.requested': { guard: 'hasMarks', target: 'discarding' },
            'content.restored': {
              actions: [{ type: 'restore', params: ({ event }) => event }, 'keepDraft'],
            },
            'submit.requested': { guard: 'isValid', target: 'submitting' },
          },
        },
        /** What was marked and is not submitted yet goes for good: it is asked first. */
        discarding: {
          on: { 'discard.confirmed': 'tidying', 'discard.cancelled': 'editing' },
        },
        pasting: {
          invoke: {
            id: 'paste',
            src: 'localPaste',
            input: ({ context: { courseId, pasteInto, values } }) => ({
              scope: {
                point_count: pasteInto.length,
                fixed_count: fixedCount(pasteInto, values.marks),
              },
              draftKey: `localPaste.${courseId}`,
            }),
            onDone: {
              target: 'editing',
              actions: [{ type: 'paste', params: ({ event }) => event.output.values }, 'keepDraft'],
            },
          },
          on: { 'paste.cancelled': 'editing' },
        },
        submitting: {
          tags: 'busy',
          invoke: {
            src: 'submit',
            input: ({ context: { subjectId, courseId, values } }) => ({
              ...{ subject_id: subjectId, course_id: courseId, marks: [...values.marks] },
            }),
            onDone: {
              target: 'tidying',
              actions: {
                type: 'tellMarked',
                params: ({ event }) => ({ count: event.output.marked_count }),
              },
            },
            onError: [
              {
                guard: { type: 'isContested', params: errorIn },
                target: 'overtaken',
                actions: { type: 'keepOvertaken', params: errorIn },
              },
              { target: 'editing', actions: { type: 'keepRefusal', params: errorIn } },
            ],
          },
        },
        /** Somebody else was faster with some points: nothing is submitted before that was seen. */
        overtaken: {
          on: {
            'marks.insisted': { target: 'submitting', actions: ['insist', 'keepDraft'] },
            'marks.yielded': { target: 'editing', actions: ['yield', 'keepDraft'] },
            'overtaken.closed': 'editing',
          },
        },
        /** The marks are submitted, or given up: the draft ends, and another one begins. */
        tidying: { tags: 'busy', entry: ['forgetMarks', 'removeDraft'] },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof localMarking>;

export const selectPoints = ({ children }: Snapshot) => children.points;
export const selectPaste = ({ children }: Snapshot) => children.paste;
/** What others have said meanwhile, while it is asked about; null else. */
export const selectOvertaken = (snapshot: Snapshot) =>
  snapshot.matches({ open: 'overtaken' }) ? snapshot.context.overtaken : null;
export const selectIsDiscarding = (snapshot: Snapshot) => snapshot.matches({ open: 'discarding' });
export const selectMarks = ({ context }: Snapshot) => context.values.marks;
export const selectPicked = ({ context }: Snapshot) => context.picked;
export const selectIsNarrowed = ({ context }: Snapshot) => context.isNarrowed;
export { selectDraft, selectFailure, selectIsSubmitting } from '../parts/form/selectors';
