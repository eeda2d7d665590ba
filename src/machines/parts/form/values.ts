import { z } from 'zod/mini';
import { scopeIn, unansweredIn } from '../../../domain/draft';
import type { FormContext, FormEvent, FormInput, FormKinds, FormParts, ItemAdded } from './types';
import { errorsOf } from './errors';
import { workflowForm } from './workflow';

/** Whether a value of a draft can stand where a form's own stands. */
function isAlike(value: unknown, own: unknown): boolean {
  if (own === null || own === undefined) return true;
  return typeof value === typeof own && Array.isArray(value) === Array.isArray(own);
}

/** The form of a form's chart: that of a workflow, with its own start and its own way to restore a draft. */
export function formValues<K extends FormKinds>({
  initial: defaults,
  schemaOf,
  scopeOf,
}: FormParts<K>) {
  type Context = FormContext<K>;
  const form = workflowForm<K['values'], Context, FormEvent<K>>({
    schema: ({ scope }) => schemaOf(scope),
  });

  function start(input: FormInput<K>): Context {
    const { scope, values, refusal, draftKey = '', isTyped = false, requestId } = input;
    const context = form.started(
      { ...defaults, ...values },
      {
        ...{ scope, draftKey, answer: null },
        ...(isTyped && { isTyped }),
        ...(requestId !== undefined && { requestId }),
      },
    );
    return refusal === undefined ? context : { ...context, ...form.failed(refusal) };
  }

  /** The values with those of a draft, except values of another shape, such as those of an older form. */
  function restored(context: Context, content: unknown): Partial<Context> {
    const own = new Map<string, unknown>(Object.entries(context.initial));
    const kept = Object.entries(z.catch(z.looseObject({}), {}).parse(content)).filter(
      ([name, value]) => own.has(name) && isAlike(value, own.get(name)),
    );
    const none: Partial<K['values']> = {};
    const unanswered = unansweredIn(content);
    // It can be sent once more as it was, whatever has changed since, such as a balance.
    const scope = scopeOf(scopeIn(content)) ?? context.scope;
    return {
      scope,
      ...form.revised({ ...context, scope }, { ...none, ...Object.fromEntries(kept) }),
      unanswered: unanswered === '' ? undefined : unanswered,
    };
  }

  /** The circumstances with what was asked for anew; what was typed stays. */
  function renewed(context: Context, change: Partial<K['scope']>): Partial<Context> {
    const scope = { ...context.scope, ...change };
    const errors = errorsOf(schemaOf(scope), context.values);
    return { scope, errors, begun: context.begun ?? context.scope };
  }

  /** The values with one more in a list. */
  function withItem(context: Context, { field, item }: Pick<ItemAdded, 'field' | 'item'>) {
    const held: unknown = Object.entries(context.values).find(([name]) => name === field)?.[1];
    const none: Partial<K['values']> = {};
    return form.revised(context, {
      ...none,
      ...Object.fromEntries([[field, [...z.catch(z.array(z.unknown()), []).parse(held), item]]]),
    });
  }

  return { ...form, start, restored, renewed, withItem };
}
