import type { Grade, KnowledgePoint, LeafPoint, LocalMark, TaughtSubjectId, Tens } from '../types';

interface Extras {
  englishName?: string;
  local?: LocalMark;
}

const subjects: readonly TaughtSubjectId[] = [1, 2, 3, 4, 5];

/** The id is the path, two digits a level after the subject's digit, so a point's parent is told by its id. */
function place(id: number): Pick<KnowledgePoint, 'id' | 'subjectId' | 'parentId' | 'level'> {
  const digits = String(id);
  const subjectId = subjects.find((subject) => String(subject) === digits[0]);
  if (!subjectId || digits.length % 2 === 0) throw new Error(`${id} is not the id of a point`);
  const level = (digits.length - 1) / 2;
  return { id, subjectId, parentId: level === 1 ? null : Math.floor(id / 100), level };
}

export function branch(id: number, name: string, englishName?: string): KnowledgePoint {
  return { ...place(id), name, ...(englishName ? { englishName } : {}) };
}

export function leaf(
  id: number,
  name: string,
  grade: Grade,
  examFrequency: Tens,
  difficulty: Tens,
  prerequisites: readonly number[],
  extras: Extras = {},
): LeafPoint {
  return { ...place(id), name, grade, examFrequency, difficulty, prerequisites, ...extras };
}

/** Not examined where the campus is. */
export const notLocal: Extras = { local: { examined: false } };

export function locally(examFrequency: Tens, difficulty: Tens): Extras {
  return { local: { examined: true, examFrequency, difficulty } };
}
