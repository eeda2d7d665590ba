import { z } from 'zod/mini';
import { passage } from '../domain/answers';
import {
  englishGrading,
  englishItems,
  essayCorrection,
  gradedKinds,
  gradingLines,
  subjectiveGrading,
  writtenTypes,
} from '../domain/grading';
import { homeworkPersonRow } from '../domain/homework';
import { essayLimits, subjectiveCaps } from '../domain/limits';
import { namedStudent } from '../domain/students';
import { subjectIds } from '../domain/subjects';
import { call } from './call';
import { decimal, id, json, moment, oneOf, only, subjectId, text, whole } from './fields';
import { listAnswer, paging } from './list';

const who = {
  answer_id: z.int(),
  student_id: z.int(),
  student_name: z.string(),
  student_username: z.string(),
  student_grade: namedStudent.shape.grade,
  submitted_at: moment,
  /** Sent back with the grading, so that a stale one is noticed. */
  revision: z.int(),
};
/** The address of a picture of what was written by hand. */
const image = z.nullable(z.string());
/** When it was graded and by whom, and whether that is whoever asks. */
export const graded = { corrected_at: moment, corrected_by: z.string(), is_own: z.boolean() };
const revision = whole(0, 999_999);

/** Another work that waits. */
const waitingWork = z.object({
  ...{ kind: z.enum(gradedKinds), id: z.int(), student: namedStudent },
  title: z.nullable(z.string()),
  /** Tells apart two works of one student on the same question; null where nothing was handed in. */
  handed_in_at: z.nullable(moment),
});

/**
 * Where a work stands among all that waits for the account to grade, those that wait longest first: compositions, those
 * of an assignment together, and written answers of the manual pool. Adaptive homework is not graded: it stands among
 * the students of its assignment who have answered.
 */
export const gradingPlace = call(
  '/grading/place',
  { subject_id: subjectId, kind: oneOf(gradedKinds), id },
  {
    among: z.enum(gradingLines),
    /** From 1; null for a work that does not wait, or is not in the manual pool. */
    position: z.nullable(z.int()),
    total: z.int(),
    /** The one after it; null after the last. An essay says the title of its homework, an answer its question. */
    next: z.nullable(waitingWork),
    /** The one before it; null before the first. */
    previous: z.nullable(waitingWork),
    /** After the last, the first of those that were left behind; null where none was. */
    first: z.nullable(waitingWork),
    /** The scores that the account gave last to works of the same kind and subject, the latest first. */
    recent: z.array(z.number()),
    /** The comments that the account used in its last works of the kind, by their places, most used first. */
    used: z.array(z.object({ place: z.string(), text: z.string(), times: z.int() })),
  },
);

/** Corrects a composition, once and for all; a stale revision is a conflict [CALL-139, VALID-058 … VALID-060]. */
export const correctHomework = call(
  '/homework/correct',
  { subject_id: subjectId, person_id: id, revision, correction: json(essayCorrection) },
  { person: homeworkPersonRow },
  { changes: true },
);

/** A page of answers to subjective questions; those that wait longest first. */
export const subjectiveList = call(
  '/subjectiveQuestion/list',
  { subject_id: subjectId, ...paging },
  listAnswer(z.object({ ...who, stem: z.string(), is_corrected: z.boolean() })),
);

/** A subjective question with the student's answer, and its grading once there is one [CALL-099]. */
export const subjectiveInfo = call(
  '/subjectiveQuestion/info',
  { subject_id: subjectId, answer_id: id },
  {
    ...who,
    type: z.enum(writtenTypes),
    stem: z.string(),
    passage,
    right_answer: z.string(),
    answer: z.string(),
    image,
    grading: z.nullable(z.extend(subjectiveGrading, graded)),
  },
);

/** Grades a subjective question, once and for all [CALL-100, VALID-061 … VALID-066]. */
export const correctSubjective = call(
  '/subjectiveQuestion/correct',
  {
    subject_id: subjectId,
    answer_id: id,
    revision,
    central_material: decimal(0, subjectiveCaps.centralMaterial),
    language: decimal(0, subjectiveCaps.language),
    structure: decimal(0, subjectiveCaps.structure),
    stars: whole(1, 5),
    comment: text(0, essayLimits.comment),
  },
  { revision: z.int() },
  { changes: true },
);

/** The English variant: items and the most that each can have come along [CALL-101, VALID-068]. */
export const englishInfo = call(
  '/subjectiveQuestion/englishInfo',
  { subject_id: only(subjectIds.english), answer_id: id },
  {
    ...who,
    type: z.enum(writtenTypes),
    stem: z.string(),
    passage,
    answer: z.string(),
    image,
    items: z.array(
      z.object({ item: z.enum(englishItems.map(({ item }) => item)), maximum: z.number() }),
    ),
    grading: z.nullable(z.extend(englishGrading, graded)),
  },
);

/** Grades an English essay, once and for all [CALL-101, VALID-067 … VALID-070]. */
export const correctEnglish = call(
  '/subjectiveQuestion/englishCorrect',
  { subject_id: only(subjectIds.english), answer_id: id, revision, grading: json(englishGrading) },
  { revision: z.int() },
  { changes: true },
);
