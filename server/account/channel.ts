import { createHmac, timingSafeEqual } from 'node:crypto';
import { getChannelInfo } from '../../src/contract/account';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { findOutsidePage } from '../shell/outsidePages';

/** How far the clock of who signs may be off, in s. */
const clockSkew = 300;

/** What signs a question for a school's channel: the asking session's own token is the key [CALL-211]. */
export function signChannel(
  token: string,
  asked: { school_id: number; timestamp: number; rand: string },
): string {
  const { school_id, timestamp, rand } = asked;
  return createHmac('sha256', token)
    .update([school_id, timestamp, rand].join('\n'))
    .digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export const channelHandlers: readonly Handler[] = [
  serve(getChannelInfo, async ({ payload, session, db, origin, now, token }) => {
    const { school_id, timestamp, signature } = payload;
    if (Math.abs(now.getTime() / 1000 - timestamp) > clockSkew) {
      const issues = [{ field: 'timestamp', rule: 'stale' }];
      throw new Refusal('badPayload', 'wrongSignature', { issues });
    }
    if (!isSame(signature, signChannel(token, payload))) {
      throw new Refusal('forbidden', 'wrongSignature');
    }
    if (school_id !== session.school.id) throw absent();
    const url = await findOutsidePage({ db, origin }, 'clientDownload', { school: school_id });
    return { channel: session.school.name, download_url: url ?? '' };
  }),
];
