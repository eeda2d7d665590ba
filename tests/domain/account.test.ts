import { describe, expect, it } from 'vitest';
import {
  avatarError,
  identityStatuses,
  knownPassword,
  mergeForm,
  mobile,
  newPassword,
  nickname,
  passwordForm,
  profileForm,
  profileStatuses,
  sentSource,
  smsCode,
} from '../../src/domain/account';
import { resendAfter } from '../../src/domain/limits';
import { errorsOf } from './errors';

const letters = (count: number) => 'a'.repeat(count);

describe('new password', () => {
  const entered = { current: 'spring2026', password: 'abcde1' };

  it('[VALID-003] is required', () => {
    for (const nothing of ['', ' ', '\t\n'.repeat(5)]) {
      expect(errorsOf(newPassword, nothing)).toEqual(['required']);
    }
  });

  it.each([
    [5, false],
    [6, true],
    [7, true],
    [29, true],
    [30, true],
    [31, false],
  ])('[VALID-004] [CONST-002] of %i characters: %s', (length, isGood) => {
    expect(newPassword.safeParse(`${letters(length - 1)}1`).success).toBe(isGood);
  });

  it.each([
    ['abcdef', false],
    ['123456', false],
    ['abcde1', true],
    ['1ABCDE', true],
    ['abc de1', false],
    ['abcde1!', false],
    ['密码abc123', false],
    ['ａｂｃ１２３', false],
    ['abcde1\u200b', false],
  ])('[VALID-005] %j: %s', (password, isGood) => {
    expect(errorsOf(newPassword, password)[0]).toBe(isGood ? undefined : 'passwordFormat');
  });

  it('[VALID-008] is trimmed before it is looked at', () => {
    expect(newPassword.parse('  abcde1 ')).toBe('abcde1');
  });

  it('[VALID-010] [VALID-011] its confirmation is required and follows the same rules', () => {
    const form = (confirmation: string) => errorsOf(passwordForm, { ...entered, confirmation });
    expect(form('')).toContain('confirmation: required');
    expect(form('abcde')).toContain('confirmation: passwordFormat');
    expect(form(' abcde1 ')).toEqual([]);
  });

  it('is another one than the current', () => {
    const same = { current: 'abcde1', password: ' abcde1', confirmation: 'abcde1' };
    expect(errorsOf(passwordForm, same)).toEqual(['password: passwordSame']);
  });

  it('[VALID-012] its confirmation is equal, letter case included', () => {
    expect(errorsOf(passwordForm, { ...entered, confirmation: 'abcde2' })).toEqual([
      'confirmation: mismatch',
    ]);
    expect(errorsOf(passwordForm, { ...entered, confirmation: 'Abcde1' })).toEqual([
      'confirmation: mismatch',
    ]);
  });
});

describe('known password', () => {
  it('[VALID-002] [VALID-030] is not empty, and otherwise as it was typed', () => {
    expect(errorsOf(knownPassword, '')).toEqual(['required']);
    expect(errorsOf(knownPassword, '   ')).toEqual(['required']);
    expect(knownPassword.parse(' p ')).toBe(' p ');
  });
});

describe('nickname', () => {
  it.each(['zh', 'en'] as const)('[VALID-013] is required in %s', (language) => {
    for (const nothing of ['', '   '])
      expect(errorsOf(nickname(language), nothing)).toEqual(['required']);
  });

  it.each([
    ['zh', 1, false],
    ['zh', 2, true],
    ['zh', 3, true],
    ['zh', 9, true],
    ['zh', 10, true],
    ['zh', 11, false],
    ['en', 1, false],
    ['en', 2, true],
    ['en', 3, true],
    ['en', 49, true],
    ['en', 50, true],
    ['en', 51, false],
  ] as const)(
    '[VALID-014] [VALID-016] [CONST-004] [CONST-005] in %s, %i characters: %s',
    (language, length, isGood) => {
      expect(errorsOf(nickname(language), letters(length))).toEqual(
        isGood ? [] : ['nicknameLength'],
      );
      expect(errorsOf(nickname(language), '𠮷'.repeat(length))).toEqual(
        isGood ? [] : ['nicknameLength'],
      );
    },
  );

  it.each([
    ['Anna', true],
    ['安娜7', true],
    ['彧翀', true],
    ['An na', false],
    ['A.na', false],
    ['阿依·古丽', false],
    ['安娜！', false],
    ['安😀', false],
  ])('[VALID-015] %j in Chinese: %s', (value, isGood) => {
    expect(errorsOf(nickname('zh'), value)).toEqual(isGood ? [] : ['nicknameCharacters']);
  });

  it.each([
    ['Ms. Hartwell', true],
    ['安娜 7', true],
    ["O'Neill", false],
    ['Anna-Lena', false],
    ['Zoë', false],
  ])('[VALID-017] %j in English: %s', (value, isGood) => {
    expect(errorsOf(nickname('en'), value)).toEqual(isGood ? [] : ['nicknameCharacters']);
  });

  it.each([
    ['zh', '王老师', false],
    ['zh', 'Teacher7', false],
    ['zh', '老 师', false],
    ['zh', '老王', true],
    ['en', 'My tEaChEr', false],
    ['en', 'teache r', true],
  ] as const)('[VALID-019] in %s, %j: %s', (language, value, isGood) => {
    expect(nickname(language).safeParse(value).success).toBe(isGood);
  });

  it('the server says each error by a status of its own', () => {
    expect(profileStatuses).toEqual({
      nicknameLength: 1,
      nicknameWord: 2,
      nicknameCharacters: 3,
      failed: 4,
      saved: 99,
    });
  });
});

