import { and, assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { inputScores, scoreRoster } from '../../contract/scores';
import { unansweredIn, withUnanswered } from '../../domain/draft';
import { type Pasted, pastedScores } from '../../domain/pastedScores';
import {
  cleanResult,
  emptySeveral,
  enteredResults,
  hasScore,
  jumpsOf,
  type RosterStudent,
  severalFaults,
  severalScoresForm,
  type SeveralScoresForm,
  shownStudents,
} from '../../domain/severalScores';
import { act } from '../parts/act';
import { dayRenewal } from '../parts/dayRenewal';
import { type ContentRestored, draft } from '../parts/draft';
import { errorIn } from '../parts/failure';
import { withoutField } from '../parts/form/errors';
import type { FormEvents, FormState } from '../parts/form/types';
import { workflowForm } from '../parts/form/workflow';
import { loadFailed, loadFails } from '../parts/loadFailed';
import { remote } from '../parts/remote';
import type { ScopeRenewed } from '../parts/renewal';
import { beginRequest, currentRequestId, type Sending, sendingActions } from '../parts/sending';
import { stageOf } from '../parts/stage';

interface Input {
  readonly subjectId: number;
}

type Roster = AnswerOf<typeof scoreRoster>;

interface Context extends FormState<SeveralScoresForm>, Sending, Input, Roster {
  /** What was pasted last, and what stood in its place; null where nothing was, or it is undone. */
  readonly pasted: (Pasted & { readonly before: SeveralScoresForm['results'] }) | null;
  /** How many scores were saved last. */
  readonly saved: number;
  /** The business day; undefined before it is known. */
  readonly today?: string | undefined;
}

interface Typed {
  readonly studentId: number;
  readonly text: string;
}

type Event =
  | FormEvents<SeveralScoresForm>
  | { type: 'load.retried' }
  | ({ type: 'result.typed' } & Typed)
  /** Lines from a spreadsheet, at the row of a student. */
  | ({ type: 'lines.pasted' } & Typed)
  | { type: 'paste.undone' }
  | { type: 'jumps.confirmed' }
  | { type: 'jumps.cancelled' }
  | { type: 'another.requested' }
  | Renewed;
type Renewed = ScopeRenewed<Pick<Context, 'today'>>;

const entered = ({ students, values, unanswered }: Context) =>
  enteredResults(students, values, unanswered !== undefined);

const form = workflowForm<SeveralScoresForm, Context, Event>({
  schema: (context) =>
    severalScoresForm.check(({ value, issues }) => {
      for (const [path, message] of Object.entries(
        severalFaults(value, entered(context), context.today),
      )) {
        issues.push({ code: 'custom', path: path.split('.'), message, input: value });
      }
    }),
  draft: severalScoresForm,
});

/** Sets results; refusals of other rows stay. */
function withResults(context: Context, change: SeveralScoresForm['results']) {
  const results = { ...context.values.results, ...change };
  const refused = Object.keys(change).reduce(
    (rest, id) => withoutField(rest, `results.${id}`),
    context.refused,
  );
  return { ...form.revised(context, { results }), refused };
}

const jumps = (context: Context) => jumpsOf(context.students, context.values, entered(context));

const none = { students: [], classes: [], pasted: null, saved: 0 };

/** Enters scores of one exam for several students at once, typed or pasted; those that jump are looked at first [ROLE-020, CALL-175]. */
export const severalScores = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    tags: 'busy' | 'editable' | 'failed' | 'done';
    children: { draft: 'draft' };
  },
  actors: { draft, day: dayRenewal, load: remote(scoreRoster), submit: act(inputScores) },
  guards: {
    ...form.guards,
    hasJumps: ({ context }) => jumps(context).length > 0,
    hasPasted: ({ context }) => context.pasted !== null,
  },
  actions: {
    ...form.actions,
    ...sendingActions<Context, Event>(),
    /** Stores the unanswered request id, so that a retry repeats the same request. */
    keepDraft: sendTo('draft', ({ context }) => ({
      type: 'content.changed',
      content: withUnanswered(context.values, currentRequestId(context)),
    })),
    keepRoster: assign(({ context }, roster: Roster) => ({
      ...form.revised({ ...context, ...roster }, {}),
      ...roster,
    })),
    keepDay: assign(({ context }, { scope }: Pick<Renewed, 'scope'>) => {
      const { failure } = context;
      return { ...scope, ...form.revised({ ...context, ...scope }, {}), failure };
    }),
    /** Undoing a paste must not remove what is typed into its rows afterwards. */
    setResult: assign(({ context }, { studentId, text }: Typed) => {
      const [id, { pasted }] = [String(studentId), context];
      const { [id]: _, ...before } = pasted?.before ?? {};
      return { ...withResults(context, { [id]: text }), pasted: pasted && { ...pasted, before } };
    }),
    cleanResult: assign(({ context }, { field }: { field: string }) => {
      const id = field.replace(/^results\./, '');
      const { [id]: text = '' } = context.values.results;
      return cleanResult(text) === text ? {} : withResults(context, { [id]: cleanResult(text) });
    }),
    paste: assign(({ context }, { studentId, text }: Typed) => {
      const { students, values, touched } = context;
      const place = { students: shownStudents(students, values), shared: values, studentId };
      const pasted = pastedScores(text, place);
      const ids = Object.keys(pasted.results);
      const before = Object.fromEntries(ids.map((id) => [id, values.results[id] ?? '']));
      return {
        ...withResults(context, pasted.results),
        touched: [...touched, ...ids.map((id) => `results.${id}`)],
        pasted: { ...pasted, before },
      };
    }),
    undoPaste: assign(({ context }) => withResults(context, context.pasted?.before ?? {})),
    forgetPaste: assign({ pasted: null }),
    keepUnansweredIn: assign((_, { content }: Pick<ContentRestored, 'content'>) => {
      const id = unansweredIn(content);
      return { unanswered: id === '' ? undefined : id };
    }),
    keepSaved: assign((_, { saved_count: saved }: AnswerOf<typeof inputScores>) => ({ saved })),
    /** The next ones are of the same exam. */
    beginAnew: assign(({ context }) => ({
      ...form.revised(context, { results: {} }),
      ...{ attempts: 0, touched: [], pasted: null, unanswered: undefined },
    })),
  },
}).createMachine({
  id: 'severalScores',
  context: ({ input }) => form.started(emptySeveral, { ...input, ...none }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context: { subjectId } }) => ({ subject_id: subjectId }),
        onDone: {
          target: 'open',
          actions: { type: 'keepRoster', params: ({ event }) => event.output },
        },
        onError: loadFails,
      },
    },
    loadFailed: loadFailed('loading'),
    open: {
      invoke: [
        {
          id: 'draft',
          src: 'draft',
          input: ({ context: { subjectId } }) => ({ key: `severalScores.${subjectId}` }),
          onDone: 'saved',
        },
        { id: 'day', src: 'day', input: ({ context: { today } }) => ({ payload: { today } }) },
      ],
      on: { 'scope.renewed': { actions: { type: 'keepDay', params: ({ event }) => event } } },
      initial: 'editing',
      states: {
        editing: {
          tags: 'editable',
          on: {
            'field.changed': {
              actions: [{ type: 'setField', params: ({ event }) => event }, 'keepDraft'],
            },
            'field.left': {
              actions: [
                { type: 'touch', params: ({ event }) => event },
                { type: 'cleanResult', params: ({ event }) => event },
              ],
            },
            'result.typed': {
              actions: [{ type: 'setResult', params: ({ event }) => event }, 'keepDraft'],
            },
            'lines.pasted': {
              actions: [{ type: 'paste', params: ({ event }) => event }, 'keepDraft'],
            },
            'paste.undone': {
              guard: 'hasPasted',
              actions: ['undoPaste', 'forgetPaste', 'keepDraft'],
            },
            'content.restored': {
              actions: [
                { type: 'keepUnansweredIn', params: ({ event }) => event },
                { type: 'restore', params: ({ event }) => event },
                'forgetPaste',
                'keepDraft',
              ],
            },
            'submit.requested': [
              { guard: and(['isValid', 'hasJumps']), target: 'checkingJumps' },
              { guard: 'isValid', target: 'submitting' },
              { actions: 'countAttempt' },
            ],
          },
        },
        /** The scores that are far from the last exam, by name. */
        checkingJumps: {
          on: { 'jumps.confirmed': 'submitting', 'jumps.cancelled': 'editing' },
        },
        submitting: {
          tags: 'busy',
          entry: [beginRequest, 'keepDraft'],
          exit: 'endRequest',
          invoke: {
            src: 'submit',
            input: ({ context }) => ({
              payload: payloadOf(context),
              requestId: currentRequestId(context),
            }),
            onDone: {
              target: 'tidying',
              actions: { type: 'keepSaved', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isRefusal', params: errorIn },
                target: 'editing',
                actions: [
                  { type: 'keepRefusal', params: errorIn },
                  { type: 'forgetUnanswered', params: errorIn },
                  'keepDraft',
                ],
              },
              {
                target: 'editing',
                actions: [
                  { type: 'keepFailure', params: errorIn },
                  { type: 'keepUnanswered', params: errorIn },
                  'keepDraft',
                ],
              },
            ],
          },
        },
        /** The scores are saved: the draft ends. */
        tidying: { tags: 'busy', entry: 'removeDraft' },
      },
    },
    saved: {
      tags: 'done',
      on: { 'another.requested': { target: 'loading', actions: 'beginAnew' } },
    },
  },
});

