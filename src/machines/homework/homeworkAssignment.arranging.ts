import { errorIn } from '../parts/failure';
import { beginRequest } from '../parts/sending';
import { newHomework } from './assignmentValues';
import { assignmentSetup } from './homeworkAssignment.setup';

/** The server has been told to assign, and arranges it; its progress is asked for until it has ended. */
export const arrangingState = assignmentSetup.createStateConfig({
  tags: 'busy',
  initial: 'adding',
  states: {
    adding: {
      entry: [beginRequest, 'keepDraft'],
      exit: 'endRequest',
      invoke: {
        src: 'add',
        input: ({ context: { subjectId, form, requestId } }) => ({
          payload: newHomework(subjectId, form),
          requestId,
        }),
        onDone: {
          target: 'waiting',
          actions: [
            { type: 'keepHomework', params: ({ event }) => event.output },
            'forgetUnanswered',
            'removeDraft',
          ],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: errorIn },
            target: '#homeworkAssignment.refused',
            actions: [{ type: 'keepReason', params: errorIn }, 'forgetUnanswered', 'keepDraft'],
          },
          {
            guard: { type: 'isUnanswered', params: errorIn },
            target: 'unsure',
            actions: [{ type: 'keepUnanswered', params: errorIn }, 'keepDraft'],
            meta: { spec: 'HWA-16' },
          },
          {
            guard: { type: 'isUnsure', params: errorIn },
            target: '#homeworkAssignment.finding',
            actions: [
              { type: 'keepUnanswered', params: errorIn },
              'keepDraft',
              { type: 'showFailure', params: errorIn },
            ],
          },
          {
            target: '#homeworkAssignment.editing',
            actions: [
              { type: 'keepFailure', params: errorIn },
              { type: 'forgetGivenUp', params: errorIn },
              'keepDraft',
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
});
