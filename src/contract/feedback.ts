import { z } from 'zod/mini';
import { recordOf } from '../domain/byName';
import {
  classEvaluationRow,
  evaluatedClass,
  evaluationPresets,
  evaluationStates,
} from '../domain/classEvaluation';
import {
  classFeedbackRow,
  feedbackStatuses,
  feedbackStudent,
  headquartersForm,
  headquartersTypes,
  postClassDraft,
  postClassForm,
} from '../domain/feedback';
import { headquartersSubject, subjectReports } from '../domain/headquartersSubject';
import { checkDays } from '../domain/moment';
import { parentLink } from '../domain/parentLink';
import { schooling } from '../domain/reports';
import { classmateFeedback } from '../domain/sameClass';
import { sentFeedbackRow } from '../domain/sentFeedback';
import { sessionRecord } from '../domain/sessionRecord';
import { call } from './call';
import { count, day, flag, id, json, key, moment, oneOf, subjectId, text } from './fields';
import { listAnswer, paging } from './list';

const subject = { subject_id: subjectId };
const feedbackId = z.int();

/** A page of post-class feedback and drafts of it, the latest first [SCREEN-092, ENTITY-023]. */
export const classFeedbackList = call(
  '/classFeedback/list',
  {
    ...subject,
    status: z.optional(oneOf(feedbackStatuses)),
    keyword: z.optional(text(0, 50)),
    from: z.optional(day),
    to: z.optional(day),
    ...paging,
  },
  listAnswer(classFeedbackRow),
  { rule: checkDays },
);

/** One post-class feedback with all that it says [SCREEN-093]. */
export const classFeedbackInfo = call(
  '/classFeedback/info',
  { ...subject, feedback_id: id },
  { ...classFeedbackRow.shape, feedback: postClassDraft },
);

/** Of whom the account can write, all of them or those of a class of its own; who is due comes first [SCREEN-090]. */
export const feedbackStudents = call(
  '/classFeedback/students',
  { ...subject, class_id: z.optional(id), student_id: z.optional(id) },
  {
    list: z.array(feedbackStudent),
    /** What was given last today to somebody of a class of the student who is named; null without. */
    classmate: z.nullable(classmateFeedback),
    as_of: moment,
  },
);

/** Keeps a post-class feedback as a draft: a new one, or the one that is named [SCREEN-091]. */
export const saveClassFeedback = call(
  '/classFeedback/save',
  { ...subject, student_id: id, feedback_id: z.optional(id), feedback: json(postClassDraft) },
  { feedback_id: feedbackId, changed_at: moment },
  { changes: true },
);

/**
 * Submits a post-class feedback, once and for all; parents see it by its link [SCREEN-090, ROLE-042]. One that names
 * other students is refused with their names, unless the analyst has said that it is meant so.
 */
export const submitClassFeedback = call(
  '/classFeedback/submit',
  {
    ...{ ...subject, student_id: id, feedback_id: z.optional(id), feedback: json(postClassForm) },
    names_confirmed: z.optional(flag),
  },
  { feedback_id: feedbackId, submitted_at: moment },
  { changes: true },
);

/** Removes a draft of the account's own; what is submitted stays. */
export const removeClassFeedback = call(
  '/classFeedback/remove',
  { ...subject, feedback_id: id },
  {},
  { changes: true },
);

/**
 * The feedback that was submitted by a request of the account's that got no answer, or null where it did not come, or
 * came longer ago than the server remembers. A request that did not come is given up: it is refused if it comes later.
 */
export const findSubmitted = call(
  '/classFeedback/findSubmitted',
  { ...subject, request_id: key(16, 64) },
  { feedback_id: z.nullable(feedbackId) },
);

/** The draft that a saving of the account's without an answer has begun, as `findSubmitted`. */
export const findSaved = call(
  '/classFeedback/findSaved',
  { ...subject, request_id: key(16, 64) },
  { feedback_id: z.nullable(feedbackId) },
);

const linked = { link: parentLink };

/** The link by which parents read a given feedback [SCREEN-195]. */
export const feedbackLink = call('/classFeedback/link', { ...subject, feedback_id: id }, linked);

/** Makes the link of a given feedback; the one that there is already stays. */
export const makeFeedbackLink = call(
  '/classFeedback/makeLink',
  { ...subject, feedback_id: id },
  linked,
  { changes: true },
);

/** Takes the link back: whoever has it can open it no more. */
export const endFeedbackLink = call(
  '/classFeedback/endLink',
  { ...subject, feedback_id: id },
  linked,
  { changes: true },
);

/** What parents read, by the key of their link, without an account [SCREEN-195, ROLE-042]. */
export const parentFeedback = call(
  '/classFeedback/forParents',
  { link: key(1, 100) },
  {
    ...{ student_name: z.string(), subject_id: z.int(), schooling },
    /** Who wrote it. */
    by: z.string(),
    ...{ submitted_at: moment, ends_at: moment, feedback: postClassDraft },
  },
  { open: true },
);

/** The students of the account's classes with what the feedback of some days says of each, who waits for one first [ROUTE-057]. */
export const classEvaluationList = call(
  '/classEvaluation/list',
  {
    ...subject,
    state: z.optional(oneOf(evaluationStates)),
    class_id: z.optional(id),
    days: oneOf(evaluationPresets),
    keyword: z.optional(text(0, 50)),
    ...paging,
  },
  {
    ...listAnswer(classEvaluationRow),
    /** Every class, whatever the filters. */
    classes: z.array(evaluatedClass),
    /** Of the class that is chosen, or of all. */
    counts: recordOf(evaluationStates, count),
  },
);

/** The types of feedback to headquarters, each with how often the account has sent it [CALL-148]. */
export const feedbackTypes = call('/feedback/types', subject, {
  list: z.array(z.object({ type: z.enum(headquartersTypes), count: z.int() })),
});

/** One feedback to headquarters [CALL-149]. */
export const feedbackInfo = call(
  '/feedback/info',
  { ...subject, feedback_id: id },
  {
    feedback_id: feedbackId,
    created_at: moment,
    feedback: headquartersForm,
    /** What went with it of the session; null when nothing did. */
    record: z.nullable(sessionRecord),
  },
);

/** What colleagues have reported of a textbook, local case or question, before one reports it as well [SCREEN-098 … SCREEN-100]. */
export const feedbackReports = call(
  '/feedback/reports',
  { ...subject, about: json(headquartersSubject) },
  subjectReports.shape,
  { background: true },
);

/** A page of what the account has sent to headquarters, the latest first [CALL-150]. */
export const feedbackList = call(
  '/feedback/list',
  { ...subject, type: z.optional(oneOf(headquartersTypes)), ...paging },
  listAnswer(sentFeedbackRow),
);

/**
 * Sends a feedback to headquarters, once and for all; a question has to be there [CALL-151, VALID-053].
 * A record of the session goes with it when the sender says so.
 */
export const createFeedback = call(
  '/feedback/create',
  { ...subject, feedback: json(headquartersForm), record: z.optional(json(sessionRecord)) },
  { feedback_id: feedbackId, created_at: moment },
  { changes: true },
);

/** The feedback that was sent by a request of the account's that got no answer, as `findSubmitted`. */
export const findCreated = call(
  '/feedback/findCreated',
  { ...subject, request_id: key(16, 64) },
  { feedback_id: z.nullable(feedbackId) },
);
