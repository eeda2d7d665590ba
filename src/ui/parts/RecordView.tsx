import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Subscribable } from 'xstate';
import type { ShownFailure } from '../../machines/parts/failure';
import {
  selectAnswer,
  selectFailure,
  selectIsAbsent,
  selectIsLoading,
} from '../../machines/parts/record';
import { Failed } from './Emptiness';
import { Loading } from './Loading';

interface Shown<Answer> {
  readonly context: { readonly answer: Answer | null; readonly failure: ShownFailure | null };
  hasTag(tag: 'busy' | 'empty' | 'failed'): boolean;
}

/** A chart of one thing (`machines/parts/record`). */
export type RecordActor<Answer> = Subscribable<Shown<Answer>> & {
  getSnapshot(): Shown<Answer>;
  send(event: { type: 'load.retried' }): void;
};

interface RecordViewProps<Answer> {
  readonly actor: RecordActor<Answer>;
  /** What is loading, and in as many rows as will come. */
  readonly loading: string;
  readonly rows: number;
  /** What failed: 'The work order could not be loaded'. */
  readonly failed: string;
  /** What stands where there is no such thing. */
  readonly absent?: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
}

/** One thing once it is there; before, that it is loading, that there is none, or why it failed, with another try. */
export function RecordView<Answer>(props: RecordViewProps<Answer>) {
  const { actor, loading, rows, failed, absent, children } = props;
  const answer = useSelector(actor, selectAnswer<Answer | null>);
  const failure = useSelector(actor, selectFailure);
  const isLoading = useSelector(actor, selectIsLoading);
  const isAbsent = useSelector(actor, selectIsAbsent);
  if (isLoading) return <Loading label={loading} rows={rows} />;
  if (isAbsent) return absent;
  if (answer !== null) return children(answer);
  const retry = () => actor.send({ type: 'load.retried' });
  return <Failed title={failed} failure={failure} onRetry={retry} />;
}
