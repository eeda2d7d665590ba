import { assign, emit, setup } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { hasCode } from '../../contract/failure';
import { addHomework, checkHomeworkStatus, checkIsAdd } from '../../contract/homework';
import { cardOptions, courseOptions, lessonOptions, studentOptions } from '../../contract/shell';
import {
  type AssignmentForm,
  assignmentForm,
  type AssignmentOutcome,
  type HomeworkType,
} from '../../domain/homework';
import { shownFailure, type ShownFailure } from '../parts/failure';
import { errorsOf, type FieldErrors, noErrors } from '../parts/form/errors';
import { failureNotice, type Notice } from '../parts/notice';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';
import { type AssignmentValues, emptyAssignment, noForm } from './assignmentValues';

/** Why homework is not assigned [MSG-039, MSG-040, MSG-041]. */
export type RefusalReason = Exclude<AssignmentOutcome, 'assignable'>;
export type CheckedStudent = AnswerOf<typeof checkIsAdd>['outcomes'][number];
export type Progress = AnswerOf<typeof checkHomeworkStatus>;

export interface AssignmentInput {
  readonly subjectId: number;
  /** What is known already, such as the students that were selected in a list. */
  readonly values?: Partial<AssignmentValues>;
  /** An assignment that is being arranged: after a reload, or out of the list. */
  readonly homeworkId?: number;
}

interface Lists {
  readonly courses: AnswerOf<typeof courseOptions>['list'] | null;
  readonly lessons: AnswerOf<typeof lessonOptions>['list'] | null;
  readonly cards: AnswerOf<typeof cardOptions>['list'] | null;
  readonly students: AnswerOf<typeof studentOptions>['list'] | null;
}

interface Context extends Lists {
  readonly subjectId: number;
  /** Epoch ms of the server's clock; 0 until it has ticked. */
  readonly now: number;
  readonly values: AssignmentValues;
  /** What is being assigned: the values as they were submitted. */
  readonly form: AssignmentForm;
  readonly errors: FieldErrors;
  /** How often it was submitted in vain. */
  readonly attempts: number;
  /** Why the lists to choose from could not be loaded. */
  readonly failure: ShownFailure | null;
  /** What the pre-check found, student by student. */
  readonly outcomes: readonly CheckedStudent[];
  readonly refusal: RefusalReason | null;
  readonly homeworkId: number | null;
  readonly progress: Progress | null;
}

type Typed = 'name' | 'essay_title' | 'deadline' | 'student_ids';

export type AssignmentEvent =
  | {
      [Field in Typed]: { type: 'field.changed'; field: Field; value: AssignmentValues[Field] };
    }[Typed]
  | { type: 'type.chosen'; homeworkType: HomeworkType }
  | { type: 'course.chosen'; courseId: number }
  | { type: 'lesson.chosen'; lessonId: number }
  | { type: 'card.chosen'; cardId: number }
  | { type: 'options.retried' }
  | { type: 'submit.requested' }
  | { type: 'edit.resumed' }
  /** Goes on with those students who may be given the homework, or for whom arranging failed. */
  | { type: 'rest.assigned' }
  | { type: 'status.refreshed' }
  | { type: 'dialog.closed' }
  | Signals['clock']
  | Signals['visibility'];

const reasons: readonly RefusalReason[] = ['notLearned', 'alreadyAssigned', 'noPoints'];

/** The reason that a code of the server stands for, or null. */
function codeReason(error: unknown): RefusalReason | null {
  return reasons.find((reason) => hasCode(error, reason)) ?? null;
}

/** The reason that some student may not be given the homework for, the weightiest first, or null. */
function foundReason(outcomes: readonly CheckedStudent[]): RefusalReason | null {
  return reasons.find((reason) => outcomes.some(({ outcome }) => outcome === reason)) ?? null;
}

/** The errors of the form as it stands. */
export function assignmentErrors({ values, cards, now }: Context): FieldErrors {
  return errorsOf(assignmentForm(now, cards ?? []), values);
}

/** Sets some fields; once submitted, errors follow what is typed. */
function revised(context: Context, change: Partial<AssignmentValues>): Partial<Context> {
  const values = { ...context.values, ...change };
  const errors = context.attempts > 0 ? assignmentErrors({ ...context, values }) : noErrors;
  return { values, errors };
}

function assignable({ outcomes }: Context): number[] {
  return outcomes
    .filter(({ outcome }) => outcome === 'assignable')
    .map(({ student_id }) => student_id);
}

function failed({ progress }: Context): number[] {
  return (progress?.students ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ student_id }) => student_id);
}

function only(context: Context, student_ids: number[]): Partial<Context> {
  return {
    values: { ...context.values, student_ids },
    form: { ...context.form, student_ids },
  };
}

interface Outcomes {
  readonly outcomes: readonly CheckedStudent[];
}

interface Failure {
  readonly error: unknown;
}

/** What a call rejected with, as guards and actions take it. */
export function errorOf({ event }: { event: Failure }): Failure {
  return { error: event.error };
}

