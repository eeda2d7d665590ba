import type { examQuestions } from '../db/tables';

type Question = typeof examQuestions.$inferInsert;

/** The marks of a paper's questions: as they come, then changed until they are the student's score, where there is one. */
export function marksOf(
  questions: readonly Question[],
  score: number | null,
  comes: (question: Question) => number,
): number[] {
  const marks = questions.map(comes);
  if (score === null) return marks;
  const rest = () => score - marks.reduce((sum, mark) => sum + mark, 0);
  const changeSolutions = () => {
    questions.forEach(({ kind, fullMarks }, index) => {
      if (kind !== 'solution') return;
      marks[index] = Math.min(fullMarks, Math.max(0, (marks[index] ?? 0) + rest()));
    });
  };
  changeSolutions();
  // Of the others each is right or wrong; what that gives or takes too much, the solutions settle.
  const isShort = rest() > 0;
  questions.forEach(({ kind, fullMarks }, index) => {
    if (kind === 'solution' || rest() === 0 || rest() > 0 !== isShort) return;
    marks[index] = isShort ? fullMarks : 0;
  });
  changeSolutions();
  return marks;
}
