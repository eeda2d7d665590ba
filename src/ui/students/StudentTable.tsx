import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { StudentRow } from '../../domain/students';
import {
  selectAnswer,
  selectAsOf,
  selectFilters,
  selectSelected,
  selectTotal,
} from '../../machines/parts/collection/selectors';
import type { studentRows } from '../../machines/students/studentRows';
import { Button } from '../parts/Button';
import { CollectionExport } from '../parts/collection/CollectionExport';
import { CollectionTable } from '../parts/collection/CollectionTable';
import { CollectionUndo } from '../parts/collection/CollectionUndo';
import { useFilterSentence } from '../parts/collection/filterWords';
import { useDates } from '../parts/dates';
import { NothingYet } from '../parts/Emptiness';
import { PageHead } from '../parts/PageHead';
import { SelectionBar } from '../parts/SelectionBar';
import { useStudentActions } from './studentActions';
import { useStudentColumns } from './studentColumns';
import { StudentFilters } from './StudentFilters';
import { useFilterWords } from './studentFilterWords';
import { StudentListTabs } from './StudentListTabs';

interface StudentTableProps {
  readonly actor: ActorRefFrom<typeof studentRows>;
  /** Marking needs a question first. */
  readonly onMark: (ids: readonly number[]) => void;
}

const rowId = ({ student_id }: StudentRow) => student_id;
const rowName = ({ name }: StudentRow) => name;

/** One list of students: what is counted, the filters, the rows, and what can be done with them. */
export function StudentTable({ actor, onMark }: StudentTableProps) {
  const { t } = useTranslation('students');
  const { moment } = useDates();
  const total = useSelector(actor, selectTotal);
  const asOf = useSelector(actor, selectAsOf);
  const counts = useSelector(actor, selectAnswer)?.counts;
  const { list } = useSelector(actor, selectFilters);
  const selected = useSelector(actor, selectSelected<number>);
  const columns = useStudentColumns();
  const wordsOf = useFilterWords();
  const { actionsOf, act, bulkOf } = useStudentActions(actor, onMark);
  const filterWords = useFilterSentence(actor, wordsOf);

  return (
    <>
      <PageHead
        title={t('title')}
        count={asOf === null ? undefined : t('count', { count: total })}
        asOf={asOf === null ? undefined : t('asOf', { time: moment(asOf) })}
        action={<CollectionExport actor={actor} />}
      />
      <StudentListTabs actor={actor} list={list} counts={counts} />
      <StudentFilters actor={actor} wordsOf={wordsOf} />
      <CollectionTable
        actor={actor}
        label={t(`list.${list}`)}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        isSelectable
        actions={actionsOf}
        onAction={act}
        filterWords={filterWords}
        failed={t('failed')}
        nothing={
          <NothingYet title={t(list === 'hidden' ? 'nothing.hiddenTitle' : 'nothing.title')}>
            {t(list === 'hidden' ? 'nothing.hiddenText' : 'nothing.text')}
          </NothingYet>
        }
      />
      <SelectionBar
        count={selected.length}
        onClear={() => {
          actor.send({ type: 'selection.cleared' });
        }}
      >
        {bulkOf(list).map(({ id, label, run }) => (
          <Button
            key={id}
            onClick={() => {
              run(selected);
            }}
          >
            {label}
          </Button>
        ))}
      </SelectionBar>
      <CollectionUndo actor={actor} wordsOf={(name, count) => t(`change.${name}`, { count })} />
    </>
  );
}
