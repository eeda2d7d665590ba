import { z } from 'zod/mini';
import type { AnswerOf, PayloadOf } from '../../contract/call';
import type { addHomework, checkIsAdd, copyHomework } from '../../contract/homework';
import { type AssignmentForm, homeworkTypes, taskCard, type TaskCard } from '../../domain/homework';

const id = z.nullable(z.int());

/** What a person has filled in so far; what is not chosen yet is null. */
const assignmentValues = z.object({
  name: z.string(),
  type: z.enum(homeworkTypes),
  essay_title: z.string(),
  course_id: id,
  lesson_id: id,
  card_id: id,
  student_ids: z.readonly(z.array(z.int())),
  /** A moment with its offset; empty while there is none. */
  deadline: z.string(),
});
export type AssignmentValues = Readonly<z.output<typeof assignmentValues>>;

const assignmentDraft = z.object({
  values: assignmentValues,
  card: z.nullable(taskCard),
  wished: z.optional(z.readonly(z.array(z.int()))),
  unanswered: z.optional(z.string()),
});

/** What is kept of an assignment that was not sent. */
export interface AssignmentDraft {
  readonly values: AssignmentValues;
  readonly card: TaskCard | null;
  /** Who was ticked last, chosen or left out; absent in older drafts, and where nobody was left out. */
  readonly wished?: readonly number[] | undefined;
  /** The request id under which it was sent without an answer. */
  readonly unanswered?: string | undefined;
}

/** The draft that was kept, or null when it is of another make. */
export function readDraft(content: unknown): AssignmentDraft | null {
  return assignmentDraft.safeParse(content).data ?? null;
}

/** What is filled in of an assignment that is given again. */
export function draftOf(copy: AnswerOf<typeof copyHomework>): AssignmentDraft {
  const { card, essay_title, name, type, course_id, lesson_id, student_ids, deadline } = copy;
  const values = { name, type, course_id, lesson_id, student_ids, deadline };
  return { values: { ...values, essay_title: essay_title ?? '', card_id: card.card_id }, card };
}

export const emptyAssignment: AssignmentValues = {
  name: '',
  type: 'composition',
  essay_title: '',
  course_id: null,
  lesson_id: null,
  card_id: null,
  student_ids: [],
  deadline: '',
};

/** The form before anything was submitted. */
export const noForm: AssignmentForm = {
  ...emptyAssignment,
  course_id: 0,
  lesson_id: 0,
  card_id: 0,
  student_ids: [],
};

/** What the pre-check asks [CALL-140]. */
export function checkQuestion(
  subjectId: number,
  { type, course_id, lesson_id, card_id, student_ids }: AssignmentForm,
): PayloadOf<typeof checkIsAdd> {
  return { subject_id: subjectId, type, course_id, lesson_id, card_id, student_ids };
}

/** What is assigned [CALL-136]; only a composition has an essay title, which is its name, too. */
export function newHomework(
  subjectId: number,
  { essay_title, ...form }: AssignmentForm,
): PayloadOf<typeof addHomework> {
  const common = { subject_id: subjectId, ...form };
  return form.type === 'composition' ? { ...common, name: essay_title, essay_title } : common;
}

/** Where the browser keeps the draft. */
export const draftInput = (subjectId: number) => ({
  key: `homeworkAssignment.${String(subjectId)}`,
});
