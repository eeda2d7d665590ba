import { z } from 'zod/mini';
import {
  accountNameLength,
  avatarBytes,
  codeLength,
  type Language,
  nicknameLength,
  passwordLength,
} from './limits';
import { cleanText, exactText, lengthOf } from './text';

/** A mobile number: 11 digits, 1, then 3 to 9, then nine more [VALID-025]. */
export const mobile = z
  .string()
  .check(z.minLength(1, 'required'), z.regex(/^1[3-9][0-9]{9}$/, 'mobile'));

/** A code sent by SMS: four digits [VALID-026, VALID-027]. */
export const smsCode = z
  .string()
  .check(z.minLength(1, 'required'), z.regex(new RegExp(`^[0-9]{${codeLength}}$`), 'smsCode'));

const { minimum: shortest, maximum: longest } = passwordLength;

/**
 * A new password: trimmed, 6 to 30 letters and digits, at least one of each [VALID-003, VALID-004, VALID-005, VALID-008].
 * Errors: `required`, `tooLong`, `passwordFormat`.
 */
export const newPassword = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  z.maxLength(longest, 'tooLong'),
  z.regex(new RegExp(`^[A-Za-z0-9]{${shortest},}$`), 'passwordFormat'),
  z.refine((value) => /[A-Za-z]/.test(value) && /[0-9]/.test(value), 'passwordFormat'),
);

/** A password that is asked for, not made: whatever it was, it is not empty [VALID-002, VALID-030]. */
export const knownPassword = exactText(1, 100);

/**
 * The form of a new password: the current one, and both entries of another one, which follow the rules and are equal
 * [VALID-010, VALID-011, VALID-012].
 */
export const passwordForm = z
  .object({ current: knownPassword, password: newPassword, confirmation: newPassword })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      message: 'mismatch',
    }),
    z.refine(({ current, password }) => password !== current, {
      path: ['password'],
      message: 'passwordSame',
    }),
  );

const accountName = new RegExp(
  `^[A-Za-z0-9_]{${accountNameLength.minimum},${accountNameLength.maximum}}$`,
);
const mergedName = new RegExp(
  `^[A-Za-z0-9_-]{${accountNameLength.minimum},${accountNameLength.maximum}}$`,
);

/** The name of an account that is merged in: letters, digits, underscore, and hyphen where it is no agent's [VALID-029, VALID-031]. */
export const mergedAccount = (isAgentSchool: boolean) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      isAgentSchool ? z.regex(accountName, 'agentAccountName') : z.regex(mergedName, 'accountName'),
    );

/** The account that is merged in, by whether the teacher's school is an agent's [VALID-029, VALID-030, VALID-107]. */
export const mergeForm = (isAgentSchool: boolean) =>
  z.object({ uname: mergedAccount(isAgentSchool), password: knownPassword });

/** The phone that an account is upgraded with, and the code that was sent to it [ENTITY-009]. */
export const upgradeForm = z.object({ mobile, v_code: smsCode });

/** What a nickname may consist of, by language of the interface [VALID-015, VALID-017]. */
const nicknameCharacters: Record<Language, RegExp> = {
  zh: /^[A-Za-z0-9\p{Script=Han}]+$/u,
  en: /^[A-Za-z0-9.\s\p{Script=Han}]+$/u,
};

/** The word for teacher that no nickname holds, by language; `teacher` in both [VALID-019]. */
const teacherWords: Record<Language, readonly string[]> = {
  zh: ['老师', 'teacher'],
  en: ['teacher'],
};

/**
 * A nickname in the language of the interface [VALID-013 … VALID-019].
 * Errors: `required`, `nicknameLength`, `nicknameCharacters`, `nicknameWord`.
 */
export function nickname(language: Language) {
  const { minimum, maximum } = nicknameLength[language];
  return z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.refine((value) => lengthOf(value) >= minimum && lengthOf(value) <= maximum, 'nicknameLength'),
    z.refine((value) => nicknameCharacters[language].test(value), 'nicknameCharacters'),
    z.refine(
      (value) => !teacherWords[language].some((word) => value.toLowerCase().includes(word)),
      'nicknameWord',
    ),
  );
}

/** What the server says of a saved profile; the nickname's errors have a status each. */
export const profileStatuses = {
  nicknameLength: 1,
  nicknameWord: 2,
  nicknameCharacters: 3,
  failed: 4,
  saved: 99,
} as const;
export type ProfileStatus = (typeof profileStatuses)[keyof typeof profileStatuses];

/** The kinds of picture that an avatar may be [VALID-020]. */
export const avatarTypes = ['image/jpeg', 'image/bmp', 'image/gif', 'image/png'] as const;

/** Those of them of which a part can be cut and written again. */
export const cuttableTypes = ['image/jpeg', 'image/png'] as const;

