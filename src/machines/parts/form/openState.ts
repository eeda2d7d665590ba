import type { FormSetup } from './setup';
import type { FormKinds, FormParts } from './types';

/** The form as it is filled in; a refusal stands above it until something changes. */
export function openState<K extends FormKinds>(
  chart: FormSetup<K>,
  { hasSubmit, hasDraft, saysWhenLeft, takesItems, renewal }: FormParts<K>,
) {
  const next = hasSubmit ? 'submitting' : hasDraft ? 'tidying' : 'submitted';
  return chart.createStateConfig({
    tags: 'editable',
    initial: hasSubmit ? 'editing' : 'opening',
    on: {
      'field.changed': {
        target: '.editing',
        actions: [
          {
            type: 'setField',
            params: ({ event }) => ({ field: event.field, value: event.value }),
          },
          ...(hasDraft ? ['keepDraft' as const] : []),
        ],
      },
      ...(hasDraft && {
        'content.restored': {
          target: '.editing',
          actions: [
            { type: 'restoreValues', params: ({ event }) => ({ content: event.content }) },
            'keepDraft',
          ],
        },
      }),
      ...(renewal && {
        'scope.renewed': {
          guard: 'isSentAnswered',
          actions: { type: 'renewScope', params: ({ event }) => ({ scope: event.scope }) },
        },
      }),
      ...(takesItems && {
        'item.added': {
          target: '.editing',
          actions: [
            { type: 'addItem', params: ({ event }) => event },
            ...(hasDraft ? ['keepDraft' as const] : []),
          ],
        },
      }),
      ...(saysWhenLeft && {
        'field.left': {
          actions: { type: 'touch', params: ({ event }) => ({ field: event.field }) },
        },
      }),
      'submit.requested': [{ guard: 'isValid', target: next }, { actions: 'countAttempt' }],
    },
    states: {
      ...(!hasSubmit && {
        opening: { always: [{ guard: 'hasFailure', target: 'refused' }, { target: 'editing' }] },
      }),
      editing: {},
      /** The server said no, to the whole or to fields. */
      refused: { tags: 'failed' },
      /** There was no answer; nothing of what was typed is lost. */
      ...(hasSubmit && { failed: { tags: 'failed' } }),
    },
  });
}
