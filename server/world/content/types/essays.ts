import type { Grade } from './scales';

export type EssayKind = 'narrative' | 'descriptive' | 'argumentative' | 'practical';

export interface EssayPrompt {
  id: number;
  subjectId: 1 | 3;
  title: string;
  prompt: string;
  kind: EssayKind;
  grade: Grade;
  /** Chinese: characters. English: words. */
  length: { minimum: number; maximum: number };
}

export type EssayFault =
  | 'particles'
  | 'wrongCharacter'
  | 'repeatedThen'
  | 'offTopic'
  | 'noEnding'
  | 'emptyPhrases'
  | 'articles'
  | 'tense'
  | 'agreement'
  | 'chinglish'
  | 'spelling'
  | 'runOn';

/** 1 is the best of five bands, 5 the weakest. */
export type EssayBand = 1 | 2 | 3 | 4 | 5;

export interface Essay {
  id: number;
  promptId: number;
  text: string;
  faults: readonly EssayFault[];
  band: EssayBand;
  /** Handed in as a photo of handwriting, perhaps lying on its side (clockwise quarter turns). */
  photo?: { quarterTurns: 0 | 1 | 2 | 3 };
}

export type EssayCategory =
  | 'topicReview'
  | 'contentMaterials'
  | 'descriptiveTechniques'
  | 'detailCharacterization'
  | 'language'
  | 'structuralLayout';

/** `start` to `end` (exclusive) in UTF-16 units of the essay's text. */
export interface Annotation {
  start: number;
  end: number;
  /** What lies between them. */
  quote: string;
  category: EssayCategory;
  comment: string;
}

export interface Correction {
  essayId: number;
  /** 1 to 100. */
  rating: number;
  tags: readonly string[];
  overall: string;
  categoryComments: Readonly<Record<EssayCategory, string>>;
  annotations: readonly Annotation[];
}

export interface CommentPhrase {
  id: number;
  language: 'zh' | 'en';
  category: EssayCategory;
  /** `{name}` stands for the student's name. */
  text: string;
}
