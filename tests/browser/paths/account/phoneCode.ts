import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { headers } from '../../../../src/contract/call';
import { type Answer, sending } from '../answers';
import type { Walk } from '../adapter';

const phoneCode = z.object({ code: z.string().nullable() });

/** The code that a phone got last; null where none was sent. */
export async function codeOf({ world }: Walk, phone: string): Promise<string | null> {
  return phoneCode.parse(await world.control('phone-codes', { phone })).code;
}

/** Somebody else has just had a code sent to the same phone. */
export const tooSoon: Answer = async (call) => {
  await call?.fetch({
    headers: { ...call.request().headers(), [headers.requestId]: randomUUID() },
  });
  await call?.continue();
};

/** The server gets another code than the one that was sent. */
export const wrongCode: Answer = async (call, walk) => {
  const sent = new URLSearchParams(call?.request().postData() ?? '').get('v_code');
  await sending({ v_code: sent === '0000' ? '1111' : '0000' })(call, walk);
};
