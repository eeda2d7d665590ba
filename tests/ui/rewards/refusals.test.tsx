// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import en from '../../../locales/en/rewards.json';
import zh from '../../../locales/zh/rewards.json';
import { coinFreeze } from '../../../src/machines/rewards/coinFreeze';
import { coinReward } from '../../../src/machines/rewards/coinReward';
import { crystalDeduction } from '../../../src/machines/rewards/crystalDeduction';
import { propGrant } from '../../../src/machines/rewards/propGrant';
import { CoinFreezeDialog } from '../../../src/ui/rewards/CoinFreezeDialog';
import { CoinRewardDialog } from '../../../src/ui/rewards/CoinRewardDialog';
import { DeductionDialog } from '../../../src/ui/rewards/CrystalDialogs';
import { GrantDialog } from '../../../src/ui/rewards/TreasuryDialogs';
import { run } from '../../machines/parts/world';
import { saidOf } from '../saidOf';
import { languages, showView } from '../showView';

const words = { zh, en };
const stay = () => undefined;
const student = { student_id: 1, name: '陈晨', username: 'cc01', grade: 7 } as const;

/** The words of a rule, up to the number in them. */
const ruleOf = (words: string) => words.replace(/\{\{.*/s, '').trim();

/** Fills fields in by their labels, and tries to send the form. */
function send(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.submit(screen.getByRole('form'));
}

describe.each(languages)('in %s', (language) => {
  const { reward, crystalDeduction: deduction, propGrant: grant } = words[language];
  const isEnglish = language === 'en';
  const missing = isEnglish ? en.reward.missing_other : zh.reward.missing;
  const coinsOf = isEnglish ? en.balance.coins_other : zh.balance.coins;
  const sure = isEnglish ? en.reward.verb.sure_other : zh.reward.verb.sure;
  const allAlike = isEnglish ? en.reward.allAlike_other : zh.reward.allAlike;

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
    const scope = { subject_id: 2, student_ids: [1], students: [], balance: 1_000_000 };
    const actor = createActor(coinReward, { input: { scope } }).start();
    showView(<CoinRewardDialog actor={actor} onCancel={stay} />, language);
    send({ [reward.coins]: '1000000', [reward.remark]: 'x' });
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

  const openReward = (balance: number, ids: readonly number[] = [1]) => {
    const scope = { subject_id: 2, student_ids: [...ids], students: [], balance };
    const actor = createActor(coinReward, { input: { scope } }).start();
    showView(<CoinRewardDialog actor={actor} onCancel={stay} />, language);
    return actor;
  };
  const type = (label: string, value: string) => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  const filled = (text: string, count: number) =>
    text.replace(/\{\{[^}]*\}\}/, new Intl.NumberFormat(language).format(count));

  it('[VALID-039] the field says how many coins are missing, as soon as more is typed than there is', () => {
    openReward(100, [1, 2]);
    type(reward.coins, '75');
    expect(saidOf(reward.coins)).toContain(filled(missing, 50));
    expect(screen.getByLabelText(reward.coins).getAttribute('aria-invalid')).toBe('true');
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toContain(filled(coinsOf, 150));
    expect(facts).toContain(filled(coinsOf, 50));
    expect(screen.getByRole('button', { name: reward.open })).toBeTruthy();
    type(reward.coins, '50');
    expect(screen.getByLabelText(reward.coins).getAttribute('aria-invalid')).toBeNull();
  });

  it('[VALID-039] far more than there is is still a balance that does not suffice', () => {
    openReward(100);
    type(reward.coins, '1000000');
    expect(saidOf(reward.coins)).toContain(filled(missing, 999_900));
    type(reward.coins, '9'.repeat(40));
    fireEvent.submit(screen.getByRole('form'));
    expect(saidOf(reward.coins)).toContain(reward.error.insufficientBalance);
  });

  it('[VALID-037] hint and error name the same range, that the balance is enough for', () => {
    openReward(850, [1, 2]);
    type(reward.coins, '0');
    fireEvent.submit(screen.getByRole('form'));
    expect(saidOf(reward.coins)).toBe(
      `${filled(reward.coinsWhy, 425)} ${filled(reward.error.positive, 425)}`,
    );
  });

  it('[VALID-037] a balance that is enough for one each names 1 and no range', () => {
    openReward(3, [1, 2]);
    type(reward.coins, '0');
    fireEvent.submit(screen.getByRole('form'));
    expect(saidOf(reward.coins)).toBe(`${reward.coinsWhy_only} ${reward.error.positive_only}`);
  });

  it('zeros before an amount are left out of what is given', () => {
    openReward(850);
    type(reward.coins, '007');
    expect(screen.getByRole('button', { name: filled(sure, 7) })).toBeTruthy();
  });

  it.each([
    ['3', 'allAlike', 3],
    ['10', 'each', 7],
  ] as const)('[VALID-042] a random reward of %s says what each gets', (coins, key, first) => {
    openReward(850);
    type(reward.coins, coins);
    type(reward.way, 'random');
    const sentence = key === 'each' ? reward.each : allAlike;
    expect(saidOf(reward.way)).toContain(filled(sentence, first).replace(/\{\{.*/s, ''));
    type(reward.way, 'fixed');
    expect(saidOf(reward.way)).toContain(reward.wayWhy);
  });

  it('a balance that changed says what it was when the dialog opened', () => {
    const actor = openReward(850);
    act(() => {
      actor.send({ type: 'scope.renewed', scope: { balance: 12 } });
    });
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    const [now, before] = [filled(coinsOf, 12), filled(coinsOf, 850)];
    expect(facts.filter((fact) => fact.includes(now) && fact.includes(before))).toHaveLength(1);
  });

  it('an account that was frozen meanwhile cannot be frozen again, and the dialog says why', () => {
    const account = { ...student, coin_cnt: 3, held_cnt: 0, last_rewarded_at: null };
    const scope = {
      ...{ subject_id: 2, student: { ...account, status: 'normal' as const, reason: null } },
    };
    const actor = createActor(coinFreeze, { input: { scope } }).start();
    showView(<CoinFreezeDialog actor={actor} onCancel={stay} />, language);
    act(() => {
      const frozen = { ...account, status: 'frozen' as const, reason: 'XYZ' };
      actor.send({ type: 'scope.renewed', scope: { student: frozen } });
    });
    expect(screen.getByRole('dialog').textContent).toContain('XYZ');
    expect(screen.queryByRole('button', { name: words[language].freeze.verb })).toBeNull();
  });

  it.each([
    ['[VALID-032] half a crystal', '0.5', 'positive'],
    ['[VALID-032] no crystal', '0', 'positive'],
    ['[VALID-033] more than the student has', '8', 'tooManyCrystals'],
  ] as const)('%s is not deducted, and the field says why', (_, crystals, error) => {
    const scope = {
      subject_id: 2,
      student: { ...student, crystal_cnt: 7, last_rewarded_at: null },
    };
    const { actor } = run(crystalDeduction, { scope });
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
    const limited = grant.error[error].replace('{{most}}', '3');
    expect(saidOf(grant.count)).toContain(
      limited.replace('{{maximum, number}}', '2').replace(/\{\{.*/s, ''),
    );
  });

  it('[VALID-049] a prop with a message of 101 characters is not granted', () => {
    openGrant();
    send({ [grant.prop]: '5', [grant.count]: '1', [grant.message]: 'x'.repeat(101) });
    expect(screen.getByLabelText(grant.message).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText(grant.count).getAttribute('aria-invalid')).toBeNull();
  });
});
