import { expect, it } from 'vitest';
import { inputScores } from '../../../src/contract/scores';
import { emptySeveral, type RosterStudent } from '../../../src/domain/severalScores';
import {
  selectAsked,
  selectCount,
  selectPasted,
  severalScores,
} from '../../../src/machines/scores/severalScores';
import { sampleStudent } from '../../../src/machines/scores/severalScores.paths';
import { run } from '../parts/world';

const exam = {
  ...{ ...emptySeveral, exam_grade: '7', exam_type: 'midterm', exam_date: '2026-11-06' },
  full_score: '120',
};
const sat: RosterStudent['exams'][number] = {
  ...{ exam_type: 'midterm', exam_date: '2026-11-06', full_score: 120, score: 60 },
};
const bo = { ...sampleStudent, student_id: 8, name: 'Bo', username: 'bo', exams: [] };

/** The page, with its students; what a draft holds is restored. */
async function begin(
  content: object = exam,
  students: readonly RosterStudent[] = [sampleStudent, bo],
) {
  const { actor, last, ...rest } = run(severalScores, { subjectId: 2 });
  await last().answer({ students, classes: [] });
  actor.send({ type: 'content.restored', content });
  const results = () => actor.getSnapshot().context.values.results;
  return { ...rest, actor, last, results };
}

it('[CALL-175] taking a paste back keeps what was typed after it, a restored draft has no paste', async () => {
  const { actor, results } = await begin();
  actor.send({ type: 'lines.pasted', studentId: 7, text: '70\n80' });
  actor.send({ type: 'result.typed', studentId: 7, text: '75' });
  actor.send({ type: 'paste.undone' });
  expect(results()).toEqual({ 7: '75', 8: '' });
  actor.send({ type: 'lines.pasted', studentId: 8, text: '80' });
  actor.send({ type: 'content.restored', content: { ...exam, results: { 8: '90' } } });
  expect(selectPasted(actor.getSnapshot())).toBeNull();
  actor.send({ type: 'paste.undone' });
  expect(results()).toEqual({ 8: '90' });
});

it('[CALL-175] a result stays as it is typed until its field is left, and is then written as it is saved', async () => {
  const { actor, results } = await begin({ ...exam, score_type: 'level' });
  const typed = (text: string) => {
    actor.send({ type: 'result.typed', studentId: 8, text });
    return results()[8];
  };
  expect(['ｂ', 'b '].map(typed)).toEqual(['ｂ', 'b ']);
  expect(actor.getSnapshot().context.errors).toEqual({});
  actor.send({ type: 'field.left', field: 'results.8' });
  expect(results()).toEqual({ 8: 'B' });
  actor.send({ type: 'field.left', field: 'exam_date' });
  expect(results()).toEqual({ 8: 'B' });
});

it('[CALL-175] a result of a student of another grade is asked about before anything is sent', async () => {
  const older = { ...bo, grade: 9 };
  const { actor, last } = await begin({ ...exam, results: { 8: '60' } }, [sampleStudent, older]);
  actor.send({ type: 'submit.requested' });
  const snapshot = actor.getSnapshot();
  expect(selectAsked(snapshot)).toEqual([{ student: older, jump: null, hasOtherGrade: true }]);
  actor.send({ type: 'warnings.confirmed' });
  expect(last()).toMatchObject({ name: inputScores.path });
});

it('[CALL-175] scores that were sent without an answer are sent once more as they were, though they are stored by now', async () => {
  const taken = [sampleStudent, bo].map((one) => ({ ...one, exams: [sat] }));
  const results = { 7: '60', 8: '70' };
  const { actor, last } = await begin({ ...exam, results, unanswered: 'lost' }, taken);
  expect(selectCount(actor.getSnapshot())).toBe(2);
  actor.send({ type: 'submit.requested' });
  expect(last()).toMatchObject({
    ...{ name: inputScores.path, repeats: 'lost' },
    input: { results: [7, 8].map((id) => ({ student_id: id, result: id === 7 ? '60' : '70' })) },
  });
  // Without a doubt nothing of them is sent.
  const known = await begin({ ...exam, results }, taken);
  expect(selectCount(known.actor.getSnapshot())).toBe(0);
});
