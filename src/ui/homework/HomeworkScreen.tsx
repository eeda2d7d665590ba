import { useSelector } from '@xstate/react';
import { PenLine } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import {
  type homework,
  selectAssigning,
  selectAssignments,
  selectMayAssign,
  selectStudents,
  selectView,
} from '../../machines/homework/homework';
import type { homeworkRows } from '../../machines/homework/homeworkRows';
import type { homeworkStudentRows } from '../../machines/homework/homeworkStudentRows';
import { selectAnswer, selectAsOf, selectFilters } from '../../machines/parts/collection/selectors';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { ListScreen } from '../parts/collection/ListScreen';
import { useClassFilter } from '../parts/collection/useClassFilter';
import { PutAsideLink } from '../parts/PutAside';
import { Tabs } from '../parts/Tabs';
import { Text } from '../parts/Text';
import { AssignDialog } from './AssignDialog';
import { homeworkColumnsAt } from './homeworkColumns';
import { homeworkStudentColumns } from './homeworkStudentColumns';

const wordsOf = (view: 'assignment' | 'student') => ({
  count: `count.${view}`,
  search: `search.${view === 'student' ? view : 'homework'}`,
  label: `view.${view}`,
});

/** How many pieces of homework stand at the statuses that the list is narrowed to: the unit of home's numbers. */
function Pieces({ actor }: ActorProps<typeof homeworkRows>) {
  const { t } = useTranslation('homework');
  const { status: chosen } = useSelector(actor, selectFilters);
  const answer = useSelector(actor, selectAnswer);
  if (answer === null || chosen.length === 0) return null;
  const count = chosen.reduce((sum, status) => sum + answer.counts[status], 0);
  const named = chosen.map((status) => t(`status.${status}`)).join(t('pieces.separator'));
  return (
    <Text small figures>
      {t('pieces.count', { count, status: named })}
    </Text>
  );
}

const selectAsOfIfAny = (list: SnapshotFrom<typeof homeworkRows> | undefined) =>
  list === undefined ? null : selectAsOf(list);

/** What both views can be narrowed to; status, search, order and page mean something else in each. */
interface Kept {
  readonly class_id?: number | undefined;
  readonly type?: string | undefined;
}

const selectKept = (
  list: SnapshotFrom<typeof homeworkRows> | SnapshotFrom<typeof homeworkStudentRows> | undefined,
): Kept | undefined => list?.context.query.filters;

/** The address of a view, with what it shares with the other one. */
function viewPage(view: 'assignment' | 'student', { class_id: ofClass, type }: Kept = {}) {
  const parameters = new URLSearchParams({
    ...(view === 'student' && { view }),
    ...(ofClass !== undefined && { class_id: String(ofClass) }),
    ...(type !== undefined && { type }),
  }).toString();
  return parameters === '' ? '/homework/list' : `/homework/list?${parameters}`;
}

/** Homework management, by assignment or by student. */
export function HomeworkScreen({ actor }: ActorProps<typeof homework>) {
  const { t } = useTranslation('homework');
  const view = useSelector(actor, selectView);
  const assignments = useSelector(actor, selectAssignments);
  const asOf = useSelector(assignments, selectAsOfIfAny) ?? '';
  const columns = useMemo(() => homeworkColumnsAt(asOf), [asOf]);
  const students = useSelector(actor, selectStudents);
  const kept = useSelector(assignments ?? students, selectKept);
  const ofAssignments = useClassFilter(assignments);
  const ofStudents = useClassFilter(students);
  const assigning = useSelector(actor, selectAssigning);
  const mayAssign = useSelector(actor, selectMayAssign);
  const assign = mayAssign ? (
    <Button
      kind="primary"
      icon={PenLine}
      onClick={() => actor.send({ type: 'assigning.requested' })}
    >
      {t('assign.open')}
    </Button>
  ) : undefined;
  const tabs = (
    <>
      <PutAsideLink />
      <Tabs
        label={t('view.label')}
        selected={view}
        items={[
          { id: 'assignment', label: t('view.assignment'), to: viewPage('assignment', kept) },
          { id: 'student', label: t('view.student'), to: viewPage('student', kept) },
        ]}
      />
    </>
  );
  return (
    <>
      {assignments === undefined ? null : (
        <ListScreen
          actor={assignments}
          columns={columns}
          words={{ ...wordsOf('assignment'), values: ofAssignments.values }}
          choices={ofAssignments.choices}
          about={<Pieces actor={assignments} />}
          tabs="progress"
          counts={({ progress_counts: counts }) => counts}
          action={assign}
          fill={assign}
        >
          {tabs}
          <Text as="p" small muted mb={2}>
            {t('progress.several')}
          </Text>
        </ListScreen>
      )}
      {students === undefined ? null : (
        <ListScreen
          actor={students}
          columns={homeworkStudentColumns}
          words={{ ...wordsOf('student'), values: ofStudents.values }}
          choices={ofStudents.choices}
          tabs="status"
          counts={({ student_counts: counts }) => counts}
          action={assign}
          fill={assign}
        >
          {tabs}
          <Text as="p" small muted mb={2}>
            {t('status.several')}
          </Text>
        </ListScreen>
      )}
      {assigning === undefined ? null : <AssignDialog actor={assigning} />}
    </>
  );
}
