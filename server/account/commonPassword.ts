import type { Account } from './password';
import { Refusal } from '../refusal';

/** How passwords of Chinese speakers like to begin, in pinyin: the list of common ones has none of it. */
const inPinyin = /^(woaini|iloveu|iloveyou|zhongguo|nihao|laoshi|mima|wodemima)\d*$/;

let loading: Promise<ReadonlySet<string>> | null = null;

/** 49,233 passwords that many people use, in small letters. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Whether a password contains its owner's username or the end of the phone number. */
function namesOwner(password: string, { username, phone }: Account): boolean {
  const names = [username.toLowerCase(), ...(phone === null ? [] : [phone.slice(-8)])];
  return names.some((name) => name.length > 2 && password.includes(name));
}

/** Refuses a new password that is among the first that anybody would try. */
export async function demandUncommon(password: string, account: Account): Promise<void> {
  const small = password.toLowerCase();
  const common = await (loading ??= loadCommon());
  if (!common.has(small) && !inPinyin.test(small) && !namesOwner(small, account)) return;
  throw new Refusal('badPayload', 'badPayload', {
    issues: [{ field: 'password', rule: 'passwordCommon' }],
  });
}
