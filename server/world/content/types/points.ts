import type { Grade, TaughtSubjectId, Tens } from './scales';

export interface KnowledgePoint {
  /** The path in the tree: subject digit, then two digits a level (201 → 20101 → 2010101). */
  id: number;
  subjectId: TaughtSubjectId;
  parentId: number | null;
  /** 1 to 4; what is examined are the leaves. */
  level: number;
  name: string;
  /** For subject 1. */
  englishName?: string;
}

/** A point without children: what questions ask and reports count. */
export interface LeafPoint extends KnowledgePoint {
  grade: Grade;
  /** How often it is examined, and how hard: headquarters' view. */
  examFrequency: Tens;
  difficulty: Tens;
  /** Leaves of the same subject that should be proficient before. */
  prerequisites: readonly number[];
  /** The campus's own marks where they differ. */
  local?: LocalMark;
}

export type LocalMark =
  { examined: false } | { examined: true; examFrequency: Tens; difficulty: Tens };
