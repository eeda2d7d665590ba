import type { z } from 'zod/mini';
import type { AnswerOf } from '../../contract/call';
import type { homeworkInfo } from '../../contract/homework';
import type { Work } from '../parts/translated';

/** A remark on a stretch of the text, `start` to `end` (exclusive) in UTF-16 units. */
export interface Note {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** Empty where a kind of grading has no categories. */
  readonly category: string;
  readonly comment: string;
}

/** The types that one kind of grading deals with. */
export interface GradingKinds {
  /** What is filled in; a kind without remarks leaves them empty. */
  values: { readonly annotations: readonly Note[] };
  /** What is sent. */
  sent: unknown;
  /** Where comments are written, such as `comment` or a category. */
  place: string;
}

/** Whose work is graded. */
export interface Subject {
  readonly subjectId: number;
  readonly id: number;
}

/** Whose homework it is, how far, and what was answered. */
export type Info = AnswerOf<typeof homeworkInfo>;

/** What the page around the grading is told once the work is loaded. */
export interface WorkLoaded {
  readonly type: 'work.loaded';
  readonly info: Info;
}

/** What is graded, and how it was graded if it was. */
export interface Loaded<Values> {
  readonly info: Info;
  readonly student: string;
  readonly title: string;
  readonly prompt: string;
  /** What the student wrote; null when nothing was handed in that can be graded. */
  readonly text: string | null;
  /** Sent back, so that a stale grading is noticed. */
  readonly revision: number;
  readonly graded: { readonly values: Values; readonly by: string; readonly at: string } | null;
}

export interface Submission<Sent> extends Subject {
  readonly revision: number;
  readonly sent: Sent;
}

/** What tells one kind of grading from another; the chart is the same. */
export interface GradingDefinition<K extends GradingKinds> {
  /** Names its drafts. */
  readonly name: string;
  readonly empty: K['values'];
  /** The domain's rules for grading a text; their errors are keys. */
  readonly schema: (text: string) => z.core.$ZodType<K['sent']>;
  /** What a kept draft has to be. */
  readonly draft: z.core.$ZodType<K['values']>;
  readonly commentAt: (values: K['values'], place: K['place']) => string;
  readonly withComment: (values: K['values'], place: K['place'], text: string) => K['values'];
  readonly load: Work<Subject, Loaded<K['values']>>;
  readonly submit: Work<Submission<K['sent']>, unknown>;
}
