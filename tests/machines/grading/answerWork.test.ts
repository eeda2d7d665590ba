import { describe, expect, it } from 'vitest';
import { englishInfo, subjectiveInfo } from '../../../src/contract/grading';
import {
  answerWork,
  selectEnglish,
  selectSubjective,
} from '../../../src/machines/grading/answerWork';
import { selectRival, selectStage } from '../../../src/machines/grading/selectors';
import { sampleOf } from '../../../src/machines/parts/sample.paths';
import { noAnswer } from '../fakes';
import { run } from '../parts/world';

/** An answer of which something is written already. */
async function openWriting(subjectId: 1 | 3) {
  const call = subjectId === 1 ? englishInfo : subjectiveInfo;
  const { actor, asked, signals } = run(answerWork, { subjectId, answerId: 7 });
  const loads = () => asked.filter(({ name }) => name === call.path);
  const grading = () => {
    const child = selectEnglish(actor.getSnapshot()) ?? selectSubjective(actor.getSnapshot());
    if (child === undefined) throw new Error('nothing is graded');
    return child;
  };
  const graded = sampleOf(call.answer);
  for (const find of asked.filter(({ name }) => name === 'draft.find')) await find.answer([]);
  await loads()[0]?.answer({ ...graded, grading: null });
  grading().send({ type: 'comment.written', place: 'comment', text: 'A clear beginning.' });
  const hear = (type: 'homework.changed' | 'coins.changed') => {
    signals.socket.tell({ type: 'socket.received', message: { type } });
  };
  return { graded, grading, hear, loads };
}

describe.each([1, 3] as const)('a written answer of subject %s', (subjectId) => {
  it('says who was faster while one still writes, and keeps what was typed', async () => {
    const { graded, grading, hear, loads } = await openWriting(subjectId);
    hear('coins.changed');
    expect(loads()).toHaveLength(1);
    hear('homework.changed');
    expect(loads()).toHaveLength(2);
    await loads()[1]?.answer({ ...graded, grading: null });
    expect(selectStage(grading().getSnapshot())).toBe('writing');
    hear('homework.changed');
    await loads()[2]?.answer(graded);
    // It is one's own: what was submitted is compared with what is written.
    await loads()[3]?.answer(graded);
    expect(selectStage(grading().getSnapshot())).toBe('overtaken');
    expect(selectRival(grading().getSnapshot())).toEqual({
      by: graded.grading?.corrected_by,
      at: graded.grading?.corrected_at,
      is_own: graded.grading?.is_own,
    });
    expect(grading().getSnapshot().context.values.comment).toBe('A clear beginning.');
  });

  it('is written on when the fresh look fails, and looked at again at the next news', async () => {
    const { grading, hear, loads } = await openWriting(subjectId);
    hear('homework.changed');
    await loads()[1]?.fail(noAnswer());
    expect(selectStage(grading().getSnapshot())).toBe('writing');
    hear('homework.changed');
    expect(loads()).toHaveLength(3);
  });
});
