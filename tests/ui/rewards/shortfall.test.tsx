// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import en from '../../../locales/en/rewards.json';
import zh from '../../../locales/zh/rewards.json';
import { coinReward } from '../../../src/machines/rewards/coinReward';
import { crystals } from '../../../src/machines/rewards/crystals';
import { propGrant } from '../../../src/machines/rewards/propGrant';
import { CoinRewardDialog } from '../../../src/ui/rewards/CoinRewardDialog';
import { CrystalDialogs } from '../../../src/ui/rewards/CrystalDialogs';
import { GrantDialog } from '../../../src/ui/rewards/TreasuryDialogs';
import { browser } from '../../machines/parts/browser';
import { run } from '../../machines/parts/world';
import { saidOf } from '../saidOf';
import { languages, showView } from '../showView';

const words = { zh, en };
const stay = () => undefined;

const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

describe.each(languages)('in %s', (language) => {
  const { reward, crystalReward, propGrant: grant } = words[language];
  const isEnglish = language === 'en';
  const filled = (text: string, count: number) =>
    text.replace(/\{\{[^}]*\}\}/, new Intl.NumberFormat(language).format(count));

  const openGrant = (count: number, maximum: number) => {
    const prop = { prop_id: 5, name: 'Sapling', count, obtaining_method: '', maximum };
    const scope = { subject_id: 2, student_ids: [1, 2], students: [], props: [prop] };
    const actor = createActor(propGrant, { input: { scope } }).start();
    showView(<GrantDialog actor={actor} onCancel={stay} />, language);
    type(grant.prop, '5');
  };

  it('the field says how many props are missing, as soon as more is typed than there is', () => {
    openGrant(4, 9);
    type(grant.count, '5');
    const missing = isEnglish ? en.propGrant.missing_other : zh.propGrant.missing;
    expect(saidOf(grant.count)).toContain(filled(missing, 6));
    type(grant.count, '2');
    expect(screen.getByLabelText(grant.count).getAttribute('aria-invalid')).toBeNull();
  });

  it.each([
    ['the stock', 3, 9],
    ['the prop', 40, 1],
  ])(
    '[VALID-047] where %s leaves only one for each, the error names 1 and no range',
    (_, count, maximum) => {
      openGrant(count, maximum);
      type(grant.count, '0');
      fireEvent.submit(screen.getByRole('form'));
      expect(saidOf(grant.count)).toBe(`${grant.countWhy_only} ${grant.error.positive_only}`);
    },
  );

  it('the field says how many crystals are missing', () => {
    const { actor } = run(crystals, { subjectId: 2, address: {} });
    actor.send({ type: 'reward.requested', ids: [1, 2], students: [], stock: 7 });
    showView(<CrystalDialogs actor={actor} />, language);
    type(crystalReward.crystals, '5');
    const missing = isEnglish ? en.crystalReward.missing_other : zh.crystalReward.missing;
    expect(saidOf(crystalReward.crystals)).toContain(filled(missing, 3));
  });

  it('a reward that another tab keeps says that both would be done', () => {
    const tabs = browser();
    const scope = { subject_id: 2, student_ids: [1], students: [], balance: 100 };
    const open = () => run(coinReward, { scope, draftKey: 'coinReward.1' }, tabs);
    open();
    const { actor } = open();
    showView(<CoinRewardDialog actor={actor} onCancel={stay} />, language);
    act(() => undefined);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(reward.elsewhere),
    );
  });
});
