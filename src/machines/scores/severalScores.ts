import { and, type SnapshotFrom } from 'xstate';
import { emptySeveral, hasScore, type RosterStudent } from '../../domain/severalScores';
import { errorIn } from '../parts/failure';
import { loadFailed, loadFails } from '../parts/loadFailed';
import { beginRequest, currentRequestId } from '../parts/sending';
import { stageOf } from '../parts/stage';
import {
  type Context,
  entered,
  form,
  nothing,
  severalScoresSetup,
  shown,
  warnings,
} from './severalScores.setup';

/** Enters scores of one exam for several students at once, typed or pasted; unusual ones are looked at first [ROLE-020, CALL-175]. */
export const severalScores = severalScoresSetup.createMachine({
  id: 'severalScores',
  context: ({ input }) => form.started(emptySeveral, { ...input, ...nothing }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context: { subjectId } }) => ({ subject_id: subjectId }),
        onDone: {
          target: 'open',
          actions: { type: 'keepRoster', params: ({ event }) => event.output },
        },
        onError: loadFails,
      },
    },
    loadFailed: loadFailed('loading'),
    open: {
      invoke: [
        {
          id: 'draft',
          src: 'draft',
          input: ({ context: { subjectId } }) => ({ key: `severalScores.${subjectId}` }),
          onDone: 'saved',
        },
        { id: 'day', src: 'day', input: ({ context: { today } }) => ({ payload: { today } }) },
      ],
      on: { 'scope.renewed': { actions: { type: 'keepDay', params: ({ event }) => event } } },
      initial: 'editing',
      states: {
        editing: {
          tags: 'editable',
          on: {
            'field.changed': {
              actions: [{ type: 'setField', params: ({ event }) => event }, 'keepDraft'],
            },
            'field.left': {
              actions: [
                { type: 'touch', params: ({ event }) => event },
                { type: 'cleanResult', params: ({ event }) => event },
              ],
            },
            'result.typed': {
              actions: [{ type: 'setResult', params: ({ event }) => event }, 'keepDraft'],
            },
            'lines.pasted': {
              actions: [{ type: 'paste', params: ({ event }) => event }, 'keepDraft'],
            },
            'paste.undone': {
              guard: 'hasPasted',
              actions: ['undoPaste', 'forgetPaste', 'keepDraft'],
            },
            'content.restored': {
              actions: [
                { type: 'keepUnansweredIn', params: ({ event }) => event },
                { type: 'restore', params: ({ event }) => event },
                'forgetPaste',
                'keepDraft',
              ],
            },
            'submit.requested': [
              { guard: and(['isValid', 'hasWarnings']), target: 'checkingWarnings' },
              { guard: 'isValid', target: 'submitting' },
              { actions: 'countAttempt' },
            ],
          },
        },
        /** The scores that are far from the last exam, or of another grade, by name. */
        checkingWarnings: {
          on: { 'warnings.confirmed': 'submitting', 'warnings.cancelled': 'editing' },
        },
        submitting: {
          tags: 'busy',
          entry: [beginRequest, 'keepDraft'],
          exit: 'endRequest',
          invoke: {
            src: 'submit',
            input: ({ context }) => ({
              payload: payloadOf(context),
              requestId: currentRequestId(context),
            }),
            onDone: {
              target: 'tidying',
              actions: { type: 'keepSaved', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isRefusal', params: errorIn },
                target: 'editing',
                actions: [
                  { type: 'keepRefusal', params: errorIn },
                  { type: 'forgetUnanswered', params: errorIn },
                  'keepDraft',
                ],
              },
              {
                target: 'editing',
                actions: [
                  { type: 'keepFailure', params: errorIn },
                  { type: 'keepUnanswered', params: errorIn },
                  'keepDraft',
                ],
              },
            ],
          },
        },
        /** The scores are saved: the draft ends. */
        tidying: { tags: 'busy', entry: 'removeDraft' },
      },
    },
    saved: {
      tags: 'done',
      on: { 'another.requested': { target: 'loading', actions: 'beginAnew' } },
    },
  },
});

/** What is sent: the rows that are filled in. */
function payloadOf(context: Context) {
  const { whom: _, results: __, ...shared } = context.values;
  const results = Object.entries(entered(context)).map(([id, result]) => ({
    ...{ student_id: Number(id), result },
  }));
  return { subject_id: context.subjectId, ...shared, results };
}

type Snapshot = SnapshotFrom<typeof severalScores>;

export const selectStage = (snapshot: Snapshot) =>
  stageOf(snapshot, ['loadFailed', 'open', 'saved'], 'loading');
export const selectSubjectId = ({ context }: Snapshot) => context.subjectId;
export const selectClasses = ({ context }: Snapshot) => context.classes;
export const selectHasStudents = ({ context }: Snapshot) =>
  context.students.some(({ is_hidden }) => !is_hidden);
export const selectShown = ({ context }: Snapshot) => shown(context);
/** How many scores are saved next. */
export const selectCount = ({ context }: Snapshot) => Object.keys(entered(context)).length;
/** What is wrong with the rows as a whole, once they were sent in vain. */
export const selectRowsFault = ({ context: { attempts, errors, refused } }: Snapshot) =>
  attempts === 0 ? undefined : (errors['results'] ?? refused['results']);
export const selectPasted = ({ context }: Snapshot) => context.pasted;
export const selectSaved = ({ context }: Snapshot) => context.saved;
/** The unusual scores, while they are asked about; null else. */
export const selectAsked = (snapshot: Snapshot) =>
  snapshot.matches({ open: 'checkingWarnings' }) ? warnings(snapshot.context) : null;
export const selectToday = ({ context }: Snapshot) => context.today;
/** Whether a student has a score of the exam already. */
export const selectIsTaken =
  (student: RosterStudent) =>
  ({ context }: Snapshot) =>
    hasScore(student, context.values);
export {
  selectDraft,
  selectFailure,
  selectIsSubmitting,
  selectValues,
} from '../parts/form/selectors';
