import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type accountMenu, selectProfileFailure } from '../../machines/account/accountMenu';
import { Dialog } from '../parts/Dialog';
import { Failed } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';

interface ProfileAwaitedProps {
  readonly actor: ActorRefFrom<typeof accountMenu>;
  readonly onClose: () => void;
}

/** The profile's dialog before there is one: on its way, or why it did not come. */
export function ProfileAwaited({ actor, onClose }: ProfileAwaitedProps) {
  const { t } = useTranslation(['account', 'shell']);
  const failure = useSelector(actor, selectProfileFailure);
  return (
    <Dialog open size="md" title={t('profile.title')} onClose={onClose}>
      {failure === null ? (
        <Loading label={t('profile.title')} rows={6} />
      ) : (
        <Failed
          title={t('profile.notLoaded')}
          failure={failure}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      )}
    </Dialog>
  );
}
