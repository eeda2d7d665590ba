import {
  type ActionFunction,
  assign,
  type EventObject,
  type ParameterizedObject,
  sendTo,
} from 'xstate';
import { z } from 'zod/mini';
import { CallFailure } from '../../../contract/failure';
import { shownFailure } from '../failure';
import { errorsOf, type FieldErrors, noErrors, refusedFields, withoutField } from './errors';
import type { FieldChange, FormState } from './types';

interface Failure {
  readonly error: unknown;
}

export interface WorkflowForm<Context extends FormState> {
  /** The domain's rules for the values; their errors are keys. */
  schema(context: Context): z.core.$ZodType;
  /** What a kept draft has to be; one of another make is left alone. */
  readonly draft: z.core.$ZodType<Context['values']>;
  /** The field of the payload in which the values are sent, and within which the server names fields. */
  readonly sentAs?: string;
}

type Params = ParameterizedObject['params'] | undefined;
type Action<Context extends object, Event extends EventObject, P extends Params> = ActionFunction<
  Context,
  Event,
  Event,
  P,
  never,
  never,
  never,
  never,
  never
>;

interface WorkflowFormParts<Context extends FormState, Event extends EventObject> {
  /** What the context holds of the form at first. */
  readonly started: (values: Context['values']) => FormState<Context['values']>;
  /** What changes in the context with the values: for actions of the chart's own. */
  readonly revised: (
    context: Context,
    change: Partial<Context['values']>,
  ) => Partial<FormState<Context['values']>>;
  readonly guards: {
    isValid: (args: { context: Context }) => boolean;
    /** The server said no: what was typed has to be changed. */
    isRefusal: (_: unknown, failure: Failure) => boolean;
  };
  readonly actions: {
    setField: Action<Context, Event, FieldChange<Context['values']>>;
    restore: Action<Context, Event, { content: unknown }>;
    countAttempt: Action<Context, Event, Params>;
    keepRefusal: Action<Context, Event, Failure>;
    keepFailure: Action<Context, Event, Failure>;
    keepDraft: Action<Context, Event, Params>;
    removeDraft: Action<Context, Event, Params>;
  };
}

/** Any form, as the functions below see it. */
type Any = FormState<Record<string, unknown>>;

/**
 * A form inside a chart that does more: its context's part, guards and actions, to be spread into the
 * chart's setup. The chart runs `draft` as its child of that name, and `selectors.ts` reads it.
 */
export function workflowForm<
  Values extends object,
  Context extends FormState<Values>,
  Event extends EventObject,
>(definition: WorkflowForm<Context>): WorkflowFormParts<Context, Event>;
// TypeScript cannot see that `assign` of the form's part fits any context with it: hence the overload.
export function workflowForm({
  schema,
  draft,
  sentAs,
}: WorkflowForm<Any>): WorkflowFormParts<Any, EventObject> {
  const revised = (context: Any, change: Any['values']) => {
    const next = { ...context, values: { ...context.values, ...change }, failure: null };
    return {
      values: next.values,
      errors: errorsOf(schema(next), next.values),
      refused: Object.keys(change).reduce(withoutField, context.refused),
      failure: null,
    };
  };

  /** The server names a field as it was sent: `feedback.question_id`. */
  const ownName = (path: string) =>
    sentAs !== undefined && path.startsWith(`${sentAs}.`) ? path.slice(sentAs.length + 1) : path;

  function refused(error: unknown): FieldErrors {
    const fields = Object.entries(refusedFields(error));
    return Object.fromEntries(fields.map(([path, rule]) => [ownName(path), rule]));
  }

  return {
    started: (values) => {
      const empty = {
        ...{ initial: values, values, touched: [], attempts: 0, failure: null },
        ...{ errors: noErrors, refused: noErrors },
      };
      return { ...empty, ...revised(empty, {}) };
    },
    revised,
    guards: {
      isValid: ({ context }) => Object.keys(context.errors).length === 0,
      isRefusal: (_, { error }) => error instanceof CallFailure && error.kind === 'code',
    },
    actions: {
      setField: assign(({ context }, { field, value }) => revised(context, { [field]: value })),
      restore: assign(({ context }, { content }) => {
        const { data } = z.safeParse(draft, content);
        return data === undefined ? {} : revised(context, data);
      }),
      countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
      keepRefusal: assign(({ context }, { error }) => ({
        failure: shownFailure(error),
        refused: refused(error),
        attempts: context.attempts + 1,
      })),
      keepFailure: assign((_, { error }) => ({ failure: shownFailure(error) })),
      keepDraft: sendTo('draft', ({ context }) => ({
        type: 'content.changed',
        content: context.values,
      })),
      removeDraft: sendTo('draft', { type: 'draft.removed' }),
    },
  };
}
