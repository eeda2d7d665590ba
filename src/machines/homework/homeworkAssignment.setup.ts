import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { isNetworkFailure, isUnsure } from '../../contract/failure';
import {
  addHomework,
  checkHomeworkStatus,
  checkIsAdd,
  findAdded,
  retryHomework,
} from '../../contract/homework';
import {
  type AssignmentForm,
  assignmentForm,
  type AssignmentRefusal,
  type HomeworkType,
  type TaskCard,
} from '../../domain/homework';
import { withUnanswered } from '../../domain/draft';
import { act } from '../parts/act';
import { type ContentRestored, draft } from '../parts/draft';
import type { Failure } from '../parts/failure';
import type { FieldChange, FormState } from '../parts/form/types';
import { workflowForm } from '../parts/form/workflow';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import {
  beginRequest,
  currentRequestId,
  requestBegun,
  type Sending,
  stillUnanswered,
  unansweredAfter,
} from '../parts/sending';
import { signal, type Signals } from '../parts/signal';
import {
  assignable,
  type CheckedStudent,
  type Found,
  type Outcomes,
  codeReason,
  failed,
  foundReason,
  type Progress,
  refusedRetry,
  type Retried,
  retryNotice,
} from './assignmentFindings';
import { assignmentOptions, type OptionEvent, type StudentsListed } from './assignmentOptions';
import {
  type AssignmentDraft,
  type AssignmentValues,
  draftInput,
  emptyAssignment,
  noForm,
  readDraft,
} from './assignmentValues';

export interface AssignmentInput {
  readonly subjectId: number;
  /** The assignment whose arranging is looked at; without it a new one is filled in. */
  readonly homeworkId?: number;
}

interface Context extends FormState<AssignmentValues>, Sending {
  readonly subjectId: number;
  /** Epoch ms of the server's clock; 0 until it has ticked. */
  readonly now: number;
  /** The values as they were submitted. */
  readonly form: AssignmentForm;
  /** Who was ticked last, whether they can be given the homework or not: another course may have them. */
  readonly wished: readonly number[];
  /** Who can be chosen, and who cannot for which reason; empty before the students are known. */
  readonly listed: StudentsListed['students'];
  /** The task card that was chosen, with what it supports. */
  readonly card: TaskCard | null;
  /** The pre-check's outcome of each student. */
  readonly outcomes: readonly CheckedStudent[];
  readonly refusal: AssignmentRefusal | null;
  /** How many of the chosen are left out, since they are not the analyst's any more. */
  readonly notYours: number;
  readonly homeworkId: number | null;
  readonly progress: Progress | null;
  /** For whom it is, or was last, tried again. */
  readonly retried: readonly number[];
  /** Whether changes are still kept as a draft; no longer once it was sent. */
  readonly isDrafted: boolean;
}

type Typed = 'name' | 'essay_title' | 'deadline' | 'student_ids';

export type AssignmentEvent =
  | ({ type: 'field.changed' } & FieldChange<Pick<AssignmentValues, Typed>>)
  | { type: 'field.left'; field: string }
  | { type: 'type.chosen'; homeworkType: HomeworkType }
  | { type: 'card.chosen'; card: TaskCard }
  | OptionEvent
  | StudentsListed
  | ContentRestored
  | { type: 'submit.requested' }
  | { type: 'edit.resumed' }
  /** Goes on with those students who may be given the homework. */
  | { type: 'rest.assigned' }
  /** Tries again for students for whom arranging failed. */
  | ({ type: 'assignment.retried' } & Retried)
  | { type: 'status.refreshed' }
  | { type: 'dialog.closed' }
  | Signals['clock']
  | Signals['visibility'];

const formOf = ({ now, card }: Pick<Context, 'now' | 'card'>) =>
  assignmentForm(now, card === null ? [] : [card]);

const form = workflowForm<AssignmentValues, Context, AssignmentEvent>({ schema: formOf });

/** Goes on with some of the students. */
function only(context: Context, student_ids: number[]): Partial<Context> {
  const wished = student_ids;
  return {
    ...{ ...form.revised(context, { student_ids }), wished },
    form: { ...context.form, student_ids },
  };
}

/** Whether a student is known to be one who can be chosen. */
const canBeChosen = (listed: StudentsListed['students'], id: number) =>
  listed.some((student) => student.id === id && student.refusal === null);

