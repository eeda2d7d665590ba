import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { HomeworkPersonRow } from '../../domain/homework';
import type { studentHomeworkRows } from '../../machines/homework/personRows';
import { selectAsOf, selectTotal } from '../../machines/parts/collection/selectors';
import { HomeworkFilters, useHomeworkFilterWords } from '../parts/homework/HomeworkFilters';
import { CollectionExport } from '../parts/collection/CollectionExport';
import { CollectionTable } from '../parts/collection/CollectionTable';
import { useFilterSentence } from '../parts/collection/filterWords';
import { useDates } from '../parts/dates';
import { NothingYet } from '../parts/Emptiness';
import { Text } from '../parts/Text';
import { useStudentHomeworkColumns } from './studentHomeworkColumns';

interface StudentDetailHomeworkProps {
  readonly actor: ActorRefFrom<typeof studentHomeworkRows>;
}

const rowId = ({ person_id }: HomeworkPersonRow) => person_id;
const rowName = ({ essay_title, homework_name }: HomeworkPersonRow) => essay_title ?? homework_name;

/** The homework of one student [SCREEN-040]. */
export function StudentDetailHomework({ actor }: StudentDetailHomeworkProps) {
  const { t } = useTranslation(['homework', 'parts']);
  const { moment } = useDates();
  const total = useSelector(actor, selectTotal);
  const asOf = useSelector(actor, selectAsOf);
  const sentence = useFilterSentence(actor, useHomeworkFilterWords());
  const columns = useStudentHomeworkColumns();
  return (
    <>
      <HStack gap={3} minHeight="row" mb={2}>
        <Text as="p" small muted figures flex={1} display="flex" gap={3}>
          {asOf === null ? null : (
            <>
              <span>{t('count.assignment', { count: total })}</span>
              <span>{t('parts:asOf', { time: moment(asOf) })}</span>
            </>
          )}
        </Text>
        <CollectionExport actor={actor} />
      </HStack>
      <HomeworkFilters actor={actor} />
      <CollectionTable
        actor={actor}
        label={t('title')}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        filterWords={sentence}
        failed={t('failed')}
        nothing={<NothingYet title={t('nothing.title')}>{t('nothing.text')}</NothingYet>}
      />
    </>
  );
}
