import { assign, setup } from 'xstate';
import { draft } from '../draft';
import type { FormContext, FormEvent, FormInput, FormKinds, FormOutput, FormParts } from './types';
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
      ...form.actions,
      restoreValues: assign(({ context }, { content }: { content: unknown }) =>
        form.restored(context, content),
      ),
      keepAnswer: assign((_, { answer }: { answer: K['answer'] }) => ({ answer })),
    },
    guards: {
      ...form.guards,
      hasFailure: ({ context }) => context.failure !== null,
    },
  });
}

export type FormSetup<K extends FormKinds> = ReturnType<typeof formSetup<K>>;
