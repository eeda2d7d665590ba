import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type GradingStage, selectFailure } from '../../machines/grading/selectors';
import { Failed } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import { Overtaken } from './Overtaken';
import type { OvertakenActor } from './workActors';

interface WorkStagesProps {
  readonly actor: { send(event: { type: 'retry.requested' }): void };
  readonly work: OvertakenActor;
  readonly stage: GradingStage;
  /** What is loaded, and what is said if that fails. */
  readonly label: string;
  readonly failed: string;
  /** All that was written, as plain text. */
  readonly text: string;
  /** The drafts of a grading that can no longer be handed in. */
  readonly kept: ReactNode;
  readonly nothing: ReactNode;
  readonly submitted: ReactNode;
  /** The grading itself. */
  readonly children: ReactNode;
}

/** A piece of work that is graded, at each stage from loading it to how it was graded. */
export function WorkStages(props: WorkStagesProps) {
  const { actor, work, stage, label, failed, text, kept, nothing, submitted, children } = props;
  const failure = useSelector(work, selectFailure);
  switch (stage) {
    case 'loading':
      return <Loading label={label} rows={12} />;
    case 'loadFailed':
      return (
        <Failed
          title={failed}
          failure={failure}
          onRetry={() => actor.send({ type: 'retry.requested' })}
        />
      );
    case 'overtaken':
      return <Overtaken work={work} text={text} />;
    case 'nothingToGrade':
    case 'submitted':
      return (
        <>
          {kept}
          {stage === 'submitted' ? submitted : nothing}
        </>
      );
    default:
      return children;
  }
}
