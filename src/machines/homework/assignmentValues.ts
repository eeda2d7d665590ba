import type { PayloadOf } from '../../contract/call';
import type { addHomework, checkIsAdd } from '../../contract/homework';
import type { AssignmentForm, HomeworkType } from '../../domain/homework';

/** What a person has filled in so far; what is not chosen yet is null. */
export interface AssignmentValues {
  readonly name: string;
  readonly type: HomeworkType;
  readonly essay_title: string;
  readonly course_id: number | null;
  readonly lesson_id: number | null;
  readonly card_id: number | null;
  readonly student_ids: readonly number[];
  /** A moment with its offset; empty while there is none. */
  readonly deadline: string;
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

/** What is assigned [CALL-136]; only a composition has an essay title. */
export function newHomework(
  subjectId: number,
  { essay_title, ...form }: AssignmentForm,
): PayloadOf<typeof addHomework> {
  const common = { subject_id: subjectId, ...form };
  return form.type === 'composition' ? { ...common, essay_title } : common;
}
