import type { z } from 'zod/mini';
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
  /** What the server says of the work. */
  info: unknown;
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

/** What the page around the grading is told once the work is loaded. */
export interface WorkLoaded<Info> {
  readonly type: 'work.loaded';
  readonly info: Info;
}

/** What is graded, and how it was graded if it was. */
export interface Loaded<Values, Info = unknown> {
  readonly info: Info;
  readonly student: string;
  readonly title: string;
  readonly prompt: string;
  /** What the student wrote; null when nothing was handed in that can be graded. */
  readonly text: string | null;
  /** Sent back, so that a stale grading is noticed. */
  readonly revision: number;
  readonly graded: Graded<Values> | null;
}

/** How a work was graded, by whom and when, and whether that is whoever asks. */
interface Graded<Values> {
  readonly values: Values;
  readonly by: string;
  readonly at: string;
  readonly isOwn: boolean;
}

export interface Submission<Sent> extends Subject {
  readonly revision: number;
  readonly sent: Sent;
}

/** What tells one kind of grading from another; the chart is the same. */
export interface GradingDefinition<K extends GradingKinds> {
  /** The chart's id. The table's rows GRA are those of `grading`. */
  readonly chart: 'grading' | 'subjectiveGrading' | 'englishGrading';
  /** Names its drafts. */
  readonly name: string;
  /** What is said once it is submitted. */
  readonly submitted: string;
  /** Whether stretches of the text can be remarked upon. */
  readonly hasRemarks: boolean;
  readonly empty: K['values'];
  /** The domain's rules for grading a text; their errors are keys. */
  readonly schema: (text: string) => z.core.$ZodType<K['sent']>;
  /** What a kept draft has to be. */
  readonly draft: z.core.$ZodType<K['values']>;
  /** How a grading is put aside, to be submitted with others; a kind without it is submitted alone. */
  readonly aside?: {
    readonly isReady: (values: K['values']) => boolean;
    /** Marks what is filled in as ready. */
    readonly ready: Partial<K['values']>;
    /** What is changed has to be put aside again. */
    readonly changed: Partial<K['values']>;
  };
  readonly commentAt: (values: K['values'], place: K['place']) => string;
  readonly withComment: (values: K['values'], place: K['place'], text: string) => K['values'];
  readonly load: Work<Subject, Loaded<K['values'], K['info']>>;
  readonly submit: Work<Submission<K['sent']>, unknown>;
}
