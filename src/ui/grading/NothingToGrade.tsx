import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type personWork, selectInfo } from '../../machines/grading/personWork';
import type { ActorProps } from '../parts/actorProps';
import { useDates } from '../parts/dates';
import { NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { AnswersTable } from './AnswersTable';
import { useToldName } from '../parts/useToldName';

/** No essay to correct: the answers of adaptive homework, or why there is nothing. */
export function NothingToGrade({ actor }: ActorProps<typeof personWork>) {
  const { t } = useTranslation(['grading', 'homework']);
  const told = useToldName();
  const { moment } = useDates();
  const info = useSelector(actor, selectInfo);
  if (info === null) return null;
  const { person, answers } = info;
  if (answers.length > 0) return <AnswersTable answers={answers} />;
  return (
    <NothingYet
      title={t(`nothing.${person.status}`, { name: told(person.student_name) })}
      action={<LinkButton to="/homework/list">{t('homework:back')}</LinkButton>}
    >
      {t('nothing.deadline', { time: moment(person.deadline) })}
    </NothingYet>
  );
}
