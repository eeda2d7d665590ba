import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { HomeworkStudentRow } from '../../domain/homework';
import type { homeworkStudentRows } from '../../machines/homework/homeworkStudentRows';
import { CollectionHead } from '../parts/collection/CollectionHead';
import { CollectionTable } from '../parts/collection/CollectionTable';
import { useFilterSentence } from '../parts/collection/filterWords';
import { NothingYet } from '../parts/Emptiness';
import { HomeworkFilters, useHomeworkFilterWords } from '../parts/homework/HomeworkFilters';
import { useHomeworkStudentColumns } from './homeworkStudentColumns';

interface HomeworkStudentTableProps {
  readonly actor: ActorRefFrom<typeof homeworkStudentRows>;
  readonly action: ReactNode;
  readonly tabs: ReactNode;
}

const rowId = ({ student_id }: HomeworkStudentRow) => student_id;
const rowName = ({ name }: HomeworkStudentRow) => name;

/** Homework by student. */
export function HomeworkStudentTable({ actor, action, tabs }: HomeworkStudentTableProps) {
  const { t } = useTranslation('homework');
  const sentence = useFilterSentence(actor, useHomeworkFilterWords());
  const columns = useHomeworkStudentColumns();
  return (
    <>
      <CollectionHead
        actor={actor}
        title={t('title')}
        countOf={(count) => t('count.student', { count })}
        action={action}
      />
      {tabs}
      <HomeworkFilters actor={actor} finds="student" />
      <CollectionTable
        actor={actor}
        label={t('view.student')}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        filterWords={sentence}
        failed={t('failed')}
        nothing={
          <NothingYet title={t('nothing.title')} action={action}>
            {t('nothing.text')}
          </NothingYet>
        }
      />
    </>
  );
}
