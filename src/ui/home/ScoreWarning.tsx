import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { summaryPoll } from '../../machines/home/homePolls';
import { useDates } from '../parts/dates';
import { LinkButton } from '../parts/LinkButton';
import { StatusShape } from '../parts/Status';

interface ScoreWarningProps {
  readonly actor: ActorRefFrom<typeof summaryPoll>;
}

type Snapshot = ReturnType<ScoreWarningProps['actor']['getSnapshot']>;

const selectWarning = ({ context }: Snapshot) => context.answer?.score_warning ?? null;

/** Scores that are due: how many, until when, and what follows [SCREEN-013]. */
export function ScoreWarning({ actor }: ScoreWarningProps) {
  const { t } = useTranslation('home');
  const { day } = useDates();
  const warning = useSelector(actor, selectWarning);
  if (warning === null) return null;
  const { exam, missing_count: missing, due_on: due, days_left: left } = warning;
  return (
    <div role="status" className="score-warning">
      <StatusShape kind={left < 0 ? 'act' : 'watch'} />
      <p className="score-warning-words">
        {t(`warning.${exam}`, { count: missing })}{' '}
        {left < 0
          ? t('warning.over', { day: day(due) })
          : t('warning.left', { day: day(due), count: left })}
      </p>
      <LinkButton to="/score/index" size="small">
        {t('warning.verb')}
      </LinkButton>
    </div>
  );
}
