import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type readyGradings,
  selectFailure,
  selectIsFailed,
  selectIsLoading,
  selectOpenCount,
  selectRows,
} from '../../machines/grading/readyGradings';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { Button } from '../parts/Button';
import { Failed, NothingYet } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import { PageHead } from '../parts/PageHead';
import { RemoveReady } from './RemoveReady';
import { ReadyTable } from './ReadyTable';
import { SubmitReady } from './SubmitReady';

/** The gradings that were put aside, to be reviewed and submitted together. */
export function ReadyScreen({ actor }: ActorProps<typeof readyGradings>) {
  const { t } = useTranslation('grading');
  const rows = useSelector(actor, selectRows);
  const count = useSelector(actor, selectOpenCount);
  const failure = useSelector(actor, selectFailure);
  const isLoading = useSelector(actor, selectIsLoading);
  const isFailed = useSelector(actor, selectIsFailed);
  const remove = useCallback(
    (id: number) => {
      actor.send({ type: 'removal.requested', id });
    },
    [actor],
  );
  const retry = useCallback(
    (id: number) => {
      actor.send({ type: 'retry.requested', id });
    },
    [actor],
  );
  const action =
    count === 0 ? undefined : (
      <Button kind="primary" onClick={() => actor.send({ type: 'submit.requested' })}>
        {t('ready.submit', { count })}
      </Button>
    );
  const body = () => {
    if (isLoading) return <Loading label={t('ready.title')} rows={6} />;
    if (isFailed)
      return (
        <Failed
          title={t('ready.failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'load.retried' })}
        />
      );
    if (rows.length > 0) return <ReadyTable rows={rows} onRemove={remove} onRetry={retry} />;
    return <NothingYet title={t('ready.nothing')}>{t('ready.how')}</NothingYet>;
  };
  return (
    <>
      <BackLink to="/homework/list">{t('ready.back')}</BackLink>
      <PageHead title={t('ready.title')} action={action} />
      {body()}
      <RemoveReady actor={actor} />
      <SubmitReady actor={actor} />
    </>
  );
}
