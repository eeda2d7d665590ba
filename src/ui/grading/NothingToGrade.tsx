import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type personWork, selectInfo, selectIsInfoFailed } from '../../machines/grading/personWork';
import { useDates } from '../parts/dates';
import { Failed, NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { Loading } from '../parts/Loading';
import { AnswersTable } from './AnswersTable';

interface NothingToGradeProps {
  readonly actor: ActorRefFrom<typeof personWork>;
}

/** No essay to correct: the answers of adaptive homework, or why there is nothing. */
export function NothingToGrade({ actor }: NothingToGradeProps) {
  const { t } = useTranslation(['grading', 'homework']);
  const { moment } = useDates();
  const info = useSelector(actor, selectInfo);
  const isFailed = useSelector(actor, selectIsInfoFailed);
  if (info === null) {
    return isFailed ? (
      <Failed
        title={t('loadFailed')}
        onRetry={() => {
          actor.send({ type: 'retry.requested' });
        }}
      />
    ) : (
      <Loading label={t('homework')} />
    );
  }
  const { person, answers } = info;
  if (answers.length > 0) return <AnswersTable answers={answers} />;
  return (
    <NothingYet
      title={t(`nothing.${person.status}`, { name: person.student_name })}
      action={<LinkButton to="/homework/list">{t('homework:back')}</LinkButton>}
    >
      {t('nothing.deadline', { time: moment(person.deadline) })}
    </NothingYet>
  );
}
