// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import en from '../../../locales/en/rewards.json';
import zh from '../../../locales/zh/rewards.json';
import { coinReward } from '../../../src/machines/rewards/coinReward';
import { crystalDeduction } from '../../../src/machines/rewards/crystalDeduction';
import { propGrant } from '../../../src/machines/rewards/propGrant';
import { CoinRewardDialog } from '../../../src/ui/rewards/CoinRewardDialog';
import { DeductionDialog } from '../../../src/ui/rewards/CrystalDialogs';
import { GrantDialog } from '../../../src/ui/rewards/TreasuryDialogs';
import { languages, showView } from '../showView';

const words = { zh, en };
const stay = () => undefined;
const student = { student_id: 1, name: '陈晨', username: 'cc01', grade: 7 } as const;

/** The words of a rule, up to the number in them. */
const ruleOf = (words: string) => words.replace(/\{\{.*/s, '').trim();

/** What a control is described by: why it asks, and what is wrong with it. */
function saidOf(label: string): string {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** Fills fields in by their labels, and tries to send the form. */
function send(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.submit(screen.getByRole('form'));
}

describe.each(languages)('in %s', (language) => {
  const { reward, crystalDeduction: deduction, propGrant: grant } = words[language];

  it.each([
    ['[VALID-036] half a coin', '1.5', 'positive'],
    ['[VALID-037] no coin', '0', 'positive'],
    ['[VALID-038] fewer than none', '-1', 'positive'],
    ['[VALID-039] more than the balance, for two', '51', 'insufficientBalance'],
  ] as const)('%s is not given, and the field says why', (_, coins, error) => {
    const scope = { subject_id: 2, student_ids: [1, 2], students: [], balance: 100 };
    const actor = createActor(coinReward, { input: { scope } }).start();
    showView(<CoinRewardDialog actor={actor} onCancel={stay} />, language);
    send({ [reward.coins]: coins, [reward.remark]: 'x' });
    expect(saidOf(reward.coins)).toContain(ruleOf(reward.error[error]));
  });

  it('coins beyond the limit are not given, and the field says the limit', () => {
    const scope = { subject_id: 2, student_ids: [1], students: [], balance: 100 };
    const actor = createActor(coinReward, { input: { scope } }).start();
    showView(<CoinRewardDialog actor={actor} onCancel={stay} />, language);
    send({ [reward.coins]: '9'.repeat(20), [reward.remark]: 'x' });
    expect(saidOf(reward.coins)).toContain('999,999');
    expect(saidOf(reward.coins)).not.toContain(ruleOf(reward.error.positive));
  });

  it('[VALID-040] [VALID-044] coins without a remark are not given', () => {
    const scope = { subject_id: 2, student_ids: [1], students: [], balance: 100 };
    const actor = createActor(coinReward, { input: { scope } }).start();
    showView(<CoinRewardDialog actor={actor} onCancel={stay} />, language);
    send({ [reward.coins]: '10', [reward.remark]: ' ' });
    expect(screen.getByLabelText(reward.remark).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText(reward.coins).getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    ['[VALID-032] half a crystal', '0.5', 'positive'],
    ['[VALID-032] no crystal', '0', 'positive'],
    ['[VALID-033] more than the student has', '8', 'tooManyCrystals'],
  ] as const)('%s is not deducted, and the field says why', (_, crystals, error) => {
    const scope = { student: { ...student, crystal_cnt: 7, last_rewarded_at: null } };
    const actor = createActor(crystalDeduction, { input: { scope } }).start();
    showView(<DeductionDialog actor={actor} onCancel={stay} />, language);
    send({ [deduction.crystals]: crystals, [deduction.reason]: 'Given twice by mistake' });
    expect(saidOf(deduction.crystals)).toContain(ruleOf(deduction.error[error]));
  });

  const openGrant = () => {
    const prop = { prop_id: 5, name: 'Sapling', count: 5, obtaining_method: '', maximum: 3 };
    const scope = { subject_id: 2, student_ids: [1, 2], students: [], props: [prop] };
    const actor = createActor(propGrant, { input: { scope } }).start();
    showView(<GrantDialog actor={actor} onCancel={stay} />, language);
  };

  it.each([
    ['[VALID-047] no prop', '0', 'positive'],
    ['[VALID-048] more than one grant may hold', '4', 'overMaximum'],
    ['[VALID-048] far more than one grant may hold', '9'.repeat(20), 'tooMuch'],
    ['[VALID-048] more than the account has, for two', '3', 'outOfStock'],
  ] as const)('%s is not granted, and the field says why', (_, count, error) => {
    openGrant();
    send({ [grant.prop]: '5', [grant.count]: count });
    expect(saidOf(grant.count)).toContain(
      grant.error[error].replace(/\{\{maximum(, number)?\}\}/, '3'),
    );
  });

  it('[VALID-049] a prop with a message of 101 characters is not granted', () => {
    openGrant();
    send({ [grant.prop]: '5', [grant.count]: '1', [grant.message]: 'x'.repeat(101) });
    expect(screen.getByLabelText(grant.message).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText(grant.count).getAttribute('aria-invalid')).toBeNull();
  });
});
