import type { AnyActorLogic, PromiseActorLogic } from 'xstate';
import type { z } from 'zod/mini';
import type { ContentRestored } from '../draft';
import type { ShownFailure } from '../failure';
import type { Sending } from '../sending';
import type { ScopeRenewed } from '../renewal';
import type { FieldErrors } from './errors';

/** The types that one form deals with. */
export interface FormKinds {
  /** The values of the fields: the input of the form's schema. */
  values: object;
  /** The values that are sent: the output of the schema. */
  sent: unknown;
  /** The answer of the call; null in a form whose parent sends it. */
  answer: unknown;
  /** The circumstances of the form, such as subject, student or language. */
  scope: object;
}

export interface FormInput<K extends FormKinds> {
  readonly scope: K['scope'];
  /** Initial values that differ from the default. */
  readonly values?: Partial<K['values']>;
  /** Why the values have come back, where the parent sent them in vain. */
  readonly refusal?: unknown;
  /** The key of the draft, such as `feedback.42`. */
  readonly draftKey?: string;
  /** Whether the values were typed before: they are kept as a draft from the start. */
  readonly isTyped?: boolean;
  /** The request id of the act, where its parent keeps it for when the form is opened once more. */
  readonly requestId?: string | undefined;
}

export interface Submission<Sent, Scope> {
  readonly values: Sent;
  readonly scope: Scope;
  /** The request id that it is given, or that of what was sent without an answer; without one it is a new act. */
  readonly requestId?: string | undefined;
}

export type SubmissionOf<K extends FormKinds> = Submission<K['sent'], K['scope']>;

/** The form's part of the context of any chart. */
export interface FormState<Values extends object = object> {
  /** The values at the start. */
  readonly initial: Values;
  readonly values: Values;
  /** The paths of the fields that were left. */
  readonly touched: readonly string[];
  /** The errors of the schema, by path. */
  readonly errors: FieldErrors;
  /** The server's errors of fields that have not changed since. */
  readonly refused: FieldErrors;
  /** The number of submits that were refused. */
  readonly attempts: number;
  readonly failure: ShownFailure | null;
}

export interface FormContext<K extends FormKinds> extends FormState<K['values']>, Sending {
  readonly scope: K['scope'];
  /** The circumstances at the start, where they were asked for anew since. */
  readonly begun?: K['scope'];
  readonly draftKey: string;
  readonly isTyped?: boolean;
  readonly answer: K['answer'] | null;
}

export interface FieldChange<Values extends object> {
  readonly field: string & keyof Values;
  readonly value: Values[string & keyof Values];
}

/** The events that a view sends to any chart with a form. */
export type FormEvents<Values extends object> =
  | ({ type: 'field.changed' } & FieldChange<Values>)
  | { type: 'field.left'; field: string }
  | ContentRestored
  | { type: 'submit.requested' };

/** One more for a field that is a list, such as an image that was uploaded beside the form. */
export interface ItemAdded {
  readonly type: 'item.added';
  readonly field: string;
  readonly item: unknown;
}

export type FormEvent<K extends FormKinds> =
  | FormEvents<K['values']>
  | ScopeRenewed<Partial<K['scope']>>
  | ItemAdded;

export interface FormOutput<K extends FormKinds> {
  readonly values: K['sent'];
  readonly answer: K['answer'] | null;
}

/** How a form comes by its circumstances anew: a chart by `renewal`, and the payload of its call. */
export interface FormRenewal<Scope> {
  readonly by: AnyActorLogic;
  readonly payload: (scope: Scope) => object;
}

/** The parts of a form's chart. */
export interface FormParts<K extends FormKinds> {
  readonly id: string;
  readonly initial: K['values'];
  schemaOf(scope: K['scope']): z.core.$ZodType<K['sent'], K['values']>;
  /** The circumstances as they are kept with a draft; undefined where they cannot be. */
  keptScope(scope: K['scope']): object | undefined;
  /** The circumstances that were kept with a draft; undefined where they are none of this form. */
  scopeOf(kept: unknown): K['scope'] | undefined;
  readonly submit: PromiseActorLogic<K['answer'], SubmissionOf<K>>;
  readonly hasSubmit: boolean;
  /** What asks for circumstances anew, and what it is asked with; null where they stay as they are. */
  readonly renewal: FormRenewal<K['scope']> | null;
  readonly hasDraft: boolean;
  readonly saysWhenLeft: boolean;
  readonly takesItems: boolean;
}