describe('avatar', () => {
  it.each([
    ['image/jpeg', null],
    ['image/bmp', null],
    ['image/gif', null],
    ['image/png', null],
    ['image/webp', 'imageType'],
    ['image/svg+xml', 'imageType'],
    ['', 'imageType'],
  ])('[VALID-020] of type %j: %s', (type, error) => {
    expect(avatarError({ type, size: 1 })).toBe(error);
  });

  it.each([
    [5 * 1024 * 1024 - 1, null],
    [5 * 1024 * 1024, 'tooLarge'],
    [5 * 1024 * 1024 + 1, 'tooLarge'],
  ])('[VALID-021] [CONST-010] of %i bytes: %s', (size, error) => {
    expect(avatarError({ type: 'image/png', size })).toBe(error);
  });

  it('[VALID-022] is required before saving', () => {
    expect(errorsOf(profileForm('zh'), { nickname: '明远', head_img: '' })).toEqual([
      'head_img: required',
    ]);
    expect(errorsOf(profileForm('zh'), { nickname: '明远', head_img: '/a.png' })).toEqual([]);
  });
});

describe('phone and code', () => {
  it.each([
    ['1300000000', 'mobile'],
    ['13000000000', undefined],
    ['130000000000', 'mobile'],
    ['19900001001', undefined],
    ['12900001001', 'mobile'],
    ['11900001001', 'mobile'],
    ['29900001001', 'mobile'],
    ['1990000100a', 'mobile'],
    [' 19900001001', 'mobile'],
    ['１９９００００１００１', 'mobile'],
    ['', 'required'],
  ])('[VALID-025] mobile %j: %s', (value, error) => {
    expect(errorsOf(mobile, value)[0]).toBe(error);
  });

  it.each([
    ['123', 'smsCode'],
    ['1234', undefined],
    ['12345', 'smsCode'],
    ['0000', undefined],
    ['12a4', 'smsCode'],
    ['12 4', 'smsCode'],
    ['１２３４', 'smsCode'],
    ['', 'required'],
  ])('[VALID-026] [VALID-027] code %j: %s', (value, error) => {
    expect(errorsOf(smsCode, value)[0]).toBe(error);
  });

  it('a code may be sent again after 60 s', () => {
    expect(resendAfter).toBe(60_000);
  });
});

describe('account names', () => {
  const merge = (uname: string, isAgentSchool = false) =>
    errorsOf(mergeForm(isAgentSchool), { uname, password: 'p' })[0];

  it.each([
    [2, false],
    [3, true],
    [4, true],
    [19, true],
    [20, true],
    [21, false],
  ])('[VALID-029] [VALID-031] [CONST-003] of %i characters: %s', (length, isGood) => {
    expect(merge(letters(length), true)).toBe(isGood ? undefined : 'uname: agentAccountName');
    expect(merge(letters(length))).toBe(isGood ? undefined : 'uname: accountName');
  });

  it.each([
    ['a_b', true, true],
    ['a-b', true, false],
    ['A1b', true, true],
    ['a.b', false, false],
    ['a b', false, false],
    ['账号名', false, false],
  ])(
    '[VALID-029] [VALID-031] [VALID-107] %j: merged in %s, as an agent %s',
    (name, isMerged, isAgent) => {
      expect(merge(name)).toBe(isMerged ? undefined : 'uname: accountName');
      expect(merge(name, true)).toBe(isAgent ? undefined : 'uname: agentAccountName');
    },
  );

  it('[VALID-030] a merged account needs its password', () => {
    expect(errorsOf(mergeForm(false), { uname: 'abc', password: '' })).toEqual([
      'password: required',
    ]);
    expect(merge('')).toBe('uname: required');
  });
});

describe('entering', () => {
  it('[CALL-051] [ROLE-096] paisou is sent as account, the other sources as they are', () => {
    expect(sentSource('paisou')).toBe('account');
    expect(sentSource('account')).toBe('account');
    expect(sentSource('fast_login')).toBe('fast_login');
    expect(sentSource('agent_account')).toBe('agent_account');
  });

  it('[ENTITY-008] an identity is 1 bound or 2 pending', () => {
    expect(identityStatuses).toEqual({ bound: 1, pending: 2 });
  });
});
