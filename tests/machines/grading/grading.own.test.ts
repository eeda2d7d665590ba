import { describe, expect, it } from 'vitest';
import { selectStage, selectValues } from '../../../src/machines/grading/grading';
import { noAnswer } from '../fakes';
import { correctedEssay, correction, ownRival, startGrading, submit, typed } from './startGrading';

describe('a correction that oneself has submitted', () => {
  it('that was submitted as it stands here is called submitted, and warns of nothing', async () => {
    const { actor, snapshot, asked, told, namesAsked } = await startGrading({ isFilled: true });
    submit(actor);
    await asked('/homework/correct').fail(noAnswer('timeout', { isChange: true }));
    actor.send({ type: 'rival.noticed', rival: ownRival });
    const same = { ...correction, corrected_at: ownRival.at, corrected_by: 'Li', is_own: true };
    await asked('/homework/info').answer({ ...correctedEssay, correction: same });
    expect(selectStage(snapshot())).toBe('submitted');
    expect(told).toMatchObject([
      { message: { key: 'grading:unsure' } },
      {
        message: { key: 'grading:submitted' },
        replaces: { key: 'grading:unsure', values: { name: 'Ann' } },
      },
    ]);
    expect(namesAsked()).toContain('draft.remove');
  });

  it('that is another one than stands here does not pass for it: what was typed stays, and its draft', async () => {
    const { actor, snapshot, asked, told, namesAsked } = await startGrading({ isFilled: true });
    actor.send({ type: 'rival.noticed', rival: ownRival });
    const other = {
      ...correction,
      rating: 60,
      corrected_at: ownRival.at,
      corrected_by: 'Li',
      is_own: true,
    };
    await asked('/homework/info').answer({ ...correctedEssay, correction: other });
    expect(selectStage(snapshot())).toBe('overtaken');
    expect(selectValues(snapshot())).toEqual(typed);
    expect(told).toMatchObject([{ message: { key: 'grading:overtaken.ownTitle' } }]);
    expect(namesAsked()).not.toContain('draft.remove');
  });

  it('that is one’s own keeps what was typed where it cannot be compared', async () => {
    const { actor, snapshot, asked } = await startGrading({ isFilled: true });
    actor.send({ type: 'rival.noticed', rival: ownRival });
    await asked('/homework/info').fail(noAnswer('timeout'));
    expect(selectStage(snapshot())).toBe('overtaken');
    expect(selectValues(snapshot())).toEqual(typed);
  });
});
