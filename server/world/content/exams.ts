import type { questionKinds } from '../../../src/domain/exams';
import { mathematicsPoints } from './points/mathematics';
import { isLeaf } from './points';
import type { LeafPoint } from './types';

interface Section {
  readonly kind: (typeof questionKinds)[number];
  /** The full marks of its questions. */
  readonly marks: readonly number[];
}

/** How a mathematics paper of junior school is made: 22 questions, 120 marks. */
export const paperSections: readonly Section[] = [
  { kind: 'choice', marks: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3] },
  { kind: 'blank', marks: [4, 4, 4, 4, 4, 4] },
  { kind: 'solution', marks: [8, 10, 10, 12, 12, 14] },
];

/** How many points of a grade a paper asks for. */
const pointsOfPaper = 11;

/** The points of a grade's paper, those of the grade before to revise, in the order of the tree; others in another region. */
export function pointsOfGrade(grade: number, region: number): LeafPoint[] {
  const leaves = mathematicsPoints.filter(isLeaf);
  const own = leaves.filter((point) => point.grade === grade);
  const before = leaves.filter((point) => point.grade === grade - 1);
  const turned = [...own, ...before].filter((_, index) => (index + region) % 5 !== 0);
  return turned.slice(0, pointsOfPaper).sort((one, other) => one.difficulty - other.difficulty);
}
