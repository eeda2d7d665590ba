import { Refusal } from '../refusal';
import type { Account } from './password';

/** Common beginnings of passwords in pinyin, which the list of common passwords lacks. */
const inPinyin = /^(woaini|iloveu|iloveyou|zhongguo|nihao|laoshi|mima|wodemima)\d*$/;

let loading: Promise<ReadonlySet<string>> | null = null;

/** Loads 49,233 common passwords, in small letters. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Whether a password contains the username of its account, or the last eight digits of the phone number. */
function namesOwner(password: string, { username, phone }: Account): boolean {
  const names = [username.toLowerCase(), ...(phone === null ? [] : [phone.slice(-8)])];
  return names.some((name) => name.length > 2 && password.includes(name));
}

/** Refuses a new password that is common or names its account. */
export async function demandUncommon(password: string, account: Account): Promise<void> {
  const small = password.toLowerCase();
  const common = await (loading ??= loadCommon());
  if (!common.has(small) && !inPinyin.test(small) && !namesOwner(small, account)) return;
  throw new Refusal('badPayload', 'badPayload', {
    issues: [{ field: 'password', rule: 'passwordCommon' }],
  });
}
