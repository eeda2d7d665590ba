import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { DecisionOutcome } from '../../domain/approvals';
import { type approvals, selectNotYours, selectOutcomes } from '../../machines/approvals/approvals';
import type { ActorProps } from '../parts/actorProps';
import { Dialog } from '../parts/Dialog';
import { Fact, Facts } from '../parts/Facts';
import { NotYours } from '../parts/NotYours';
import { useToldName } from '../parts/useToldName';

/** The key of what came of one application: done, not evaluated yet, or decided by somebody faster. */
function wordOf({ isDone, status }: DecisionOutcome) {
  if (isDone) return `several.done.${status}`;
  return status === 'evaluating' ? 'several.evaluating' : `decide.overtaken.${status}`;
}

/** What came of each of several applications. */
export function OutcomesDialog({ actor }: ActorProps<typeof approvals>) {
  const { t } = useTranslation('approvals');
  const told = useToldName();
  const outcomes = useSelector(actor, selectOutcomes);
  const notYours = useSelector(actor, selectNotYours);
  if (outcomes === null) return null;
  const done = outcomes.filter(({ isDone }) => isDone).length;
  return (
    <Dialog
      open
      title={t('several.result', { count: done, all: outcomes.length })}
      onClose={() => actor.send({ type: 'decision.cancelled' })}
    >
      <Facts layout="table">
        {outcomes.map((outcome) => (
          <Fact
            key={outcome.application_id}
            name={t('several.whose', {
              ...{ name: told(outcome.name), username: outcome.username },
              course: outcome.course_name,
            })}
          >
            {t(wordOf(outcome), { decider: told(outcome.decided_by ?? ''), hours: outcome.hours })}
          </Fact>
        ))}
      </Facts>
      <NotYours count={notYours} />
    </Dialog>
  );
}
