import { eq } from 'drizzle-orm';
import {
  closeGuide,
  getGuideStatus,
  onlineNotify,
  setGuideStatus,
  setSubject,
} from '../../src/contract/shell';
import { demandSubject } from '../authority';
import { accounts, sessions } from '../db/tables';
import { type Handler, serve } from '../serve';
import { bit } from '../wire';

/** How often an open page says that somebody is at work, in seconds. */
const notifyEvery = 60;

export const sessionHandlers: readonly Handler[] = [
  serve(setSubject, async ({ payload, session, db }) => {
    for (const id of payload.subjects) demandSubject(session, id);
    await db
      .update(sessions)
      .set({ subjectId: payload.subject_id })
      .where(eq(sessions.tokenHash, session.tokenHash));
    return {};
  }),

  // The guide is one for all subjects: it is asked for with subject 1, whoever asks.
  serve(getGuideStatus, async ({ session }) => ({ status: bit(session.account.guideSeen) }), {
    anySubject: true,
  }),

  serve(setGuideStatus, async ({ session, db }) => {
    await db.update(accounts).set({ guideSeen: true }).where(eq(accounts.id, session.account.id));
    return {};
  }),

  serve(closeGuide, async ({ session, db }) => {
    await db
      .update(accounts)
      .set({ searchGuideSeen: true })
      .where(eq(accounts.id, session.account.id));
    return {};
  }),

  serve(onlineNotify, async ({ session }) => {
    const { lockReason, identityBound } = session.account;
    return { is_limit: bit(lockReason !== null || !identityBound), frequency: notifyEvery };
  }),
];
