import { useSelector } from '@xstate/react';
import { BellRing, CalendarPlus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { mostReminded } from '../../domain/home';
import { type AssignmentPersonRow, titleOf } from '../../domain/homework';
import type { homeworkDetail } from '../../machines/homework/homeworkDetail';
import {
  selectAssigning,
  selectExtension,
  selectIsBusy,
  selectIsWithdrawn,
  selectLeftOut,
  selectPersons,
} from '../../machines/homework/homeworkDetail.selectors';
import type { assignmentPersonRows } from '../../machines/homework/personRows';
import { selectAnswer } from '../../machines/parts/collection/selectors';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { ListScreen } from '../parts/collection/ListScreen';
import { withAll } from '../parts/collection/withAll';
import { AssignDialog } from './AssignDialog';
import { AssignmentTabs } from './AssignmentTabs';
import { assignmentPersonColumnsWith, ChaseCell } from './assignmentPersonColumns';
import { ExtensionDialog } from './ExtensionDialog';
import { ExtensionOutcome } from './ExtensionOutcome';
import { HomeworkActs } from './HomeworkActs';
import { HomeworkFacts } from './HomeworkFacts';
import { ReminderDialogs } from './ReminderDialogs';
import { WithdrawDialog } from './WithdrawDialog';

/** One assignment with its students. */
export function HomeworkDetailScreen({ actor }: ActorProps<typeof homeworkDetail>) {
  const persons = useSelector(actor, selectPersons);
  const extension = useSelector(actor, selectExtension);
  const assigning = useSelector(actor, selectAssigning);
  const leftOut = useSelector(actor, selectLeftOut);
  if (persons === undefined) return null;
  return (
    <>
      <Persons actor={actor} persons={persons} />
      <WithdrawDialog actor={actor} persons={persons} />
      <ReminderDialogs actor={actor} persons={persons} />
      {extension === undefined ? null : (
        <ExtensionDialog
          actor={extension}
          onCancel={() => actor.send({ type: 'extension.cancelled' })}
        />
      )}
      <ExtensionOutcome actor={actor} />
      {assigning === undefined ? null : <AssignDialog actor={assigning} leftOut={leftOut} />}
    </>
  );
}

interface PersonsProps extends ActorProps<typeof homeworkDetail> {
  readonly persons: ActorRefFrom<typeof assignmentPersonRows>;
}

const words = { count: 'count.student', search: 'search.student', label: 'view.student' };

function Persons({ actor, persons }: PersonsProps) {
  const { t } = useTranslation('homework');
  const isBusy = useSelector(actor, selectIsBusy);
  const answer = useSelector(persons, selectAnswer);
  const homework = answer?.homework;
  const isWithdrawn =
    useSelector(actor, selectIsWithdrawn) || (homework?.withdrawn_at ?? null) !== null;
  const reminding = answer?.reminding;
  const asOf = answer?.as_of ?? '';
  const columns = useMemo(
    () =>
      assignmentPersonColumnsWith(
        (row) => (
          <ChaseCell
            {...{ row, isBusy, isWithdrawn }}
            onRemind={(person) => actor.send({ type: 'reminder.requested', persons: [person] })}
            onExtend={(person) =>
              actor.send({ type: 'extension.requested', persons: [person], asOf })
            }
          />
        ),
        asOf,
      ),
    [actor, isBusy, isWithdrawn, asOf],
  );
  const chosen = {
    looks: {},
    whyNot: () => t('ticking.handedIn'),
    begins: [
      {
        ...{ icon: BellRing, verb: t('reminder.open'), most: mostReminded },
        on: (_: readonly number[], persons: readonly AssignmentPersonRow[]) =>
          actor.send({ type: 'reminder.requested', persons, areTicked: true }),
      },
      {
        ...{ icon: CalendarPlus, verb: t('extension.open'), most: mostReminded },
        on: (_: readonly number[], persons: readonly AssignmentPersonRow[]) =>
          actor.send({ type: 'extension.requested', asOf, persons }),
      },
    ],
  };
  return (
    <>
      <BackLink to="/homework/list">{t('back')}</BackLink>
      <ListScreen
        actor={persons}
        columns={columns}
        title={homework === undefined ? undefined : titleOf(homework)}
        words={{ ...words, nothing: `nothing.${homework?.status ?? 'arranging'}` }}
        tabs="status"
        counts={({ counts }) => withAll(counts)}
        actions={isWithdrawn ? undefined : chosen}
        action={
          answer === null ? undefined : (
            <HomeworkActs actor={actor} given={answer.given_counts} {...answer} />
          )
        }
      >
        {homework === undefined ? null : (
          <>
            <HomeworkFacts homework={homework} reminding={reminding} />
            <AssignmentTabs homework={homework} selected="student" />
          </>
        )}
      </ListScreen>
    </>
  );
}
