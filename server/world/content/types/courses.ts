import type { Grade, SubjectId } from './scales';

export type CourseType = 'formal' | 'trial' | 'temporary' | 'polishing';
/** What reports group courses by. */
export type CourseProgram =
  | 'foundation'
  | 'synchronized'
  | 'specialized'
  | 'relearning'
  | 'specialEvent'
  | 'trial'
  | 'training';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type HomeworkType = 'composition' | 'adaptive';

export interface TaskCard {
  id: number;
  name: string;
  /** Empty: no homework can be made of it. */
  homework: readonly HomeworkType[];
  /** Leaves of the course's subject. */
  pointIds: readonly number[];
}

export interface Lesson {
  id: number;
  name: string;
  cards: readonly TaskCard[];
}

export interface Chapter {
  id: number;
  name: string;
  /** Sprint chapters unlock across lessons in any order. */
  sprint: boolean;
  lessons: readonly Lesson[];
}

export interface Course {
  id: number;
  subjectId: SubjectId;
  name: string;
  /** For subject 1. */
  englishName?: string;
  type: CourseType;
  program: CourseProgram;
  /** null: for all grades. */
  grade: Grade | null;
  season: Season;
  version: string;
  chapters: readonly Chapter[];
}
