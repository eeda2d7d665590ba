import { eq } from 'drizzle-orm';
import { hideMenuLabel, menuLabel } from '../../src/contract/scores';
import { hiddenScoreLabels } from '../db/tables';
import type { Area } from '../area';
import { type Handler, serve } from '../serve';
import { bit } from '../wire';
import { analysisHandlers } from './analyses';
import { confirmHandlers } from './confirm';
import { enterHandlers } from './enter';
import { listHandlers } from './lists';
import { settingsHandlers } from './settings';
import { severalHandlers } from './several';

const handlers: readonly Handler[] = [
  serve(menuLabel, async ({ session, db }) => {
    const hidden = await db
      .select({ at: hiddenScoreLabels.at })
      .from(hiddenScoreLabels)
      .where(eq(hiddenScoreLabels.accountId, session.account.id));
    return { is_show: bit(hidden.length === 0) };
  }),

  serve(hideMenuLabel, async ({ session, db, now }) => {
    await db
      .insert(hiddenScoreLabels)
      .values({ accountId: session.account.id, at: now })
      .onConflictDoNothing();
    return {};
  }),
];

export const area: Area = {
  handlers: [
    ...handlers,
    ...enterHandlers,
    ...confirmHandlers,
    ...severalHandlers,
    ...listHandlers,
    ...analysisHandlers,
    ...settingsHandlers,
  ],
};
