import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectAnswer, selectFailure, selectIsAsking } from '../../machines/parts/poll';
import { Button } from '../parts/Button';
import { useDates } from '../parts/dates';
import { Failed } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import { Status } from '../parts/Status';
import { Block, Panel } from './Block';
import type { PollActor } from './pollActor';

interface PolledBlockProps<Answer> {
  readonly actor: PollActor<Answer>;
  readonly title: string;
  /** Whether the page's own title says the same right above it. */
  readonly titled?: boolean;
  /** What failed: 'The reports could not be loaded'. */
  readonly failed: string;
  readonly rows: number;
  readonly fills?: boolean;
  /** What is counted, beside the title. */
  readonly count?: (answer: Answer) => ReactNode;
  readonly action?: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
}

/** A block of what a poll has answered: it loads, fails and is tried again by itself. */
export function PolledBlock<Answer extends { readonly as_of: string }>(
  props: PolledBlockProps<Answer>,
) {
  const { actor, title, rows, count, children } = props;
  const { t } = useTranslation('home');
  const { time } = useDates();
  const answer = useSelector(actor, selectAnswer<Answer>);
  const failure = useSelector(actor, selectFailure);
  const isAsking = useSelector(actor, selectIsAsking);
  const retry = () => actor.send({ type: 'refresh.requested' });
  const meta = answer && (
    <>
      {count?.(answer)}
      <span>{t('asOf', { time: time(answer.as_of) })}</span>
      {failure === null ? null : (
        <>
          <Status kind="watch">{t('stale')}</Status>
          <Button kind="quiet" size="small" busy={isAsking} onClick={retry}>
            {t('retry')}
          </Button>
        </>
      )}
    </>
  );
  return (
    <Block
      {...{ title, meta, rows, action: props.action, fills: props.fills, titled: props.titled }}
    >
      {answer !== null ? children(answer) : null}
      {answer === null && failure === null ? (
        <Panel>
          <Loading label={title} rows={rows} />
        </Panel>
      ) : null}
      {answer === null && failure !== null ? (
        <Panel>
          <Failed title={props.failed} failure={failure} busy={isAsking} onRetry={retry} />
        </Panel>
      ) : null}
    </Block>
  );
}
