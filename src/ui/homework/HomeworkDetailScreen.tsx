import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { titleOf, withdrawalRefusal } from '../../domain/homework';
import {
  type homeworkDetail,
  selectIsWithdrawn,
  selectPersons,
} from '../../machines/homework/homeworkDetail';
import type { assignmentPersonRows } from '../../machines/homework/personRows';
import { selectAnswer } from '../../machines/parts/collection/selectors';
import { Button } from '../parts/Button';
import { ListScreen } from '../parts/collection/ListScreen';
import { LinkButton } from '../parts/LinkButton';
import { HomeworkFacts } from './HomeworkFacts';
import { assignmentPersonColumns } from '../parts/homework/columns';
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

const words = {
  count: 'count.student',
  search: 'search.student',
  label: 'view.student',
  nothing: 'nothing.students',
};

function Persons({ actor, isWithdrawn, onWithdraw }: PersonsProps) {
  const { t } = useTranslation('homework');
  const homework = useSelector(actor, selectAnswer)?.homework;
  const isOpen = homework !== undefined && withdrawalRefusal(homework) === null && !isWithdrawn;
  return (
    <>
      <chakra.div ms={-3}>
        <LinkButton to="/homework/list" kind="quiet" icon={ArrowLeft}>
          {t('back')}
        </LinkButton>
      </chakra.div>
      <ListScreen
        actor={actor}
        columns={assignmentPersonColumns}
        title={homework === undefined ? undefined : titleOf(homework)}
        words={words}
        action={isOpen ? <Button onClick={onWithdraw}>{t('withdrawal.open')}</Button> : undefined}
      >
        {homework === undefined ? null : <HomeworkFacts homework={homework} />}
      </ListScreen>
    </>
  );
}