/** What is sent: the rows that are filled in. */
function payloadOf(context: Context) {
  const { whom: _, results: __, ...shared } = context.values;
  const results = Object.entries(entered(context)).map(([id, result]) => ({
    ...{ student_id: Number(id), result },
  }));
  return { subject_id: context.subjectId, ...shared, results };
}

type Snapshot = SnapshotFrom<typeof severalScores>;

export const selectStage = (snapshot: Snapshot) =>
  stageOf(snapshot, ['loadFailed', 'open', 'saved'], 'loading');
export const selectSubjectId = ({ context }: Snapshot) => context.subjectId;
export const selectClasses = ({ context }: Snapshot) => context.classes;
export const selectHasStudents = ({ context }: Snapshot) => context.students.length > 0;
export const selectShown = ({ context: { students, values } }: Snapshot) =>
  shownStudents(students, values);
/** How many scores are saved next. */
export const selectCount = ({ context }: Snapshot) => Object.keys(entered(context)).length;
/** What is wrong with the rows as a whole, once they were sent in vain. */
export const selectRowsFault = ({ context: { attempts, errors, refused } }: Snapshot) =>
  attempts === 0 ? undefined : (errors['results'] ?? refused['results']);
export const selectPasted = ({ context }: Snapshot) => context.pasted;
export const selectSaved = ({ context }: Snapshot) => context.saved;
/** The scores that are far from the last exam, while they are asked about; null else. */
export const selectAsked = (snapshot: Snapshot) =>
  snapshot.matches({ open: 'checkingJumps' }) ? jumps(snapshot.context) : null;
/** Whether a student has a score of the exam already. */
export const selectIsTaken =
  (student: RosterStudent) =>
  ({ context }: Snapshot) =>
    hasScore(student, context.values);
export {
  selectDraft,
  selectFailure,
  selectIsSubmitting,
  selectValues,
} from '../parts/form/selectors';
