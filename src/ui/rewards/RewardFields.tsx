import { useTranslation } from 'react-i18next';
import { amountMaximum, rewardRemarkLength } from '../../domain/limits';
import { type RewardCost, rewardWays } from '../../domain/rewards';
import type { MessagesActor } from '../../machines/rewards/rewardMessages';
import { Fact } from '../parts/Facts';
import { NumberField } from '../parts/form/NumberField';
import { SelectField } from '../parts/form/SelectField';
import { MessageField } from './MessageField';

interface CostFactsProps {
  readonly balance: number;
  /** Null while no amount stands there that can be given. */
  readonly cost: RewardCost | null;
}

/** What there is to give, what a reward costs, and what is left of it at least. */
export function CostFacts({ balance, cost }: CostFactsProps) {
  const { t } = useTranslation('rewards');
  return (
    <>
      <Fact name={t('reward.balance')}>{t('balance.coins', { count: balance })}</Fact>
      <Fact name={t('reward.cost')}>
        {cost === null
          ? t('balance.none')
          : cost.least === cost.most
            ? t('balance.coins', { count: cost.most })
            : t('reward.costs', { ...cost })}
      </Fact>
      <Fact name={t('reward.left')}>
        {cost === null ? t('balance.none') : t('balance.coins', { count: balance - cost.most })}
      </Fact>
    </>
  );
}

/** What the button of a reward says it gives. */
export function useRewardVerb(cost: RewardCost | null): string {
  const { t } = useTranslation('rewards');
  if (cost === null) return t('reward.open');
  return t(`reward.verb.${cost.least === cost.most ? 'sure' : 'most'}`, { count: cost.most });
}

/** How many coins, in which way, and why. */
export function RewardFields({ offer }: { readonly offer: MessagesActor }) {
  const { t } = useTranslation('rewards');
  return (
    <>
      <NumberField name="coins" maximum={amountMaximum} unit={t('reward.unit')} />
      <SelectField
        name="way"
        options={rewardWays.map((value) => ({ value, label: t(`reward.ways.${value}`) }))}
      />
      <MessageField name="remark" offer={offer} {...rewardRemarkLength} />
    </>
  );
}
