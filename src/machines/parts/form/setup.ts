import { assign, sendTo, setup } from 'xstate';
import { z } from 'zod/mini';
import { CallFailure } from '../../../contract/failure';
import { draft } from '../draft';
import type {
  FieldOf,
  FormContext,
  FormEvent,
  FormInput,
  FormKinds,
  FormOutput,
  FormParts,
} from './types';
import { formValues } from './values';

/** The named actors, actions and guards of a form's chart. */
export function formSetup<K extends FormKinds>(parts: FormParts<K>) {
  const form = formValues(parts);
  return setup({
    types: {} as {
      context: FormContext<K>;
      events: FormEvent<K>;
      input: FormInput<K>;
      output: FormOutput<K>;
      tags: 'busy' | 'editable' | 'failed' | 'done';
      children: { draft: 'draft' };
    },
    actors: { submit: parts.submit, draft },
    actions: {
      setField: assign(
        ({ context }, { field, value }: { field: string; value: K['values'][FieldOf<K>] }) =>
          form.changed(context, { ...context.values, [field]: value }, [field]),
      ),
      restoreValues: assign(({ context }, { content }: { content: unknown }) =>
        form.restored(context, content),
      ),
      touch: assign(({ context }, { field }: { field: string }) => ({
        touched: context.touched.includes(field) ? context.touched : [...context.touched, field],
      })),
      countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
      keepRefusal: assign((_, { error }: { error: unknown }) => form.refusal(error)),
      keepAnswer: assign((_, { answer }: { answer: K['answer'] }) => ({ answer })),
      keepDraft: sendTo('draft', ({ context }) => ({
        type: 'content.changed' as const,
        content: context.values,
      })),
      removeDraft: sendTo('draft', { type: 'draft.removed' }),
    },
    guards: {
      isValid: ({ context }) => z.safeParse(parts.schemaOf(context.scope), context.values).success,
      isRefusal: (_, { error }: { error: unknown }) =>
        error instanceof CallFailure && error.kind === 'code',
      hasFailure: ({ context }) => context.failure !== null,
    },
  });
}

export type FormSetup<K extends FormKinds> = ReturnType<typeof formSetup<K>>;
