import { z } from 'zod/mini';
import { shownFailure } from '../failure';
import { errorsOf, noErrors, refusedFields, withoutField } from './errors';
import type { FormContext, FormInput, FormKinds, FormParts } from './types';

/** Whether a value of a draft can stand where a form's own stands. */
function isAlike(value: unknown, own: unknown): boolean {
  if (own === null || own === undefined) return true;
  return typeof value === typeof own && Array.isArray(value) === Array.isArray(own);
}

/** What a form holds, from one change of it to the next. */
export function formValues<K extends FormKinds>({ initial: defaults, schemaOf }: FormParts<K>) {
  type Context = FormContext<K>;
  type Values = K['values'];

  const checked = (scope: K['scope'], values: Values) => ({
    scope,
    values,
    errors: errorsOf(schemaOf(scope), values),
  });

  function refusal(error: unknown): Pick<Context, 'failure' | 'refused'> {
    return { failure: shownFailure(error), refused: refusedFields(error) };
  }

  function start({ scope, values, refusal: cause, draftKey = '' }: FormInput<K>): Context {
    const initial = { ...defaults, ...values };
    return {
      ...checked(scope, initial),
      ...{ initial, draftKey, touched: [], attempts: 0, answer: null },
      ...(cause === undefined ? { failure: null, refused: noErrors } : refusal(cause)),
    };
  }

  /** The values after some fields changed: what the server said of those no longer holds. */
  function changed(context: Context, values: Values, fields: readonly string[]): Partial<Context> {
    const refused = fields.reduce(withoutField, context.refused);
    return { ...checked(context.scope, values), refused, failure: null };
  }

  /** The values with those of a draft; what is of another make there, from an older form, stays out. */
  function restored(context: Context, content: unknown): Partial<Context> {
    const own = new Map<string, unknown>(Object.entries(context.initial));
    const kept = Object.entries(z.catch(z.looseObject({}), {}).parse(content)).filter(
      ([name, value]) => own.has(name) && isAlike(value, own.get(name)),
    );
    const values = { ...context.values, ...Object.fromEntries(kept) };
    return changed(
      context,
      values,
      kept.map(([name]) => name),
    );
  }

  return { start, changed, restored, refusal };
}
