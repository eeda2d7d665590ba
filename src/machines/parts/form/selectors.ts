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

/** Whether something is typed that is not what the form began with. */
export const selectIsDirty = ({ context }: Filled<unknown>): boolean =>
  JSON.stringify(context.values) !== JSON.stringify(context.initial);

/** How often it was submitted in vain; when it changes, the first wrong field is focused. */
export const selectAttempts = ({ context }: AnyForm): number => context.attempts;

/** What the server said of the whole, or why there was no answer; null when nothing failed. */
export const selectFailure = ({ context }: AnyForm) => context.failure ?? null;

export const selectIsSubmitting = (form: AnyForm): boolean => form.hasTag('busy');
export const selectIsEditable = (form: AnyForm): boolean => form.hasTag('editable');

const firstWithin = (errors: FieldErrors, field: string): string | undefined =>
  Object.entries(errors).find(([path]) => isWithin(path, field))?.[1];

/**
 * What is wrong with a field or with anything in it, as a key; undefined as long as nobody has left
 * it or submitted. One selector a field, made outside the view: `const selectNameError = errorOf('name')`.
 */
export function errorOf(field: string) {
  return ({ context }: AnyForm): string | undefined => {
    const { errors, refused = noErrors, touched = [], attempts } = context;
    const said = firstWithin(refused, field);
    if (said !== undefined) return said;
    const isShown = attempts > 0 || touched.some((path) => isWithin(field, path));
    return isShown ? firstWithin(errors, field) : undefined;
  };
}

/** What is wrong with each field, as keys by path; nothing before it was submitted. */
export const selectErrors = ({ context: { errors, refused, attempts } }: AnyForm): FieldErrors =>
  attempts > 0 ? { ...errors, ...refused } : noErrors;

/** The path of the first field that is wrong, for the focus after a submit. */
export const selectFirstWrong = ({ context: { errors, refused } }: AnyForm): string | undefined =>
  Object.keys({ ...errors, ...refused })[0];

/** The part that keeps what is typed; undefined in a form that keeps no draft. */
export const selectDraft = <Draft>({
  children,
}: {
  children: { draft?: Draft | undefined };
}): Draft | undefined => children.draft;
