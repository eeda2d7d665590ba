import { errorIn } from '../parts/failure';
import type { Progress, Retried } from './assignmentFindings';
import { checkQuestion, draftInput } from './assignmentValues';
import { arrangingState } from './homeworkAssignment.arranging';
import { assignmentSetup, started } from './homeworkAssignment.setup';

const studentsIn = ({ event }: { event: Retried }) => event;
const answerIn = ({ event }: { event: { output: Progress } }) => event.output;

/** Tries again for those for whom it failed. */
const retried = {
  guard: { type: 'mayRetry', params: studentsIn },
  target: 'retrying',
  actions: { type: 'keepRetried', params: studentsIn },
} as const;

const retryAnswered = [
  { type: 'keepProgress', params: answerIn },
  { type: 'tellRetried', params: answerIn },
] as const;

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
      input: ({ context: { subjectId } }) => draftInput(subjectId),
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
      always: { guard: 'isArranged', target: 'arranging.asking' },
      on: {
        'field.changed': {
          actions: [
            { type: 'setField', params: ({ event }) => ({ [event.field]: event.value }) },
            'keepWished',
            'keepDraft',
          ],
        },
        // Checked anew: a deadline may have passed since it was filled in.
        'field.left': { actions: { type: 'touch', params: ({ event }) => event } },
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
        'content.restored': [
          {
            guard: { type: 'wasUnanswered', params: ({ event }) => event },
            target: 'finding',
            actions: { type: 'restore', params: ({ event }) => event },
          },
          { actions: { type: 'restore', params: ({ event }) => event } },
        ],
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

    /** It was sent without an answer: it is asked whether it has arrived before it can be sent once more. */
    finding: {
      tags: 'busy',
      invoke: {
        src: 'findAdded',
        input: ({ context: { subjectId, unanswered } }) => ({
          ...{ subject_id: subjectId, request_id: unanswered ?? '' },
        }),
        onDone: [
          {
            guard: { type: 'hasArrived', params: ({ event }) => event.output },
            target: 'arranging.asking',
            actions: [
              { type: 'keepHomework', params: ({ event }) => event.output },
              'forgetUnanswered',
              'removeDraft',
              'tellArrived',
            ],
          },
          // The server has given it up: what is sent from now on is another.
          { target: 'editing', actions: ['forgetUnanswered', 'keepDraft'] },
        ],
        onError: { target: 'editing', actions: { type: 'showFailure', params: errorIn } },
      },
      on: { 'dialog.closed': 'closed' },
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
          actions: ['forgetOutcomes', 'askOfCard'],
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

    arranging: arrangingState,

    failed: {
      tags: 'failed',
      on: {
        'edit.resumed': {
          guard: 'wasFilledIn',
          target: 'editing',
          actions: ['keepFailed', 'forgetHomework', 'beginDraft', 'keepDraft', 'askOfCard'],
          meta: { spec: 'HWA-18' },
        },
        'assignment.retried': retried,
        'dialog.closed': 'closed',
      },
    },

    succeeded: {
      tags: 'done',
      on: {
        'assignment.retried': retried,
        'dialog.closed': { target: 'closed', meta: { spec: 'HWA-19' } },
      },
    },

    /** The same assignment is given once more to those for whom it failed; the others keep it. */
    retrying: {
      tags: 'busy',
      invoke: {
        src: 'retry',
        // Always a new act: the server leaves whoever has it by now as is.
        input: ({ context: { subjectId, homeworkId, retried: studentIds } }) => ({
          payload: {
            ...{ subject_id: subjectId, homework_id: homeworkId ?? 0 },
            student_ids: [...studentIds],
          },
          requestId: undefined,
        }),
        onDone: [
          {
            guard: { type: 'isFailed', params: ({ event }) => event.output },
            target: 'failed',
            actions: retryAnswered,
          },
          { target: 'succeeded', actions: retryAnswered },
        ],
        // It may have been given all the same, or something stands in its way now: the server says.
        onError: {
          target: 'arranging.asking',
          actions: { type: 'showFailure', params: errorIn },
        },
      },
    },

    closed: { type: 'final' },
  },
});
