import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { HomeworkRow } from '../../domain/homework';
import type { homeworkRows } from '../../machines/homework/homeworkRows';
import { CollectionHead } from '../parts/collection/CollectionHead';
import { CollectionTable } from '../parts/collection/CollectionTable';
import { useFilterSentence } from '../parts/collection/filterWords';
import { NothingYet } from '../parts/Emptiness';
import { useHomeworkColumns } from './homeworkColumns';
import { HomeworkFilters, useHomeworkFilterWords } from '../parts/homework/HomeworkFilters';

interface HomeworkTableProps {
  readonly actor: ActorRefFrom<typeof homeworkRows>;
  readonly action: ReactNode;
  readonly tabs: ReactNode;
}

const rowId = ({ homework_id }: HomeworkRow) => homework_id;
const rowName = ({ essay_title, name }: HomeworkRow) => essay_title ?? name;

/** Homework by assignment. */
export function HomeworkTable({ actor, action, tabs }: HomeworkTableProps) {
  const { t } = useTranslation('homework');
  const sentence = useFilterSentence(actor, useHomeworkFilterWords());
  const columns = useHomeworkColumns();
  return (
    <>
      <CollectionHead
        actor={actor}
        title={t('title')}
        countOf={(count) => t('count.assignment', { count })}
        action={action}
      />
      {tabs}
      <HomeworkFilters actor={actor} />
      <CollectionTable
        actor={actor}
        label={t('view.assignment')}
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
