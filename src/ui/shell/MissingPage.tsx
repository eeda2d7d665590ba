import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type missingPage, selectCause, selectIsTrying } from '../../machines/shell/missingPage';
import { Button } from '../parts/Button';
import { CrashedPage } from './CrashedPage';
import { PlainPage } from './PlainPage';
import { ScreenLoading } from './ScreenLoading';

interface MissingPageProps {
  readonly actor: ActorRefFrom<typeof missingPage>;
  readonly onReload: () => void;
}

/** Stands where a page would be whose code or words did not come: says why, and what helps. */
export function MissingPage({ actor, onReload }: MissingPageProps) {
  const { t } = useTranslation('shell');
  const cause = useSelector(actor, selectCause);
  const isTrying = useSelector(actor, selectIsTrying);
  if (cause === null) return <ScreenLoading />;
  if (cause !== 'unreachable') return <CrashedPage name={cause} onReload={onReload} />;
  return (
    <div role="alert">
      <PlainPage name="unreachable">
        <Button
          kind="primary"
          busy={isTrying}
          onClick={() => actor.send({ type: 'retry.requested' })}
        >
          {t('unreachable.retry')}
        </Button>
      </PlainPage>
    </div>
  );
}
