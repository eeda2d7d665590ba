import type { PromiseActorLogic } from 'xstate';
import type { z } from 'zod/mini';
import type { ContentRestored } from '../draft';
import type { ShownFailure } from '../failure';
import type { FieldErrors } from './errors';

/** The types that one form deals with. */
export interface FormKinds {
  /** What the fields hold: the input of the form's schema. */
  values: object;
  /** What is sent: its output. */
  sent: unknown;
  /** What the server answers; null in a form that leaves sending to its parent. */
  answer: unknown;
  /** What the form is about: the subject, the student, the language of the names. */
  scope: object;
}

export type FieldOf<K extends FormKinds> = string & keyof K['values'];

export interface FormInput<K extends FormKinds> {
  readonly scope: K['scope'];
  /** What the fields hold at first, where it is not as by default. */
  readonly values?: Partial<K['values']>;
  /** Why the values have come back, where the parent sent them in vain. */
  readonly refusal?: unknown;
  /** Which form of what this is, for its draft: `feedback.42`. */
  readonly draftKey?: string;
}

export interface Submission<Sent, Scope> {
  readonly values: Sent;
  readonly scope: Scope;
}

export type SubmissionOf<K extends FormKinds> = Submission<K['sent'], K['scope']>;

/** What the context of any chart holds of the form in it. */
export interface FormState<Values extends object = object> {
  /** What the fields held at first. */
  readonly initial: Values;
  readonly values: Values;
  /** The paths of the fields that were left. */
  readonly touched: readonly string[];
  /** What the schema says of the values, by path. */
  readonly errors: FieldErrors;
  /** What the server says of fields that have not been changed since. */
  readonly refused: FieldErrors;
  /** How often it was submitted in vain. */
  readonly attempts: number;
  readonly failure: ShownFailure | null;
}

export interface FormContext<K extends FormKinds> extends FormState<K['values']> {
  readonly scope: K['scope'];
  readonly draftKey: string;
  readonly answer: K['answer'] | null;
}

export interface FieldChange<Values extends object> {
  readonly field: string & keyof Values;
  readonly value: Values[string & keyof Values];
}

/** What a view sends to any chart with a form. */
export type FormEvents<Values extends object> =
  | ({ type: 'field.changed' } & FieldChange<Values>)
  | { type: 'field.left'; field: string }
  | ContentRestored
  | { type: 'submit.requested' };

export type FormEvent<K extends FormKinds> = FormEvents<K['values']>;

export interface FormOutput<K extends FormKinds> {
  readonly values: K['sent'];
  readonly answer: K['answer'] | null;
}

/** What a form's chart is built of. */
export interface FormParts<K extends FormKinds> {
  readonly id: string;
  readonly initial: K['values'];
  schemaOf(scope: K['scope']): z.core.$ZodType<K['sent'], K['values']>;
  readonly submit: PromiseActorLogic<K['answer'], SubmissionOf<K>>;
  readonly hasSubmit: boolean;
  readonly hasDraft: boolean;
  readonly saysWhenLeft: boolean;
}