export const assignmentSetup = setup({
  types: {} as {
    context: Context;
    events: AssignmentEvent;
    input: AssignmentInput;
    children: { options: 'options'; draft: 'draft' };
    output: { homeworkId: number | null };
    emitted: Notice;
    tags: 'busy' | 'editable' | 'failed' | 'blocked' | 'done';
  },
  actors: {
    options: assignmentOptions,
    draft,
    check: remote(checkIsAdd),
    add: act(addHomework),
    findAdded: remote(findAdded),
    checkStatus: remote(checkHomeworkStatus),
    retry: act(retryHomework),
    clock: signal('clock'),
    visibility: signal('visibility'),
  },
  delays: { untilNextQuestion: 3000 },
  guards: {
    isOtherType: ({ context }, { homeworkType }: { homeworkType: HomeworkType }) =>
      homeworkType !== context.values.type,
    isValid: ({ context }) => form.guards.isValid({ context }),
    lacksEssayTitle: ({ context }) => 'essay_title' in context.errors,
    isCardUnsupported: ({ context }) => context.errors['card_id'] === 'unsupported',
    isAssignable: (_, { outcomes }: Outcomes) => foundReason(outcomes) === null,
    isNotLearned: (_, { outcomes }: Outcomes) => foundReason(outcomes) === 'notLearned',
    isAlreadyAssigned: (_, { outcomes }: Outcomes) => foundReason(outcomes) === 'alreadyAssigned',
    isRefused: (_, { error }: Failure) => codeReason(error) !== null,
    isUnanswered: (_, { error }: Failure) => isNetworkFailure(error),
    isUnsure: (_, { error }: Failure) => isUnsure(error),
    wasUnanswered: (_, { content }: { content: unknown }) =>
      readDraft(content)?.unanswered !== undefined,
    hasArrived: (_, { homework_id }: Found) => homework_id !== null,
    isArranged: ({ context: { homeworkId } }) => homeworkId !== null,
    wasFilledIn: ({ context: { values } }) => values.course_id !== null,
    hasAssignable: ({ context }) => assignable(context).length > 0,
    isSucceeded: (_, { status }: Progress) => status === 'succeeded',
    isFailed: (_, { status }: Progress) => status === 'failed',
    mayRetry: ({ context }, { studentIds }: Retried) =>
      refusedRetry(context, context.now) === null &&
      studentIds.length > 0 &&
      studentIds.every((id) => failed(context).includes(id)),
  },
  actions: {
    setField: assign(({ context }, change: Partial<AssignmentValues>) =>
      form.revised(context, change),
    ),
    touch: assign(({ context }, { field }: { field: string }) => ({
      ...form.revised(context, {}),
      touched: [...new Set([...context.touched, field])],
    })),
    /** Whoever cannot be chosen stays wished for. */
    keepWished: assign(({ context: { values, wished, listed } }) => ({
      wished: [
        ...values.student_ids,
        ...wished.filter((id) => !values.student_ids.includes(id) && !canBeChosen(listed, id)),
      ],
    })),
    /** Only who can be given the homework is chosen. */
    keepListed: assign(({ context }, { students: listed }: Pick<StudentsListed, 'students'>) => ({
      listed,
      ...form.revised(context, {
        student_ids: context.wished.filter((id) => canBeChosen(listed, id)),
      }),
    })),
    countAttempt: assign(({ context }) => form.attempted(context)),
    keepTime: assign((_, { now }: { now: number }) => ({ now })),
    setType: assign(({ context }, { homeworkType: type }: { homeworkType: HomeworkType }) =>
      form.revised(context, { type, essay_title: '' }),
    ),
    setCourse: assign(({ context }, { courseId: course_id }: { courseId: number }) => ({
      ...form.revised(context, { course_id, lesson_id: null, card_id: null }),
      card: null,
    })),
    setLesson: assign(({ context }, { lessonId: lesson_id }: { lessonId: number }) => ({
      ...form.revised(context, { lesson_id, card_id: null }),
      card: null,
    })),
    setCard: assign(({ context }, { card }: { card: TaskCard }) => ({
      ...form.revised({ ...context, card }, { card_id: card.card_id }),
      card,
    })),
    /** The lists are loaded for what the draft had chosen. */
    restore: enqueueActions(({ context, enqueue }, { content }: { content: unknown }) => {
      const kept = readDraft(content);
      if (kept === null) return;
      const { course_id: courseId, lesson_id: lessonId } = kept.values;
      const asked = kept.wished ?? kept.values.student_ids;
      enqueue.assign({
        ...form.revised({ ...context, card: kept.card }, kept.values),
        ...{ card: kept.card, wished: asked, unanswered: kept.unanswered },
      });
      if (courseId !== null) enqueue.sendTo('options', { type: 'course.chosen', courseId, asked });
      if (lessonId !== null) enqueue.sendTo('options', { type: 'lesson.chosen', lessonId });
      if (kept.card === null) return;
      const { card_id: cardId } = kept.card;
      enqueue.sendTo('options', { type: 'card.asked', cardId, homeworkType: kept.values.type });
    }),
    /** With the request id of what got no answer, so that it can be sent once more from a form that is opened anew. */
    keepDraft: enqueueActions(({ context, enqueue }) => {
      const { isDrafted, values, card, wished } = context;
      const kept: AssignmentDraft = { values, card, wished };
      const content = withUnanswered(kept, currentRequestId(context));
      if (isDrafted) enqueue.sendTo('draft', { type: 'content.changed', content });
    }),
    removeDraft: enqueueActions(({ context: { isDrafted }, enqueue }) => {
      if (isDrafted) enqueue.sendTo('draft', { type: 'draft.removed' });
      enqueue.assign({ isDrafted: false });
    }),
    /** The draft of what was sent has ended: what is typed from now on is kept by a new one. */
    beginDraft: enqueueActions(({ context: { subjectId }, enqueue }) => {
      enqueue.stopChild('draft');
      enqueue.spawnChild('draft', { id: 'draft', input: draftInput(subjectId) });
      enqueue.assign({ isDrafted: true });
    }),
    tellCourse: sendTo(
      'options',
      ({ context: { wished } }, { courseId }: { courseId: number }) => ({
        type: 'course.chosen' as const,
        ...{ courseId, asked: wished },
      }),
    ),
    /** Who may be given homework of the card, and of this type. */
    askOfCard: enqueueActions(({ context: { card, values }, enqueue }) => {
      if (card === null) return;
      const { card_id: cardId } = card;
      enqueue.sendTo('options', { type: 'card.asked', cardId, homeworkType: values.type });
    }),
    tellOptions: sendTo('options', ({ event }) => event),
    keepForm: assign(({ context }) => ({
      attempts: 0,
      form: formOf(context).parse(context.values),
    })),
    keepOutcomes: assign((_, { outcomes, not_yours: notYours }: Outcomes) => ({
      ...{ outcomes, notYours },
      refusal: foundReason(outcomes),
    })),
    keepNotYours: assign((_, { not_yours }: Outcomes) => ({ notYours: not_yours })),
    keepReason: assign((_, { error }: Failure) => ({ outcomes: [], refusal: codeReason(error) })),
    keepAssignable: assign(({ context }) => only(context, assignable(context))),
    keepFailed: assign(({ context }) => only(context, failed(context))),
    keepHomework: assign((_, { homework_id: homeworkId }: Found) => ({ homeworkId })),
    [beginRequest]: assign(({ context }) => requestBegun(context)),
    endRequest: assign({ requestId: undefined }),
    keepUnanswered: assign(({ context }, { error }: Failure) => stillUnanswered(context, error)),
    forgetUnanswered: assign({ unanswered: undefined }),
    forgetGivenUp: assign(({ context }, { error }: Failure) => unansweredAfter(context, error)),
    keepProgress: assign((_, progress: Progress) => ({ progress })),
    keepRetried: assign((_, { studentIds: retried }: Retried) => ({ retried })),
    tellRetried: emit(({ context: { retried } }, progress: Progress) =>
      retryNotice(retried, progress),
    ),
    tellArrived: emit(successNotice('homework:assign.arrived')),
    forgetOutcomes: assign({ outcomes: [], refusal: null }),
    forgetHomework: assign({ homeworkId: null, progress: null }),
    keepFailure: assign((_, { error }: Failure) => form.failed(error)),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
  },
});

/** Where an assignment begins. */
export function started({ subjectId, homeworkId }: AssignmentInput): Context {
  return form.started(emptyAssignment, {
    ...{ subjectId, now: 0, card: null, wished: [], listed: [], form: noForm },
    ...{ outcomes: [], refusal: null, notYours: 0 },
    ...{ homeworkId: homeworkId ?? null, progress: null, retried: [] },
    isDrafted: true,
  });
}
