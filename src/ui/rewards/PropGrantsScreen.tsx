import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectRows, selectScope } from '../../machines/parts/collection/selectors';
import type { propGrantRows } from '../../machines/rewards/propGrantRows';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { CoinTabs } from './CoinTabs';
import { RecordsWhose } from './RecordsWhose';
import { propGrantColumns } from './propColumns';

const words = {
  count: 'count.propRecords',
  search: 'search',
  failed: 'failed.propRecords',
  nothing: 'nothing.propRecords',
};

/** The prop details: who got which prop, when, from whom, with which message [ENTITY-029]. */
export function PropGrantsScreen({ actor }: ActorProps<typeof propGrantRows>) {
  const { t } = useTranslation('rewards');
  const { student_id: studentId } = useSelector(actor, selectScope);
  const [row] = useSelector(actor, selectRows);
  return (
    <ListScreen actor={actor} columns={propGrantColumns} words={words} title={t('title')}>
      <CoinTabs selected="propRecords" />
      <RecordsWhose
        studentId={studentId}
        name={row?.student_name}
        username={row?.username}
        tab="propRecords"
      />
    </ListScreen>
  );
}
