import { useTranslation } from 'react-i18next';
import type { RewardCost } from '../../domain/rewards';
import { Fact } from '../parts/Facts';

interface CostFactsProps {
  readonly balance: number;
  /** What there was when the dialog opened; undefined while nothing was asked for anew. */
  readonly before: number | undefined;
  /** Null while no amount stands there. */
  readonly cost: RewardCost | null;
}

/** What there is to give, what a reward costs, and what is left of it at least, or missing. */
export function CostFacts({ balance, before = balance, cost }: CostFactsProps) {
  const { t } = useTranslation('rewards');
  const coins = (count: number) => t('balance.coins', { count });
  const { missing = 0 } = cost ?? {};
  return (
    <>
      <Fact name={t('reward.balance')}>
        <span role="status">
          {before === balance
            ? coins(balance)
            : t('reward.changed', { now: coins(balance), before: coins(before) })}
        </span>
      </Fact>
      <Fact name={t('reward.cost')}>
        {cost === null
          ? t('balance.none')
          : cost.least === cost.most
            ? coins(cost.most)
            : t('reward.costs', { least: cost.least, most: cost.most })}
      </Fact>
      {missing > 0 ? (
        <Fact name={t('reward.short')}>{coins(missing)}</Fact>
      ) : (
        <Fact name={t('reward.left')}>
          {cost === null ? t('balance.none') : coins(balance - cost.most)}
        </Fact>
      )}
    </>
  );
}
