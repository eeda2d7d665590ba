import { errorIn } from '../parts/failure';
import { checkQuestion, newHomework } from './assignmentValues';
import { assignmentSetup, started } from './homeworkAssignment.setup';

/**
 * Assigns homework: a form, a pre-check of each student, and the server's arranging. The pre-check names
 * the students who may not have the homework before anything is sent; the others can be assigned then.
 */
export const homeworkAssignment = assignmentSetup.createMachine({
  id: 'homeworkAssignment',
  context: ({ input }) => started(input),
  output: ({ context }) => ({ homeworkId: context.homeworkId }),
  invoke: [
    { src: 'clock' },
    { src: 'visibility' },
    {
      id: 'draft',
      src: 'draft',
      input: ({ context }) => ({ key: `homeworkAssignment.${context.subjectId}` }),
    },
    {
      id: 'options',
      src: 'options',
      input: ({ context: { subjectId } }) => ({ subjectId }),
    },
  ],
  on: {
    'clock.ticked': { actions: { type: 'keepTime', params: ({ event }) => event } },
    'students.listed': { actions: { type: 'keepListed', params: ({ event }) => event } },
  },
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'field.changed': {
          actions: [
            { type: 'setField', params: ({ event }) => ({ [event.field]: event.value }) },
            'keepWished',
            'keepDraft',
          ],
        },
        'course.chosen': {
          actions: [
            { type: 'setCourse', params: ({ event }) => event },
            { type: 'tellCourse', params: ({ event }) => event },
            'keepDraft',
          ],
        },
        'lesson.chosen': {
          actions: [
            { type: 'setLesson', params: ({ event }) => event },
            'tellOptions',
            'keepDraft',
          ],
        },
        'card.chosen': {
          actions: [{ type: 'setCard', params: ({ event }) => event }, 'askOfCard', 'keepDraft'],
        },
        'content.restored': { actions: { type: 'restore', params: ({ event }) => event } },
        'options.retried': { actions: 'tellOptions' },
        'type.chosen': {
          guard: { type: 'isOtherType', params: ({ event }) => event },
          actions: [{ type: 'setType', params: ({ event }) => event }, 'askOfCard', 'keepDraft'],
          meta: { spec: 'HWA-05' },
        },
        'submit.requested': [
          {
            guard: 'isValid',
            target: 'checking',
            actions: 'keepForm',
            meta: { spec: 'HWA-01' },
          },
          { guard: 'lacksEssayTitle', actions: 'countAttempt', meta: { spec: 'HWA-03' } },
          { guard: 'isCardUnsupported', actions: 'countAttempt', meta: { spec: 'HWA-04' } },
          { actions: 'countAttempt', meta: { spec: 'HWA-02' } },
        ],
        'dialog.closed': 'closed',
      },
    },

    checking: {
      tags: 'busy',
      invoke: {
        src: 'check',
        input: ({ context }) => checkQuestion(context.subjectId, context.form),
        onDone: [
          {
            guard: { type: 'isAssignable', params: ({ event }) => event.output },
            target: 'arranging',
            actions: { type: 'keepNotYours', params: ({ event }) => event.output },
            meta: { spec: 'HWA-06' },
          },
          {
            guard: { type: 'isNotLearned', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'keepOutcomes', params: ({ event }) => event.output },
            meta: { spec: 'HWA-07' },
          },
          {
            guard: { type: 'isAlreadyAssigned', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'keepOutcomes', params: ({ event }) => event.output },
            meta: { spec: 'HWA-08' },
          },
          {
            target: 'refused',
            actions: { type: 'keepOutcomes', params: ({ event }) => event.output },
            meta: { spec: 'HWA-09' },
          },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'keepFailure', params: errorIn },
            { type: 'showFailure', params: errorIn },
          ],
          meta: { spec: 'HWA-10' },
        },
      },
    },

    refused: {
      tags: 'blocked',
      on: {
        'edit.resumed': {
          target: 'editing',
          actions: 'forgetOutcomes',
          meta: { spec: 'HWA-11' },
        },
        'rest.assigned': {
          guard: 'hasAssignable',
          target: 'arranging',
          actions: ['keepAssignable', 'forgetOutcomes'],
        },
        'dialog.closed': 'closed',
      },
    },

    arranging: {
      tags: 'busy',
      initial: 'adding',
      states: {
        adding: {
          invoke: {
            src: 'add',
            input: ({ context }) => newHomework(context.subjectId, context.form),
            onDone: {
              target: 'waiting',
              actions: [
                { type: 'keepHomework', params: ({ event }) => event.output },
                'removeDraft',
              ],
            },
            onError: [
              {
                guard: { type: 'isRefused', params: errorIn },
                target: '#homeworkAssignment.refused',
                actions: { type: 'keepReason', params: errorIn },
              },
              {
                guard: { type: 'isUnanswered', params: errorIn },
                target: 'unsure',
                meta: { spec: 'HWA-16' },
              },
              {
                target: '#homeworkAssignment.editing',
                actions: [
                  { type: 'keepFailure', params: errorIn },
                  { type: 'showFailure', params: errorIn },
                ],
              },
            ],
          },
        },
        /** The server did not answer: the same request is sent again, and the server does it once. */
        unsure: {
          after: { untilNextQuestion: 'adding' },
          on: {
            'status.refreshed': 'adding',
            'dialog.closed': { target: '#homeworkAssignment.closed', meta: { spec: 'HWA-17' } },
          },
        },
        waiting: {
          after: { untilNextQuestion: 'asking' },
          on: {
            'status.refreshed': { target: 'asking', meta: { spec: 'HWA-13' } },
            'page.hidden': 'resting',
            'dialog.closed': { target: '#homeworkAssignment.closed', meta: { spec: 'HWA-17' } },
          },
        },
        /** The tab is hidden: the status is not asked until it shows again. */
        resting: {
          on: {
            'page.shown': 'asking',
            'dialog.closed': { target: '#homeworkAssignment.closed', meta: { spec: 'HWA-17' } },
          },
        },
        asking: {
          invoke: {
            src: 'checkStatus',
            input: ({ context }) => ({
              subject_id: context.subjectId,
              homework_id: context.homeworkId ?? 0,
            }),
            onDone: [
              {
                guard: { type: 'isSucceeded', params: ({ event }) => event.output },
                target: '#homeworkAssignment.succeeded',
                actions: { type: 'keepProgress', params: ({ event }) => event.output },
                meta: { spec: 'HWA-14' },
              },
              {
                guard: { type: 'isFailed', params: ({ event }) => event.output },
                target: '#homeworkAssignment.failed',
                actions: { type: 'keepProgress', params: ({ event }) => event.output },
                meta: { spec: 'HWA-15' },
              },
              {
                target: 'waiting',
                actions: { type: 'keepProgress', params: ({ event }) => event.output },
                meta: { spec: 'HWA-12' },
              },
            ],
            onError: { target: 'waiting', meta: { spec: 'HWA-16' } },
          },
          on: {
            'page.hidden': 'resting',
            'dialog.closed': { target: '#homeworkAssignment.closed', meta: { spec: 'HWA-17' } },
          },
        },
      },
    },

    failed: {
      tags: 'failed',
      on: {
        'edit.resumed': {
          target: 'editing',
          actions: ['keepFailed', 'forgetHomework'],
          meta: { spec: 'HWA-18' },
        },
        'rest.assigned': {
          target: 'checking',
          actions: ['keepFailed', 'forgetHomework'],
        },
        'dialog.closed': 'closed',
      },
    },

    succeeded: {
      tags: 'done',
      on: { 'dialog.closed': { target: 'closed', meta: { spec: 'HWA-19' } } },
    },

    closed: { type: 'final' },
  },
});