/** What is wrong with a picture as an avatar, or null [VALID-020, VALID-021]. Size in bytes. */
export function avatarError(file: { type: string; size: number }): 'imageType' | 'tooLarge' | null {
  if (!avatarTypes.some((type) => type === file.type)) return 'imageType';
  return file.size < avatarBytes ? null : 'tooLarge';
}

/** The profile that is saved: a nickname and an avatar [VALID-013, VALID-022]. */
export function profileForm(language: Language) {
  return z.object({
    nickname: nickname(language),
    head_img: z.string().check(z.minLength(1, 'required')),
  });
}

/** Where a person came from to log in; paisou is sent as account [ROLE-096, CALL-051]. */
export const loginSources = ['account', 'paisou', 'fast_login', 'agent_account'] as const;
export type LoginSource = (typeof loginSources)[number];

/** A page that a login leads on to, and whose it was: null when nobody was logged in. */
const askedPage = z.object({ to: z.string(), teacherId: z.nullable(z.int()) });
export type AskedPage = z.output<typeof askedPage>;

/** A session that the person did not end here: by its time, the server, or another page; and where it was. */
export const endedSession = z.object({
  ending: z.enum(['expired', 'refused', 'elsewhere']),
  asked: z.nullable(askedPage),
});
export type EndedSession = z.output<typeof endedSession>;

/** What the server is told of a login source [CALL-051]. */
export function sentSource(source: LoginSource): Exclude<LoginSource, 'paisou'> {
  return source === 'paisou' ? 'account' : source;
}

/** An account that may be merged into the upgraded one [ENTITY-010]. */
export const mergeItem = z.object({ userId: z.int(), userName: z.string() });
export type MergeItem = z.output<typeof mergeItem>;

/** An account in the wizard's list, chosen or not [ENTITY-010]. */
const mergeChoice = z.extend(mergeItem, { isChecked: z.boolean() });

/** Where a person can be in the account upgrade when the page is loaded anew; `left` is for good. */
export const upgradeSteps = [
  'intro',
  'phoneAndCode',
  'waiting',
  'success',
  'merge',
  'addAccount',
  'done',
  'left',
] as const;
export type UpgradeStep = (typeof upgradeSteps)[number];

/**
 * Whether nothing of the upgrade shows: it was gone through, or the account was upgraded before it began.
 * One that has begun goes on after the account is upgraded, with the other accounts to merge [UPG-02].
 * @param accountUpgrade 0: the account still logs in with its password
 * @param step where the person was before the page was loaded; null when it was never shown
 */
export function isUpgradeOver(accountUpgrade: number, step: UpgradeStep | null): boolean {
  return step === 'left' || (accountUpgrade !== 0 && (step === null || step === 'intro'));
}

/** How far an account's upgrade has come, as the browser keeps it; no password is ever part of it. */
export const upgradeProgress = z.object({
  accountId: z.int(),
  step: z.enum(upgradeSteps),
  mobile: z.string(),
  v_code: z.string(),
  joinUrl: z.string(),
  accounts: z.array(mergeChoice),
  /** The mobile that the last code went to, and until when it has to wait for another; epoch ms. */
  sentTo: z.string(),
  waitsUntil: z.number(),
  /** When the last step is left by itself; epoch ms, 0 before. */
  leavesAt: z.number(),
  /** How many of number, upgrade and merging are done, from 0; none where it is missing. */
  passed: z.optional(z.int()),
});
export type UpgradeProgress = z.output<typeof upgradeProgress>;

/** The step at which a left upgrade goes on, by how many of number, upgrade and merging are done. */
const resumedAt = ['intro', 'waiting', 'merge'] as const;

/** Whether something of the upgrade is left to do, so that the account menu leads back to it. */
export function isUpgradeOpen(accountUpgrade: number, kept: UpgradeProgress | null): boolean {
  return accountUpgrade === 0 && (kept?.passed ?? 0) < resumedAt.length;
}

/** An upgrade that was left, at the step where it goes on; null where it begins. */
export function reopenedUpgrade(kept: UpgradeProgress | null): UpgradeProgress | null {
  const step = resumedAt[kept?.passed ?? 0];
  return kept?.step === 'left' && step !== undefined ? { ...kept, step, leavesAt: 0 } : kept;
}

/** Identity check: 1 bound, 2 pending [ENTITY-008]. */
export const identityStatuses = { bound: 1, pending: 2 } as const;
/** The type that the identity of a teacher has among those that can be bound [CALL-040]. */
export const identityType = 2;
/** Which limit stands for an identity that is not bound [LIVE-001]. */
export const identityLimitType = 3;

/** What a person logs in with; field errors are keys [VALID-001, VALID-002]. */
export const loginForm = z.object({ uname: cleanText(1, 50), password: knownPassword });
export type LoginForm = z.input<typeof loginForm>;
