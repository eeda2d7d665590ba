import { z } from 'zod/mini';
import { errorIn } from '../parts/failure';
import { loadFailed, loadFails } from '../parts/loadFailed';
import type { GradingDefinition, GradingKinds, Loaded, Subject } from './definition';
import { gradingSetup } from './setup';

/**
 * Grades a student's work: a form, a preview as the family will see it, and one final submit. The values
 * stay when another analyst was first, and when submitting fails.
 */
export function gradingOf<K extends GradingKinds>(definition: GradingDefinition<K>) {
  const { chart, started } = gradingSetup(definition);
  const { chart: name, hasRemarks, aside } = definition;
  const keyOf = ({ subjectId, id }: Subject) => `grading.${definition.name}.${subjectId}.${id}`;
  const settles = (spec: string) => (name === 'grading' ? { meta: { spec } } : {});
  const changed =
    aside === undefined ? (['keepDraft'] as const) : (['takeUp', 'keepDraft'] as const);
  const writing = chart.createStateConfig({
    tags: 'editable',
    on: {
      'field.changed': {
        actions: [{ type: 'setField', params: ({ event }) => event }, ...changed],
      },
      /** What is wrong with a value is said once its field is left. */
      'field.left': { actions: { type: 'touch', params: ({ event }) => event } },
      'comment.written': {
        actions: [{ type: 'setComment', params: ({ event }) => event }, ...changed],
      },
      'phrase.inserted': {
        actions: [{ type: 'insertPhrase', params: ({ event }) => event }, ...changed],
      },
      'content.restored': { actions: { type: 'restore', params: ({ event }) => event } },
      'submit.requested': [
        { guard: 'isValid', target: `#${name}.confirming`, ...settles('GRA-01') },
        { actions: 'countAttempt', ...settles('GRA-02') },
      ],
    },
  });
  const picking = chart.createStateConfig({
    on: {
      'annotation.selected': {
        guard: { type: 'isSelectable', params: ({ event }) => event },
        actions: { type: 'select', params: ({ event }) => event },
      },
    },
  });
  /** Said by the page around the work, before anybody submits in vain. */
  const noticing = chart.createStateConfig({
    on: {
      'rival.noticed': {
        target: `#${name}.editing.overtaken`,
        actions: { type: 'keepNoticed', params: ({ event }) => event },
      },
    },
  });
  /** Said to be put aside only once the storage has it: what it does not keep stays in the form as it is. */
  const puttingAside = {
    puttingAside: chart.createStateConfig({
      tags: 'busy',
      entry: 'keepPutAside',
      on: {
        'rival.noticed': {
          target: `#${name}.editing.overtaken`,
          actions: ['keepDraft', { type: 'keepNoticed', params: ({ event }) => event }],
        },
        'content.kept': { target: 'editing', actions: ['markPutAside', 'showPutAside'] },
        'content.notKept': { target: 'editing', actions: ['keepDraft', 'showNotPutAside'] },
      },
    }),
  };
  /** A grading that was put aside is found before the work is shown. */
  const looking = {
    looking: chart.createStateConfig({
      tags: 'busy',
      invoke: {
        id: 'findAside',
        src: 'findAside',
        input: ({ context: { subjectId, id } }) => ({ key: keyOf({ subjectId, id }) }),
        onDone: {
          target: 'loading',
          actions: { type: 'keepAside', params: ({ event }) => ({ drafts: event.output }) },
        },
        onError: 'loading',
      },
    }),
  };
  type Came = { readonly event: { readonly output: Loaded<K['values'], K['info']> } };
  const resuming = {
    guard: { type: 'isHandedInAside', params: ({ event }: Came) => event.output },
    target: 'editing',
    actions: [
      { type: 'keepWork', params: ({ event }: Came) => event.output },
      { type: 'tellWork', params: ({ event }: Came) => event.output },
      'restoreAside',
    ],
  } as const;
  const remarking = chart.createStateConfig({
    on: {
      'annotation.added': {
        guard: { type: 'hasRoom', params: ({ event }) => event },
        actions: [{ type: 'addNote', params: ({ event }) => event }, 'keepDraft'],
      },
      'annotation.rewritten': {
        guard: { type: 'isNote', params: ({ event }) => event },
        actions: [
          {
            type: 'changeNote',
            params: ({ event: { id, category, comment } }) => ({ id, category, comment }),
          },
          'keepDraft',
        ],
      },
      'annotation.retargeted': {
        guard: { type: 'isTarget', params: ({ event }) => event },
        actions: [
          {
            type: 'changeNote',
            params: ({ event: { id, start, end } }) => ({ id, start, end }),
          },
          'keepDraft',
        ],
      },
      'annotation.removed': {
        guard: { type: 'isNote', params: ({ event }) => event },
        actions: [{ type: 'removeNote', params: ({ event }) => event }, 'keepDraft'],
      },
      'removal.undone': {
        guard: { type: 'canComeBack', params: ({ event }) => event },
        actions: [{ type: 'bringBack', params: ({ event }) => event }, 'keepDraft'],
      },
    },
  });

  return chart.createMachine({
    id: name,
    meta: { template: 'gradingOf' },
    context: ({ input }) => started(input),
    invoke: {
      id: 'draft',
      src: 'draft',
      input: ({ context: { subjectId, id } }) => ({ key: keyOf({ subjectId, id }) }),
    },
    initial: aside === undefined ? 'loading' : 'looking',
    states: {
      ...(aside !== undefined && looking),
      loading: {
        tags: 'busy',
        invoke: {
          src: 'load',
          input: ({ context: { subjectId, id } }) => ({ subjectId, id }),
          onDone: [
            {
              guard: { type: 'isLetGo', params: ({ event }) => event.output },
              target: 'submitted',
              actions: [
                { type: 'keepWork', params: ({ event }) => event.output },
                { type: 'tellWork', params: ({ event }) => event.output },
                'removeDraft',
              ],
            },
            /** A draft that was kept before stays, to be read and copied, until the person discards it. */
            {
              guard: { type: 'isGraded', params: ({ event }) => event.output },
              target: 'submitted',
              actions: [
                { type: 'keepWork', params: ({ event }) => event.output },
                { type: 'tellWork', params: ({ event }) => event.output },
              ],
            },
            ...(aside === undefined ? [] : [resuming]),
            {
              guard: { type: 'isHandedIn', params: ({ event }) => event.output },
              target: 'editing',
              actions: [
                { type: 'keepWork', params: ({ event }) => event.output },
                { type: 'tellWork', params: ({ event }) => event.output },
              ],
            },
            {
              target: 'nothingToGrade',
              actions: [
                { type: 'keepWork', params: ({ event }) => event.output },
                { type: 'tellWork', params: ({ event }) => event.output },
              ],
            },
          ],
          onError: loadFails,
        },
      },
      loadFailed: loadFailed('loading'),
      nothingToGrade: { tags: 'empty' },

      editing: {
        initial: 'writing',
        on: { ...(hasRemarks && picking.on) },
        states: {
          writing: {
            ...writing,
            on: {
              ...writing.on,
              ...(hasRemarks && remarking.on),
              ...noticing.on,
            },
          },
          overtaken: {
            tags: 'blocked',
            initial: 'deciding',
            states: {
              deciding: {
                always: [{ guard: 'isOfOneself', target: 'comparing' }, { target: 'told' }],
              },
              /** The answer may have been lost: then what was submitted is what stands here. */
              comparing: {
                tags: 'busy',
                invoke: {
                  id: 'compare',
                  src: 'compare',
                  input: ({ context: { subjectId, id } }) => ({ subjectId, id }),
                  onDone: [
                    {
                      guard: { type: 'isAsTyped', params: ({ event }) => event.output },
                      target: `#${name}.submitted`,
                      actions: [
                        { type: 'keepWork', params: ({ event }) => event.output },
                        { type: 'tellWork', params: ({ event }) => event.output },
                        'removeDraft',
                        'showSuccess',
                      ],
                    },
                    { target: 'told' },
                  ],
                  onError: 'told',
                },
              },
              /** Another grading was first: the values stay, to be read and copied. */
              told: { entry: 'showOvertaken', on: { 'grading.opened': `#${name}.loading` } },
            },
          },
        },
      },

      confirming: {
        on: {
          ...noticing.on,
          ...(aside !== undefined && { 'putAside.requested': `#${name}.puttingAside` }),
          'submit.cancelled': { target: 'editing', ...settles('GRA-03') },
          'submit.confirmed': { target: 'submitting', ...settles('GRA-04') },
        },
      },

      ...(aside !== undefined && puttingAside),

      submitting: {
        tags: 'busy',
        /** Kept until the answer comes, or is lost: it may be the news of this very grading. */
        on: {
          'rival.noticed': { actions: { type: 'keepNoticed', params: ({ event }) => event } },
        },
        invoke: {
          src: 'submit',
          input: ({ context: { subjectId, id, work, values } }) => ({
            subjectId,
            id,
            revision: work?.revision ?? 0,
            sent: z.parse(definition.schema(work?.text ?? ''), values),
          }),
          onDone: {
            target: 'submitted',
            actions: ['removeDraft', 'showSuccess'],
            ...settles('GRA-05'),
          },
          onError: [
            {
              guard: { type: 'isConflict', params: errorIn },
              target: 'editing.overtaken',
              actions: { type: 'keepRival', params: errorIn },
              ...settles('GRA-06'),
            },
            { guard: 'isNoticed', target: 'editing.overtaken', ...settles('GRA-06') },
            {
              target: 'editing',
              actions: [
                { type: 'keepFailure', params: errorIn },
                { type: 'showFailure', params: errorIn },
              ],
              ...settles('GRA-06'),
            },
          ],
        },
      },

      submitted: { tags: 'done' },
    },
  });
}
