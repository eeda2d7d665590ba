import { useTranslation } from 'react-i18next';
import { rewardRemarkLength } from '../../domain/limits';
import { mostForEach, type RewardCost, rewardRangeOf, rewardWays } from '../../domain/rewards';
import type { MessagesActor } from '../../machines/rewards/rewardMessages';
import { NumberField } from '../parts/form/NumberField';
import { SelectField } from '../parts/form/SelectField';
import { MessageField } from './MessageField';

/** What the button of a reward says it gives. */
export function useRewardVerb(cost: RewardCost | null): string {
  const { t } = useTranslation('rewards');
  if (cost === null || cost.missing > 0) return t('reward.open');
  return t(`reward.verb.${cost.least === cost.most ? 'sure' : 'most'}`, { count: cost.most });
}

/** What each gets of a reward that is random; undefined while that is the same for all amounts. */
function useEach(typed: { readonly coins: string; readonly way: 'fixed' | 'random' }) {
  const { t } = useTranslation('rewards');
  const range = typed.way === 'random' ? rewardRangeOf(typed.coins) : null;
  if (range === null) return undefined;
  const { least, most } = range;
  return least === most ? t('reward.allAlike', { count: most }) : t('reward.each', { least, most });
}

interface RewardFieldsProps {
  readonly typed: { readonly coins: string; readonly way: 'fixed' | 'random' };
  readonly balance: number;
  /** How many are rewarded. */
  readonly many: number;
  /** Null while no amount stands there. */
  readonly cost: RewardCost | null;
  readonly offer: MessagesActor;
}

/** How many coins, in which way, and why. */
export function RewardFields({ typed, balance, many, cost, offer }: RewardFieldsProps) {
  const { t } = useTranslation('rewards');
  const most = mostForEach(balance, many);
  const { missing = 0 } = cost ?? {};
  return (
    <>
      <NumberField
        name="coins"
        maximum={Math.max(1, most)}
        reason={most === 0 ? t('reward.noneLeft', { count: balance }) : undefined}
        fault={missing > 0 ? t('reward.missing', { count: missing }) : undefined}
        unit={t('reward.unit')}
      />
      <SelectField
        name="way"
        reason={useEach(typed)}
        options={rewardWays.map((value) => ({ value, label: t(`reward.ways.${value}`) }))}
      />
      <MessageField name="remark" offer={offer} {...rewardRemarkLength} />
    </>
  );
}
