import { expect, it } from 'vitest';
import { confirmScore, deleteScore } from '../../../src/contract/scores';
import { scoreDetail } from '../../../src/machines/scores/scoreDetail';
import { sampleScore } from '../../../src/machines/scores/scoreRows.paths';
import { asOf } from '../../../src/machines/parts/sample.paths';
import { run } from '../parts/world';

it.each([
  ['deletion.requested', deleteScore.path],
  ['confirmation.requested', confirmScore.path],
] as const)(
  '[CALL-176] after %s a score that changes meanwhile is named as it was asked about',
  async (type, path) => {
    const payload = { subject_id: 2, score_id: sampleScore.score_id };
    const { actor, last, named, signals } = run(scoreDetail, { payload, scope: { asked: 0 } });
    await last().answer({ score: sampleScore, as_of: asOf });
    actor.send({ type });
    const message = { type: 'student.changed', student_id: sampleScore.student_id } as const;
    signals.socket.tell({ type: 'socket.received', message });
    await last().answer({ score: { ...sampleScore, version: 2 }, as_of: asOf });
    expect(actor.getSnapshot().context.answer?.score.version).toBe(2);
    actor.send({ type: 'act.confirmed' });
    expect(named(path).at(-1)?.input).toEqual({ ...payload, version: 1 });
  },
);
