import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectShown } from '../../machines/shell/portalSelectors';
import type { toasts } from '../../machines/shell/toasts';
import { useIsSaidByBar } from '../parts/offline';
import { ToastRegion } from '../parts/ToastRegion';

interface NoticesProps {
  readonly actor: ActorRefFrom<typeof toasts>;
  /** Whether the foot of the window says that the network is away. */
  readonly isOffline?: boolean | undefined;
}

/** The notices of every chart, in the words of their area. */
export function Notices({ actor, isOffline }: NoticesProps) {
  const { t } = useTranslation();
  const shown = useSelector(actor, selectShown);
  const isSaidByBar = useIsSaidByBar();
  return (
    <ToastRegion
      isAtFoot={isOffline}
      toasts={shown
        .filter(({ message }) => !isSaidByBar(message))
        .map(({ id, tone, message }) => ({
          id,
          kind: tone === 'good' ? 'success' : 'error',
          text: t(message.key, { ...message.values }),
        }))}
      onDismiss={(id) => actor.send({ type: 'notice.dismissed', id })}
    />
  );
}
