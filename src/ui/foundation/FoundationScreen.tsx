import { Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { BellRing } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type FoundationStudentRow, foundationReminder } from '../../domain/foundationTime';
import {
  type foundationRows,
  selectHasReminders,
  selectIsRemindable,
  selectMayExport,
  selectSeesBoards,
} from '../../machines/foundation/foundationRows';
import { selectChangingIds } from '../../machines/parts/collection/selectors';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { ListScreen } from '../parts/collection/ListScreen';
import { actions, columnsOf } from '../parts/columns';
import { LinkButton } from '../parts/LinkButton';
import { ReminderNote } from '../parts/ReminderNote';
import { boardPages } from './boardPages';
import { foundationKinds } from './foundationColumns';
import { FoundationTabs } from './FoundationTabs';
import { ReminderQuestion } from './ReminderQuestion';
import { useToldName } from '../parts/useToldName';

interface RowActionProps extends ActorProps<typeof foundationRows> {
  readonly student: FoundationStudentRow;
}

/** Who has not begun, or not confirmed a restart, is reminded, once a day; the row says by whom. */
function RowAction({ actor, student }: RowActionProps) {
  const { t } = useTranslation('foundation');
  const told = useToldName();
  const changing = useSelector(actor, selectChangingIds<number>);
  const { name, reminded, student_id: id } = student;
  if (foundationReminder(student) === null) return null;
  if (reminded !== null) return <ReminderNote reminder={reminded} />;
  return (
    <Button
      size="small"
      icon={BellRing}
      disabled={changing.length > 0}
      aria-label={t('action.remindFor', { name: told(name) })}
      onClick={() => actor.send({ type: 'change.requested', name: 'reminded', ids: [id] })}
    >
      {t('action.reminded')}
    </Button>
  );
}

const bulk = {
  looks: { reminded: { icon: BellRing } },
  ofSelection: () => ['reminded' as const],
};

/** The ways to the contest boards [ROUTE-066, ROUTE-067]. */
function BoardLinks() {
  const { t } = useTranslation('foundation');
  return (
    <Flex gap={2} wrap="wrap">
      {(['foundation', 'competition'] as const).map((board) => (
        <LinkButton key={board} to={boardPages[board]}>
          {t(`board.title.${board}`)}
        </LinkButton>
      ))}
    </Flex>
  );
}

/** The foundation of every student: time and results [SCREEN-104, SCREEN-108, SCREEN-109]. */
export function FoundationScreen({ actor }: ActorProps<typeof foundationRows>) {
  const mayExport = useSelector(actor, selectMayExport);
  const seesBoards = useSelector(actor, selectSeesBoards);
  const isRemindable = useSelector(actor, selectIsRemindable);
  const hasReminders = useSelector(actor, selectHasReminders);
  const columns = useMemo(
    () =>
      columnsOf<FoundationStudentRow>(
        ['foundation', 'students'],
        [
          ...foundationKinds,
          // Where there is nothing to do, there is no column for it.
          ...(hasReminders
            ? [
                actions<FoundationStudentRow>(
                  'act',
                  (student) => <RowAction {...{ actor, student }} />,
                  { width: 36 },
                ),
              ]
            : []),
        ],
      ),
    [actor, hasReminders],
  );
  return (
    <ListScreen
      {...{ actor, columns, mayExport }}
      tabs="list"
      action={seesBoards ? <BoardLinks /> : null}
      counts={({ counts }) => counts}
      actions={isRemindable ? bulk : undefined}
      words={{
        values: {
          health: (value) => `students:health.${value}`,
          grade: (value) => `students:grade.${value}`,
        },
      }}
    >
      <FoundationTabs selected="students" />
      <ReminderQuestion actor={actor} />
    </ListScreen>
  );
}
