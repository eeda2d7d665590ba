import { assign, sendTo, setup } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { inputScores, scoreRoster } from '../../contract/scores';
import { unansweredIn, withUnanswered } from '../../domain/draft';
import { type Pasted, pastedScores } from '../../domain/pastedScores';
import {
  cleanResult,
  enteredResults,
  severalFaults,
  severalScoresForm,
  type SeveralScoresForm,
  shownStudents,
  warningOf,
} from '../../domain/severalScores';
import { act } from '../parts/act';
import { dayRenewal } from '../parts/dayRenewal';
import { type ContentRestored, draft } from '../parts/draft';
import { withoutField } from '../parts/form/errors';
import type { FormEvents, FormState } from '../parts/form/types';
import { workflowForm } from '../parts/form/workflow';
import { remote } from '../parts/remote';
import type { ScopeRenewed } from '../parts/renewal';
import { currentRequestId, type Sending, sendingActions } from '../parts/sending';

interface Input {
  readonly subjectId: number;
}

type Roster = AnswerOf<typeof scoreRoster>;

export interface Context extends FormState<SeveralScoresForm>, Sending, Input, Roster {
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
  | { type: 'warnings.confirmed' }
  | { type: 'warnings.cancelled' }
  | { type: 'another.requested' }
  | Renewed;
type Renewed = ScopeRenewed<Pick<Context, 'today'>>;

/** The results that are saved next, by the id of the student. */
export const entered = ({ students, values, unanswered }: Context) =>
  enteredResults(students, values, unanswered !== undefined);

export const form = workflowForm<SeveralScoresForm, Context, Event>({
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

/** The students whose rows are shown. */
export const shown = ({ students, values, today }: Context) =>
  shownStudents(students, values, today);

/** Sets results; refusals of other rows stay. */
function withResults(context: Context, change: SeveralScoresForm['results']) {
  const results = { ...context.values.results, ...change };
  const refused = Object.keys(change).reduce(
    (rest, id) => withoutField(rest, `results.${id}`),
    context.refused,
  );
  return { ...form.revised(context, { results }), refused };
}

/** The unusual ones of the scores that are saved next. */
export function warnings(context: Context) {
  const { students, values, today } = context;
  const results = entered(context);
  return students.flatMap((one) => warningOf(one, { ...values, results }, today) ?? []);
}

/** The context before the students are there. */
export const nothing = { students: [], classes: [], pasted: null, saved: 0 };

/** What the chart of several scores is made of. */
export const severalScoresSetup = setup({
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
    hasWarnings: ({ context }) => warnings(context).length > 0,
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
      const { values, touched } = context;
      const place = { students: shown(context), shared: values, studentId };
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
});
