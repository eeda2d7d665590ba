import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectStudentOf, type studentHomeworkRows } from '../../machines/homework/personRows';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { withAll } from '../parts/collection/withAll';
import { LinkButton } from '../parts/LinkButton';
import { studentHomeworkColumns } from './studentHomeworkColumns';

const words = { count: 'count.assignment', search: 'search.homework' };

/** The homework of one student [SCREEN-040]. */
export function StudentDetailHomework({ actor }: ActorProps<typeof studentHomeworkRows>) {
  const { t } = useTranslation('homework');
  const studentId = useSelector(actor, selectStudentOf);
  return (
    <ListScreen
      inTab
      {...{ actor, words }}
      columns={studentHomeworkColumns}
      tabs="status"
      counts={({ counts }) => withAll(counts)}
      action={
        <LinkButton to={`/student/historywork?student_id=${String(studentId)}`}>
          {t('history.open')}
        </LinkButton>
      }
    />
  );
}
