import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import {
  Coins,
  HandCoins,
  History,
  type LucideIcon,
  RotateCw,
  Send,
  ShoppingCart,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { CoinSupply } from '../../domain/rewards';
import type { coinPoll, SupplyWay } from '../../machines/rewards/coinBalance';
import { selectAnswer, selectFailure, selectIsAsking } from '../../machines/parts/poll';
import { Button } from '../parts/Button';
import { useDates } from '../parts/dates';
import { Menu } from '../parts/Menu';

/** The ways to come by more coins, by what the account is. */
const waysOf: Readonly<Record<CoinSupply, readonly SupplyWay[]>> = {
  agent: ['purchase', 'allocation'],
  request: ['request'],
  purchase: ['purchase'],
};

const icons: Readonly<Record<SupplyWay, LucideIcon>> = {
  purchase: ShoppingCart,
  allocation: HandCoins,
  request: Send,
};

interface CoinMenuProps {
  readonly poll: ActorRefFrom<typeof coinPoll>;
  /** Where the account's own coins are listed, if there is such a page. */
  readonly history: string | undefined;
  readonly onWay: (way: SupplyWay) => void;
}

/** How many coins there are; under it, how to come by more. */
export function CoinMenu({ poll, history, onWay }: CoinMenuProps) {
  const { t } = useTranslation('rewards');
  const { moment } = useDates();
  const answer = useSelector(poll, selectAnswer);
  const failure = useSelector(poll, selectFailure);
  const isAsking = useSelector(poll, selectIsAsking);
  if (answer === null) {
    const words = failure === null ? t('balance.loading') : t('balance.reload');
    return (
      <Button
        kind="quiet"
        icon={failure === null ? Coins : RotateCw}
        aria-label={words}
        busy={failure === null || isAsking}
        onClick={() => poll.send({ type: 'refresh.requested' })}
      >
        {t('balance.none')}
      </Button>
    );
  }
  const { coin_cnt: count, may_ask_at: mayAskAt } = answer;
  const ways = waysOf[answer.supply];
  return (
    <Menu
      label={t('balance.menu')}
      trigger={
        <Button
          kind="quiet"
          icon={Coins}
          aria-label={t('balance.coins', { count })}
          title={t('balance.coins', { count })}
        >
          <chakra.span fontVariantNumeric="tabular-nums">
            {t('balance.figure', { value: count })}
          </chakra.span>
        </Button>
      }
      items={[
        ...ways.map((way) => {
          const item = { id: way, label: t(`supply.${way}`), icon: icons[way] };
          if (way !== 'request' || mayAskAt === undefined) return item;
          return { ...item, label: t('supply.asked', { time: moment(mayAskAt) }), disabled: true };
        }),
        ...(history === undefined
          ? []
          : [{ id: 'history', label: t('supply.history'), icon: History, to: history }]),
      ]}
      onSelect={(chosen) => {
        const way = ways.find((name) => name === chosen);
        if (way !== undefined) onWay(way);
      }}
    />
  );
}
