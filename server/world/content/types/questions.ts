import type { TaughtSubjectId, Tens } from './scales';

/**
 * Text of questions and essays: paragraphs divided by a line break, formulas between dollar signs
 * (KaTeX), a table as lines that begin with `|` (the first is the head), a picture as
 * `![what it shows](name)`, a blank to fill in as `____`.
 */
export type RichText = string;

export type QuestionType =
  | 'singleChoice'
  | 'multipleChoice'
  | 'fillInTheBlank'
  | 'trueOrFalse'
  | 'essay'
  | 'subjective'
  | 'readingComprehension'
  | 'calculation';

export type OptionKey = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

export interface Option {
  key: OptionKey;
  text: RichText;
}

/** Why a question is in the collection besides its content: what the portal must cope with. */
export type QuestionMark = 'brokenFormula' | 'mhchem' | 'long' | 'table' | 'image';

export interface Question {
  id: number;
  subjectId: TaughtSubjectId;
  /** A leaf of the same subject. */
  pointId: number;
  type: QuestionType;
  difficulty: Tens;
  passageId?: number;
  stem: RichText;
  /** Only for choices; reading comprehension may have them. */
  options?: readonly Option[];
  /** Choices: the keys. True or false: `true` or `false`. Blanks: one text a blank. Else: one model answer. */
  answer: readonly string[];
  /** Wrong answers that students really give, for what has no options; of several blanks divided by `；`. */
  commonErrors?: readonly string[];
  hint: RichText;
  analysis: RichText;
  /** Learning objective. */
  objective: string;
  /** The subject's way of thinking that it trains. */
  thought: string;
  ability: string;
  method: string;
  marks?: readonly QuestionMark[];
}

/** A text that several questions share. */
export interface Passage {
  id: number;
  subjectId: TaughtSubjectId;
  title: string;
  /** Shown with line numbers. */
  lines: readonly string[];
  /** For classical Chinese: what a word means. */
  notes?: readonly { term: string; meaning: string }[];
}
