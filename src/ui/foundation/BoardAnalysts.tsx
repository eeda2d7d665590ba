import { useTranslation } from 'react-i18next';
import type { BoardAnalyst } from '../../domain/boards';
import type { boardAnalysts } from '../../machines/foundation/boardAnalysts';
import type { ActorProps } from '../parts/actorProps';
import { colleague, columnsOf, count, useColumns } from '../parts/columns';
import { DataTable } from '../parts/DataTable/DataTable';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { Section } from '../parts/Section';
import { Text } from '../parts/Text';

const columns = columnsOf<BoardAnalyst>(
  'foundation',
  [
    colleague('analyst', ({ name }) => name),
    count('rank', ({ rank }) => rank, { width: 20 }),
    count('points', ({ points }) => points),
  ],
  'board.column',
);

const rowId = ({ account_id: id }: BoardAnalyst) => id;
const rowName = ({ name }: BoardAnalyst) => name;

/** How the analysts of the school rank by the points of their students. */
export function BoardAnalysts({ actor }: ActorProps<typeof boardAnalysts>) {
  const { t } = useTranslation('foundation');
  const known = useColumns(columns);
  const title = t('board.analysts.title');
  return (
    <RecordView actor={actor} loading={title} rows={3} failed={t('board.analysts.failed')}>
      {({ list, total }) => (
        <Section title={title} count={total} mt={6}>
          <RecordOutdated actor={actor} />
          {list.length === 0 ? (
            <Text as="p" muted>
              {t('board.analysts.none')}
            </Text>
          ) : (
            <DataTable label={title} columns={known} rows={list} {...{ rowId, rowName }} />
          )}
          {total > list.length ? (
            <Text as="p" small muted figures mt={2}>
              {t('board.analysts.first', { shown: list.length })}
            </Text>
          ) : null}
        </Section>
      )}
    </RecordView>
  );
}
