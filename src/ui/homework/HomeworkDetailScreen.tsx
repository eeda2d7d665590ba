import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type HomeworkPersonRow, withdrawalRefusal } from '../../domain/homework';
import {
  type homeworkDetail,
  selectIsWithdrawn,
  selectPersons,
} from '../../machines/homework/homeworkDetail';
import type { assignmentPersonRows } from '../../machines/homework/personRows';
import { selectAnswer } from '../../machines/parts/collection/selectors';
import { Button } from '../parts/Button';
import { CollectionHead } from '../parts/collection/CollectionHead';
import { CollectionTable } from '../parts/collection/CollectionTable';
import { useFilterSentence } from '../parts/collection/filterWords';
import { NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { HomeworkFacts } from './HomeworkFacts';
import { HomeworkFilters, useHomeworkFilterWords } from '../parts/homework/HomeworkFilters';
import { useAssignmentPersonColumns } from '../parts/homework/personColumns';
import { WithdrawDialog } from './WithdrawDialog';

interface HomeworkDetailScreenProps {
  readonly actor: ActorRefFrom<typeof homeworkDetail>;
}

/** One assignment with its students. */
export function HomeworkDetailScreen({ actor }: HomeworkDetailScreenProps) {
  const persons = useSelector(actor, selectPersons);
  const isWithdrawn = useSelector(actor, selectIsWithdrawn);
  if (persons === undefined) return null;
  return (
    <>
      <Persons
        actor={persons}
        isWithdrawn={isWithdrawn}
        onWithdraw={() => {
          actor.send({ type: 'withdrawal.requested' });
        }}
      />
      <WithdrawDialog actor={actor} persons={persons} />
    </>
  );
}

interface PersonsProps {
  readonly actor: ActorRefFrom<typeof assignmentPersonRows>;
  /** It was just taken back, whatever the list still says. */
  readonly isWithdrawn: boolean;
  readonly onWithdraw: () => void;
}

const rowId = ({ person_id }: HomeworkPersonRow) => person_id;
const rowName = ({ student_name }: HomeworkPersonRow) => student_name;

function Persons({ actor, isWithdrawn, onWithdraw }: PersonsProps) {
  const { t } = useTranslation('homework');
  const homework = useSelector(actor, selectAnswer)?.homework;
  const sentence = useFilterSentence(actor, useHomeworkFilterWords());
  const columns = useAssignmentPersonColumns();
  const isOpen = homework !== undefined && withdrawalRefusal(homework) === null && !isWithdrawn;
  return (
    <>
      <chakra.div ms={-3}>
        <LinkButton to="/homework/list" kind="quiet" icon={ArrowLeft}>
          {t('back')}
        </LinkButton>
      </chakra.div>
      <CollectionHead
        actor={actor}
        title={homework === undefined ? t('title') : (homework.essay_title ?? homework.name)}
        countOf={(count) => t('count.student', { count })}
        action={isOpen ? <Button onClick={onWithdraw}>{t('withdrawal.open')}</Button> : undefined}
      />
      {homework === undefined ? null : <HomeworkFacts homework={homework} />}
      <HomeworkFilters actor={actor} finds="student" hasTypes={false} />
      <CollectionTable
        actor={actor}
        label={t('view.student')}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        filterWords={sentence}
        failed={t('failed')}
        nothing={<NothingYet title={t('nothing.noStudents')}>{t('nothing.arranging')}</NothingYet>}
      />
    </>
  );
}
