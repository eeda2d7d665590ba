import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { studentHomeworkRows } from '../../machines/homework/personRows';
import { selectAsOf, selectTotal } from '../../machines/parts/collection/selectors';
import { CollectionExport } from '../parts/collection/CollectionExport';
import { List } from '../parts/collection/List';
import { useDates } from '../parts/dates';
import { Text } from '../parts/Text';
import { studentHomeworkColumns } from './studentHomeworkColumns';

interface StudentDetailHomeworkProps {
  readonly actor: ActorRefFrom<typeof studentHomeworkRows>;
}

/** The homework of one student [SCREEN-040]. */
export function StudentDetailHomework({ actor }: StudentDetailHomeworkProps) {
  const { t } = useTranslation(['homework', 'parts']);
  const { moment } = useDates();
  const total = useSelector(actor, selectTotal);
  const asOf = useSelector(actor, selectAsOf);
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
      <List actor={actor} columns={studentHomeworkColumns} words={{ search: 'search.homework' }} />
    </>
  );
}
