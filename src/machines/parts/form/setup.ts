import { assign, sendTo, setup } from 'xstate';
import { isUnsure } from '../../../contract/failure';
import { withUnanswered } from '../../../domain/draft';
import { draft } from '../draft';
import { type Failure, shownFailure } from '../failure';
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
      keepUnanswered: assign((_, { error }: Failure) => {
        const { requestId } = shownFailure(error);
        return isUnsure(error) && requestId !== '' ? { unanswered: requestId } : {};
      }),
      /** With the draft, so that it can be sent once more from a form that is opened anew. */
      keepDraft: sendTo('draft', ({ context: { values, unanswered } }) => ({
        type: 'content.changed',
        content: withUnanswered(values, unanswered),
      })),
      keepAnswer: assign((_, { answer }: { answer: K['answer'] }) => ({ answer })),
    },
    guards: {
      ...form.guards,
      hasFailure: ({ context }) => context.failure !== null,
    },
  });
}

export type FormSetup<K extends FormKinds> = ReturnType<typeof formSetup<K>>;
