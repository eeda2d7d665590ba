import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { navigationGuard } from '../../machines/shell/navigationGuard';
import { selectGuardFailure } from '../../machines/shell/navigationGuard.selectors';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { LinkButton } from '../parts/LinkButton';
import { PlainPage } from './PlainPage';

/** Nobody could say who this is, or the server would not let them in: why, and another try [GRD-11, GRD-14]. */
export function NotLetIn({ actor }: ActorProps<typeof navigationGuard>) {
  const { t } = useTranslation('shell');
  const failure = useSelector(actor, selectGuardFailure);
  if (failure === null) return null;
  return (
    <div role="alert">
      <PlainPage name="notLetIn" text={t(failure.key, { ...failure.values })}>
        <Button kind="primary" onClick={() => actor.send({ type: 'retry.requested' })}>
          {t('notLetIn.retry')}
        </Button>
        <LinkButton to="/login">{t('notLetIn.login')}</LinkButton>
      </PlainPage>
    </div>
  );
}
