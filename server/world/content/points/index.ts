import { chemistryPoints } from './chemistry';
import { chinesePoints } from './chinese';
import { englishPoints } from './english';
import { mathematicsPoints } from './mathematics';
import { physicsPoints } from './physics';
import type { KnowledgePoint, LeafPoint } from '../types';

/** All points of all subjects, parents before their children. */
export const points: readonly (KnowledgePoint | LeafPoint)[] = [
  ...englishPoints,
  ...mathematicsPoints,
  ...chinesePoints,
  ...physicsPoints,
  ...chemistryPoints,
];

export function isLeaf(point: KnowledgePoint | LeafPoint): point is LeafPoint {
  return 'prerequisites' in point;
}

export const leafPoints: readonly LeafPoint[] = points.filter(isLeaf);
