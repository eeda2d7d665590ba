import { examPapers, examQuestions, points } from '../../../server/db/tables';
import type { TestWorld } from '../rig';

export const subject_id = 2;
export const paper_id = 901;
/** A paper of the same exam in another part of the city. */
export const otherPaper = 905;
/** A result as it can be entered in the first paper. */
export const usualMarks = {
  ...{ subject_id, paper_id, report_id: 0, version: 0, student: 'sc01' },
  ...{ exam_date: '2026-11-06', marks: ['3', '9.5'] },
};

const point = (id: number, parentId: number | null, name: string) => ({
  ...{ id, subjectId: subject_id, parentId, name, isLeaf: parentId !== null, prerequisites: [] },
});
const paper = (id: number, change = {}) => ({
  ...{ id, subjectId: subject_id, region: 'east', grade: 7, term: 'first', year: 2026 },
  ...{ examType: 'midterm', examinees: 1200, averagedOn: '2026-11-12', ...change },
});
const question = (paperId: number, number: number, fullMarks: number) => ({
  ...{ paperId, number, kind: number === 1 ? 'choice' : 'solution', fullMarks, pointId: 90102 },
  ...{ ability: 'reasoning', difficulty: 'medium', average: fullMarks / 2 },
});

/** Papers of 17 marks: a mid-term in two parts of the city and of another grade, a final of last year, and one of another subject. */
export async function addPapers(world: TestWorld): Promise<void> {
  await world.database.transact(async (db) => {
    await db.insert(points).values([point(901, null, '函数'), point(90102, 901, '一次函数')]);
    await db
      .insert(examPapers)
      .values([
        paper(paper_id),
        paper(902, { region: 'city', grade: 8, averagedOn: '2026-11-10' }),
        paper(903, { term: 'second', year: 2025, examType: 'final', averagedOn: '2026-07-01' }),
        paper(904, { subjectId: 4 }),
        paper(otherPaper, { region: 'west', averagedOn: '2026-11-01' }),
      ]);
    const all = [paper_id, 902, 903, 904, otherPaper];
    await db
      .insert(examQuestions)
      .values(all.flatMap((id) => [question(id, 1, 3), question(id, 2, 14)]));
  });
}
