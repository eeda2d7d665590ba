import { type AnyActorLogic, assign, sendTo, setup } from 'xstate';
import { withUnanswered } from '../../../domain/draft';
import { draft } from '../draft';
import type { Failure } from '../failure';
import { currentRequestId, sendingActions, unansweredAfter } from '../sending';
import type {
  FormContext,
  FormEvent,
  FormInput,
  FormKinds,
  FormOutput,
  FormParts,
  FormRenewal,
  ItemAdded,
} from './types';
import { formValues } from './values';

type Renewing = { readonly renewal: AnyActorLogic };

/** The actor that a form has whose circumstances are asked for anew; another form invokes none of that name. */
function renewing<Scope>(renewal: FormRenewal<Scope> | null): Renewing;
function renewing<Scope>(renewal: FormRenewal<Scope> | null): Partial<Renewing> {
  return renewal === null ? {} : { renewal: renewal.by };
}

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
      children: { draft: 'draft'; renewal: 'renewal' };
    },
    actors: { submit: parts.submit, draft, ...renewing(parts.renewal) },
    actions: {
      ...form.actions,
      ...sendingActions<FormContext<K>, FormEvent<K>>(),
      restoreValues: assign(({ context }, { content }: { content: unknown }) =>
        form.restored(context, content),
      ),
      addItem: assign(({ context }, added: Pick<ItemAdded, 'field' | 'item'>) =>
        form.withItem(context, added),
      ),
      renewScope: assign(({ context }, { scope }: { scope: Partial<K['scope']> }) =>
        form.renewed(context, scope),
      ),
      askForScope: sendTo('renewal', { type: 'renewal.requested' }),
      forgetUnanswered: assign(({ context }, { error }: Failure) =>
        unansweredAfter(context, error),
      ),
      /** With the draft, so that it can be sent once more from a form that is opened anew. */
      keepDraft: sendTo('draft', ({ context }) => ({
        type: 'content.changed',
        content: withUnanswered(
          context.values,
          currentRequestId(context),
          parts.keptScope(context.scope),
        ),
      })),
      keepAnswer: assign((_, { answer }: { answer: K['answer'] }) => ({ answer })),
    },
    guards: {
      ...form.guards,
      /** What was sent without an answer may have been done, and is sent once more as it is. */
      isSentAnswered: ({ context: { unanswered } }) => unanswered === undefined,
      hasFailure: ({ context }) => context.failure !== null,
    },
  });
}

export type FormSetup<K extends FormKinds> = ReturnType<typeof formSetup<K>>;