export const assignmentSetup = setup({
  types: {} as {
    context: Context;
    events: AssignmentEvent;
    input: AssignmentInput;
    output: { homeworkId: number | null };
    emitted: Notice;
    tags: 'busy' | 'editable' | 'failed' | 'blocked' | 'done';
  },
  actors: {
    loadCourses: remote(courseOptions),
    loadLessons: remote(lessonOptions),
    loadCards: remote(cardOptions),
    loadStudents: remote(studentOptions),
    check: remote(checkIsAdd),
    add: remote(addHomework),
    checkStatus: remote(checkHomeworkStatus),
    clock: signal('clock'),
    visibility: signal('visibility'),
  },
  delays: { untilNextQuestion: 3000 },
  guards: {
    hasHomework: ({ context }) => context.homeworkId !== null,
    hasCourses: ({ context }) => context.courses !== null,
    hasNoCourse: ({ context }) => context.values.course_id === null,
    hasLessons: ({ context }) => context.lessons !== null,
    hasNoLesson: ({ context }) => context.values.lesson_id === null,
    hasCards: ({ context }) => context.cards !== null,
    hasStudents: ({ context }) => context.students !== null,
    isOtherType: ({ context }, { homeworkType }: { homeworkType: HomeworkType }) =>
      homeworkType !== context.values.type,
    isFormValid: ({ context }) => assignmentErrors(context) === noErrors,
    lacksEssayTitle: ({ context }) => 'essay_title' in assignmentErrors(context),
    isCardUnsupported: ({ context }) => assignmentErrors(context)['card_id'] === 'unsupported',
    isAssignable: (_, { outcomes }: Outcomes) => foundReason(outcomes) === null,
    isNotLearned: (_, { outcomes }: Outcomes) => foundReason(outcomes) === 'notLearned',
    isAlreadyAssigned: (_, { outcomes }: Outcomes) => foundReason(outcomes) === 'alreadyAssigned',
    isRefused: (_, { error }: Failure) => codeReason(error) !== null,
    hasAssignable: ({ context }) => assignable(context).length > 0,
    hasFailed: ({ context }) => context.form.card_id !== 0 && failed(context).length > 0,
    isSucceeded: (_, { status }: Progress) => status === 'succeeded',
    isFailed: (_, { status }: Progress) => status === 'failed',
  },
  actions: {
    keepTime: assign((_, { now }: { now: number }) => ({ now })),
    setField: assign(({ context }, change: Partial<AssignmentValues>) => revised(context, change)),
    setType: assign(({ context }, { homeworkType: type }: { homeworkType: HomeworkType }) =>
      revised(context, { type, essay_title: '' }),
    ),
    setCourse: assign(({ context }, { courseId: course_id }: { courseId: number }) => ({
      ...revised(context, { course_id, lesson_id: null, card_id: null }),
      lessons: null,
      cards: null,
    })),
    setLesson: assign(({ context }, { lessonId: lesson_id }: { lessonId: number }) => ({
      ...revised(context, { lesson_id, card_id: null }),
      cards: null,
    })),
    keepCourses: assign((_, { list }: { list: Lists['courses'] }) => ({ courses: list })),
    keepLessons: assign((_, { list }: { list: Lists['lessons'] }) => ({ lessons: list })),
    keepCards: assign((_, { list }: { list: Lists['cards'] }) => ({ cards: list })),
    /** Students who are not in the course are no longer chosen. */
    keepStudents: assign(({ context }, { list }: { list: NonNullable<Lists['students']> }) => ({
      students: list,
      ...revised(context, {
        student_ids: context.values.student_ids.filter((id) => list.some((one) => one.id === id)),
      }),
    })),
    keepFailure: assign((_, { error }: Failure) => ({ failure: shownFailure(error) })),
    keepErrors: assign(({ context }) => ({
      errors: assignmentErrors(context),
      attempts: context.attempts + 1,
    })),
    keepForm: assign(({ context }) => ({
      errors: noErrors,
      attempts: 0,
      form: assignmentForm(context.now, context.cards ?? []).parse(context.values),
    })),
    keepOutcomes: assign((_, { outcomes }: Outcomes) => ({
      outcomes,
      refusal: foundReason(outcomes),
    })),
    keepRefusal: assign((_, { error }: Failure) => ({ outcomes: [], refusal: codeReason(error) })),
    keepAssignable: assign(({ context }) => only(context, assignable(context))),
    keepFailed: assign(({ context }) => only(context, failed(context))),
    keepHomework: assign((_, { homework_id }: { homework_id: number }) => ({
      homeworkId: homework_id,
    })),
    keepProgress: assign((_, progress: Progress) => ({ progress })),
    forgetHomework: assign({ homeworkId: null, progress: null }),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
  },
});

/** Where an assignment begins. */
export function started({ subjectId, values, homeworkId }: AssignmentInput): Context {
  return {
    subjectId,
    now: 0,
    values: { ...emptyAssignment, ...values },
    form: noForm,
    errors: noErrors,
    attempts: 0,
    courses: null,
    lessons: null,
    cards: null,
    students: null,
    failure: null,
    outcomes: [],
    refusal: null,
    homeworkId: homeworkId ?? null,
    progress: null,
  };
}
