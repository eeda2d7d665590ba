import { expect, it } from 'vitest';
import { flagsOf } from '../../src/domain/dialogues';

it.each([
  [9, 6, []],
  [3, 6, []],
  [9, 5, [4]],
  [3, 10, [7]],
  [null, 10, []],
  [9, null, []],
])(
  '[CONST-031] with %j of one’s own and %j by the AI, the gaps that are flagged are %j',
  (own_score, ai_score, gaps) => {
    const spoken = [{ speaker: 'student' as const, text: '9分', after: 0 }];
    const raised = flagsOf({ own_score, ai_score, turns: spoken }, []);
    expect(raised.map(({ count }) => count)).toEqual(gaps);
  },
);
