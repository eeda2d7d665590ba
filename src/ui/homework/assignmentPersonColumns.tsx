import { HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AssignmentPersonRow,
  hasMoreTime,
  isNotHandedIn,
  isRemindable,
} from '../../domain/homework';
import { Button } from '../parts/Button';
import { actions, columnsOf, moment, person } from '../parts/columns';
import { completedIfRoom, standing, WorkLink } from '../parts/homework/columns';
import { ReminderNote } from '../parts/ReminderNote';
import { leftUntil } from './leftUntil';
import { useToldName } from '../parts/useToldName';

interface ChaseCellProps {
  readonly row: AssignmentPersonRow;
  readonly isBusy: boolean;
  /** What is withdrawn has no deadline any more. */
  readonly isWithdrawn: boolean;
  readonly onRemind: (row: AssignmentPersonRow) => void;
  readonly onExtend: (row: AssignmentPersonRow) => void;
}

/** What can be done about a student who has not handed in; whoever has is read or corrected. */
export function ChaseCell({ row, isBusy, isWithdrawn, onRemind, onExtend }: ChaseCellProps) {
  const { t } = useTranslation('homework');
  const told = useToldName();
  if (isWithdrawn || !isNotHandedIn(row.status)) return <WorkLink row={row} />;
  const { reminded } = row;
  const name = told(row.student_name);
  return (
    <HStack gap={2}>
      {!isRemindable(row.status) ? null : reminded === null ? (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={t('reminder.openFor', { name })}
          onClick={() => onRemind(row)}
        >
          {t('reminder.open')}
        </Button>
      ) : (
        <ReminderNote reminder={reminded} />
      )}
      <Button
        size="small"
        disabled={isBusy}
        aria-label={t('extension.openFor', { name })}
        onClick={() => onExtend(row)}
      >
        {t('extension.open')}
      </Button>
    </HStack>
  );
}

/** The columns of one assignment's students as of a moment, with what can be done about each. */
export const assignmentPersonColumnsWith = (
  cell: (row: AssignmentPersonRow) => ReactNode,
  asOf: string,
) =>
  columnsOf<AssignmentPersonRow>(
    ['homework', 'students'],
    [
      person('name', ({ student_id, student_name: name, student_username: username }) => ({
        ...{ student_id, name, username },
      })),
      ...standing,
      moment('deadline', ({ deadline }) => deadline, {
        width: 43,
        yields: 'never',
        note: (row, { t }) => {
          if (row.status === 'invalid') return t('notDue.short');
          const left = isNotHandedIn(row.status) ? leftUntil(row.deadline, asOf, t) : null;
          return left ?? (hasMoreTime(row) ? t('extension.given') : null);
        },
      }),
      completedIfRoom,
      actions('work', cell, { head: 'column.acts', width: 53 }),
    ],
  );

/** The same for a file, which has nothing to press. */
export const assignmentPersonColumns = assignmentPersonColumnsWith(() => null, '');
