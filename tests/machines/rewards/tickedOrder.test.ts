import { expect, it } from 'vitest';
import { approvals } from '../../../src/machines/approvals/approvals';
import { coins } from '../../../src/machines/rewards/coins';
import { crystals } from '../../../src/machines/rewards/crystals';
import { highlights } from '../../../src/machines/rewards/highlights';
import { treasury } from '../../../src/machines/rewards/treasury';
import { run } from '../parts/world';

const ids = [9, 7, 8];
const page = { subjectId: 2, address: {} };

it.each(['coins', 'crystals', 'treasury', 'highlights', 'approvals'] as const)(
  '[CALL-215] an act of %s on the same things is the same in whatever order they were ticked',
  (chart) => {
    const kept = {
      coins: () => {
        const { actor } = run(coins, { ...page, chosen: null });
        actor.send({ type: 'reward.requested', ids, students: [] });
        return actor.getSnapshot().context.ids;
      },
      crystals: () => {
        const { actor } = run(crystals, page);
        actor.send({ type: 'reward.requested', ids, students: [], stock: 5 });
        return actor.getSnapshot().context.ids;
      },
      treasury: () => {
        const { actor } = run(treasury, page);
        actor.send({ type: 'grant.requested', ids, students: [], props: [] });
        return actor.getSnapshot().context.ids;
      },
      highlights: () => {
        const { actor } = run(highlights, page);
        actor.send({ type: 'reward.requested', ids, highlights: [] });
        return actor.getSnapshot().context.ids;
      },
      approvals: () => {
        const { actor } = run(approvals, page);
        actor.send({ type: 'decisions.requested', ids, applications: [] });
        return actor.getSnapshot().context.ticked.ids;
      },
    };
    expect(kept[chart]()).toEqual([7, 8, 9]);
  },
);
