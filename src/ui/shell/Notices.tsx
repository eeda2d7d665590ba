import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectShown } from '../../machines/shell/portalSelectors';
import type { ShownToast, toasts } from '../../machines/shell/toasts';
import { useIsSaidByBar } from '../parts/offline';
import { ToastRegion } from '../parts/ToastRegion';

interface NoticesProps {
  readonly actor: ActorRefFrom<typeof toasts>;
  /** Whether the foot of the window says that the network is away. */
  readonly isOffline?: boolean | undefined;
}

/** Where the acts of a notice were done, each page once. */
const pagesOf = (acts: ShownToast['acts']) => [
  ...new Map(acts.flatMap(({ page }) => (page === undefined ? [] : [[page.to, page]]))).values(),
];

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
        .map(({ id, tone, message, acts }) => ({
          id,
          kind: tone === 'good' ? 'success' : 'error',
          text: t(message.key, { ...message.values }),
          pages: pagesOf(acts),
          times: acts.length,
        }))}
      onDismiss={(id) => actor.send({ type: 'notice.dismissed', id })}
    />
  );
}
