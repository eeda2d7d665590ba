import { assign, type EventObject, sendTo } from 'xstate';
import { z } from 'zod/mini';
import { CallFailure } from '../../../contract/failure';
import { type Failure, shownFailure, type ShownFailure } from '../failure';
import type { ActionParams, PartAction } from '../partAction';
import { errorsOf, type FieldErrors, noErrors, refusedFields, withoutField } from './errors';
import type { FieldChange, FormState } from './types';

export interface WorkflowForm<Context extends FormState> {
  /** The domain's rules for the values; their errors are keys. */
  schema(context: Context): z.core.$ZodType;
  /** The shape of a kept draft; a draft of another shape is ignored. Needed only where drafts are kept. */
  readonly draft?: z.core.$ZodType<Context['values']>;
  /** The field of the payload that carries the values; the server names wrong fields within it. */
  readonly sentAs?: string;
}

interface WorkflowFormParts<Context extends FormState, Event extends EventObject> {
  /** The initial context: the form's part, and the rest of it. */
  readonly started: (values: Context['values'], rest: Omit<Context, keyof FormState>) => Context;
  /** The change of the context when values change, for actions that the chart writes itself. */
  readonly revised: (
    context: Context,
    change: Partial<Context['values']>,
  ) => Partial<FormState<Context['values']>>;
  /** The change of the context when it is submitted in vain. */
  readonly attempted: (context: Context) => Partial<FormState<Context['values']>>;
  /** The change of the context when sending fails. */
  readonly failed: (error: unknown) => Pick<FormState, 'failure' | 'refused'>;
  readonly guards: {
    isValid: (args: { context: Context }) => boolean;
    /** The server answered and refused, so the values have to be changed. */
    isRefusal: (_: unknown, failure: Failure) => boolean;
  };
  readonly actions: {
    setField: PartAction<Context, Event, FieldChange<Context['values']>>;
    touch: PartAction<Context, Event, { field: string }>;
    restore: PartAction<Context, Event, { content: unknown }>;
    countAttempt: PartAction<Context, Event, ActionParams>;
    /** Keeps why sending failed, and counts it as an attempt, so that the first wrong field has the focus. */
    keepRefusal: PartAction<Context, Event, Failure>;
    keepFailure: PartAction<Context, Event, Failure>;
    forgetFailure: PartAction<Context, Event, ActionParams>;
    keepDraft: PartAction<Context, Event, ActionParams>;
    removeDraft: PartAction<Context, Event, ActionParams>;
  };
}

/** The form as the implementation sees it, whatever its values are. */
type Any = FormState<Record<string, unknown>>;

/**
 * A form inside a workflow: its part of the context, its guards and its actions, to be spread into the
 * chart's setup. A chart that keeps drafts invokes `draft` under that id. `selectors.ts` reads the form.
 */
export function workflowForm<
  Values extends object,
  Context extends FormState<Values>,
  Event extends EventObject,
>(definition: WorkflowForm<Context>): WorkflowFormParts<Context, Event>;
// TypeScript cannot see that `assign` of the form's part fits any context with it: hence the overload.
export function workflowForm({
  schema,
  draft = z.never(),
  sentAs,
}: WorkflowForm<Any>): WorkflowFormParts<Any, EventObject> {
  const checked = (context: Any) => errorsOf(schema(context), context.values);

  const revised = (context: Any, change: Any['values']) => {
    const next = { ...context, values: { ...context.values, ...change }, failure: null };
    return {
      values: next.values,
      errors: checked(next),
      refused: Object.keys(change).reduce(withoutField, context.refused),
      failure: null,
    };
  };

  const attempted = (context: Any) => ({
    errors: checked(context),
    attempts: context.attempts + 1,
  });

  /** The server names a field as it was sent: `feedback.question_id`. */
  const ownName = (path: string) =>
    sentAs !== undefined && path.startsWith(`${sentAs}.`) ? path.slice(sentAs.length + 1) : path;

  function failed(error: unknown): { failure: ShownFailure; refused: FieldErrors } {
    const fields = Object.entries(refusedFields(error));
    const refused = Object.fromEntries(fields.map(([path, rule]) => [ownName(path), rule]));
    return { failure: shownFailure(error), refused };
  }

  return {
    started: (values, rest) => {
      const empty = {
        ...{ initial: values, values, touched: [], attempts: 0, failure: null },
        ...{ ...rest, errors: noErrors, refused: noErrors },
      };
      return { ...empty, errors: checked(empty) };
    },
    revised,
    attempted,
    failed,
    guards: {
      // Checked anew, since a schema may ask for more than the values, such as the time.
      isValid: ({ context }) => Object.keys(checked(context)).length === 0,
      isRefusal: (_, { error }) => error instanceof CallFailure && error.kind === 'code',
    },
    actions: {
      setField: assign(({ context }, { field, value }) => revised(context, { [field]: value })),
      touch: assign(({ context: { touched } }, { field }) => ({
        touched: touched.includes(field) ? touched : [...touched, field],
      })),
      restore: assign(({ context }, { content }) => {
        const { data } = z.safeParse(draft, content);
        return data === undefined ? {} : revised(context, data);
      }),
      countAttempt: assign(({ context }) => attempted(context)),
      keepRefusal: assign(({ context }, { error }) => ({
        ...failed(error),
        attempts: context.attempts + 1,
      })),
      keepFailure: assign((_, { error }) => failed(error)),
      forgetFailure: assign({ failure: null }),
      keepDraft: sendTo('draft', ({ context }) => ({
        type: 'content.changed',
        content: context.values,
      })),
      removeDraft: sendTo('draft', { type: 'draft.removed' }),
    },
  };
}
