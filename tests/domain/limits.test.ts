import { describe, expect, it } from 'vitest';
import * as limits from '../../src/domain/limits';

const mebibyte = 1_048_576;

/** The specification's constants. That the product keeps to them is for the tests of each area to prove. */
const constants: readonly (readonly [name: keyof typeof limits, value: unknown])[] = [
  ['passwordLength', { minimum: 6, maximum: 30 }],
  ['accountNameLength', { minimum: 3, maximum: 20 }],
  ['nicknameLength', { zh: { minimum: 2, maximum: 10 }, en: { minimum: 2, maximum: 50 } }],
  ['deductionReasonLength', { minimum: 10, maximum: 200 }],
  ['motivationalMessageLength', 100],
  ['feedbackImages', { count: 9, bytes: 5 * mebibyte }],
  ['avatarBytes', 5 * mebibyte],
  ['subjectiveCaps', { centralMaterial: 40, language: 40, structure: 20 }],
  ['rewardRange', { minimum: 0.7, maximum: 1 }],
  ['welcomeGift', 200],
  ['signInCoins', 10],
  ['tooFastSeconds', 15],
  ['repetitionDays', 7],
  ['proficientMastery', 0.9],
  ['abilityThresholds', { middle: 0.7, high: 0.85 }],
  ['manualPoolShare', 0.03],
  ['wordRecitationSince', '2021-07-01'],
  ['healthCap', 100],
  ['scoreSubmissionDays', 14],
  ['workOrderPageSize', 10],
  ['workOrderPreviewSize', 3],
  ['resendAfter', 60_000],
  ['upgradePollEvery', 10_000],
  ['identityPollEvery', 5_000],
  ['limitCheckEvery', 20_000],
  ['todoEvery', 15_000],
  ['finalCountdown', 5_000],
  ['redpointAfter', 5_000],
  ['unreadBadgeMaximum', 99],
  ['suggestionLength', 20],
  ['suggestionHideAfter', 300],
  ['serviceDeskWindow', { width: 650, height: 650 }],
  ['guideSubjectId', 1],
  ['languages', ['zh', 'en']],
];

describe('constants', () => {
  it.each(constants)('%s is %j', (name, value) => {
    expect(limits[name]).toEqual(value);
  });

  it('what each foundation mode asks', () => {
    expect(limits.foundationModes[70]).toEqual({ difficulty: 70, coverage: 0.7 });
    expect(limits.foundationModes[50]).toEqual({ difficulty: 50, coverage: 0.7 });
    expect(limits.foundationModes[30]).toEqual({ difficulty: 40, coverage: 0.5 });
  });

  it('when scores fall due', () => {
    const reminders = limits.scoreReminders.map(({ exam, month, day }) => [exam, month, day]);
    expect(reminders).toEqual([
      ['midterm', 5, 15],
      ['midterm', 11, 15],
      ['final', 7, 1],
      ['final', 2, 1],
    ]);
  });
});
