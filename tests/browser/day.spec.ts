import { createClient } from '../server/rig/client';
import { type Analyst, liveThrough } from './day';
import { wordsIn } from './words';
import { test } from './world';

const analysts: readonly (Analyst & { readonly locale: string })[] = [
  {
    locale: 'zh-CN',
    language: 'zh',
    username: 'zhou',
    subjectId: 3,
    hasTrials: true,
    sought: { initials: 'zzh', name: '张子涵' },
  },
  {
    locale: 'en-GB',
    language: 'en',
    username: 'emily',
    subjectId: 1,
    hasTrials: false,
    sought: { initials: 'qsy', name: '秦书瑶' },
  },
];

for (const { locale, ...analyst } of analysts) {
  const ofTrials = analyst.hasTrials ? '[SCREEN-018] [SCREEN-023] [AUD-01] ' : '';
  test.describe(`in ${analyst.language}`, () => {
    test.use({ locale });
    test(`${ofTrials}[SCREEN-014] [SCREEN-015] [SCREEN-016] [SCREEN-017] [SCREEN-019] [SCREEN-020] [SCREEN-021] [SCREEN-022] [SCREEN-079] [SCREEN-080] [SCREEN-082] [SCREEN-084] [SCREEN-085] [SCREEN-086] [ROLE-010] [ROLE-011] [MSG-039] [MSG-040] [MSG-042] [HWP-01] [HWP-05] [LST-01] [LST-02] [LST-03] [LST-04] a working day of ${analyst.username}`, async ({
      page,
      context,
      freshWorld: world,
    }) => {
      test.setTimeout(240_000);
      const client = createClient(world.address);
      await liveThrough({
        ...{ ...analyst, page, context, world, client },
        say: wordsIn(analyst.language),
      });
    });
  });
}
