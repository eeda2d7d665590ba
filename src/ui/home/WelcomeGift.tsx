import { useSelector } from '@xstate/react';
import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type home, selectIsGiftGone, selectIsTakingGift } from '../../machines/home/home';
import type { summaryPoll } from '../../machines/home/homePolls';
import { Button } from '../parts/Button';

interface WelcomeGiftProps {
  readonly actor: ActorRefFrom<typeof home>;
  readonly summary: ActorRefFrom<typeof summaryPoll>;
}

type Summary = ReturnType<WelcomeGiftProps['summary']['getSnapshot']>;

const selectGift = ({ context }: Summary) => context.answer?.welcome_gift ?? null;

/** The day's coins, as long as they are there to be taken [SCREEN-012]. */
export function WelcomeGift({ actor, summary }: WelcomeGiftProps) {
  const { t } = useTranslation('home');
  const gift = useSelector(summary, selectGift);
  const isGone = useSelector(actor, selectIsGiftGone);
  const isTaking = useSelector(actor, selectIsTakingGift);
  if (gift === null || gift.is_taken || isGone) return null;
  return (
    <Button icon={Coins} busy={isTaking} onClick={() => actor.send({ type: 'gift.requested' })}>
      {t('gift.take', { count: gift.coins })}
    </Button>
  );
}
