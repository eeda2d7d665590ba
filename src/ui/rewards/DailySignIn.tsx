import { useSelector } from '@xstate/react';
import { CalendarCheck, CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { signInCoins } from '../../domain/limits';
import { type dailySignIn, selectIsBusy, selectIsSigned } from '../../machines/rewards/dailySignIn';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { IconButton } from '../parts/IconButton';

/** The day's sign-in, with what it brings; then that it is done [SHELL-015]. */
export function DailySignIn({ actor }: ActorProps<typeof dailySignIn>) {
  const { t } = useTranslation('rewards');
  const isSigned = useSelector(actor, selectIsSigned);
  const isBusy = useSelector(actor, selectIsBusy);
  const sign = () => actor.send({ type: 'signIn.requested' });
  return isSigned ? (
    <IconButton icon={CalendarCheck} label={t('signIn.signed')} onClick={sign} />
  ) : (
    <Button icon={CalendarPlus} busy={isBusy} onClick={sign}>
      {t('signIn.verb', { coins: signInCoins })}
    </Button>
  );
}
