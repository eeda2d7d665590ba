import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type personWork, selectInfo } from '../../machines/grading/personWork';
import type { ActorProps } from '../parts/actorProps';
import { useDates } from '../parts/dates';
import { NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { AnswersTable } from './AnswersTable';
import { CorrectedText } from './CorrectedText';
import { EssayTask } from './EssayTask';
import { useToldName } from '../parts/useToldName';

/** No essay to correct: the answers of adaptive homework, or why there is nothing, and what was handed in before. */
export function NothingToGrade({ actor }: ActorProps<typeof personWork>) {
  const { t } = useTranslation(['grading', 'homework']);
  const told = useToldName();
  const { moment } = useDates();
  const info = useSelector(actor, selectInfo);
  if (info === null) return null;
  const { person, answers, essay, withdrawn } = info;
  if (answers.length > 0) return <AnswersTable answers={answers} />;
  return (
    <>
      <NothingYet
        title={
          person.status === 'invalid' && withdrawn !== null
            ? t('overtaken.withdrawn', { name: told(withdrawn.by), time: moment(withdrawn.at) })
            : t(`nothing.${person.status}`, { name: told(person.student_name) })
        }
        action={<LinkButton to="/homework/list">{t('homework:back')}</LinkButton>}
      >
        {t('nothing.deadline', { time: moment(person.deadline) })}
      </NothingYet>
      {essay === null ? null : (
        <chakra.section borderWidth="1px" borderRadius="control" bg="bg.panel">
          <EssayTask {...essay} />
          <chakra.div px={5} py={3}>
            <CorrectedText text={essay.text} notes={[]} name={person.student_name} />
          </chakra.div>
        </chakra.section>
      )}
    </>
  );
}
