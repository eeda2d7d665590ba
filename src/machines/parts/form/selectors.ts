import { type FieldErrors, isWithin, noErrors } from './errors';
import type { FormState } from './types';

/** A snapshot of any form. */
interface AnyForm {
  readonly context: Pick<FormState, 'errors' | 'attempts'> &
    Partial<Pick<FormState, 'refused' | 'touched' | 'failure'>>;
  hasTag(tag: 'busy' | 'editable'): boolean;
}

interface Filled<Values> {
  readonly context: { readonly values: Values; readonly initial: Values };
}

export const selectValues = <Values>({ context }: Filled<Values>): Values => context.values;

/** Whether the values differ from the initial ones. */
export const selectIsDirty = ({ context }: Filled<unknown>): boolean =>
  JSON.stringify(context.values) !== JSON.stringify(context.initial);

/** The number of refused submits; when it changes, the first wrong field has the focus. */
export const selectAttempts = ({ context }: AnyForm): number => context.attempts;

/** The server's refusal of the whole form, or the reason of a missing answer; null without a failure. */
export const selectFailure = ({ context }: AnyForm) => context.failure ?? null;

export const selectIsSubmitting = (form: AnyForm): boolean => form.hasTag('busy');
export const selectIsEditable = (form: AnyForm): boolean => form.hasTag('editable');

/** The circumstances at the start, where they were asked for anew since; undefined where they were not. */
export const selectBegun = <Scope>({
  context,
}: {
  context: { begun?: Scope | undefined };
}): Scope | undefined => context.begun;

const firstWithin = (errors: FieldErrors, field: string): string | undefined =>
  Object.entries(errors).find(([path]) => isWithin(path, field))?.[1];

/**
 * Selects the error of a field or of a field in it, as a key; undefined before the field was left or the
 * form submitted. One selector a field, made outside the view: `const selectNameError = errorOf('name')`.
 */
export function errorOf(field: string) {
  const isChecked = selectIsChecked(field);
  return (form: AnyForm): string | undefined => {
    const { errors, refused = noErrors } = form.context;
    const said = firstWithin(refused, field);
    if (said !== undefined) return said;
    return isChecked(form) ? firstWithin(errors, field) : undefined;
  };
}

/** Selects whether a field was left or the form submitted: what is wrong with it is said from then on. */
export function selectIsChecked(field: string) {
  return ({ context: { touched = [], attempts } }: AnyForm): boolean =>
    attempts > 0 || touched.some((path) => isWithin(field, path));
}

/** The errors of the fields, as keys by path; none before the form was submitted. */
export const selectErrors = ({ context: { errors, refused, attempts } }: AnyForm): FieldErrors =>
  attempts > 0 ? { ...errors, ...refused } : noErrors;

/** The actor that keeps the draft; undefined in a form without drafts. */
export const selectDraft = <Draft>({
  children,
}: {
  children: { draft?: Draft | undefined };
}): Draft | undefined => children.draft;
