import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectRows, selectScope } from '../../machines/parts/collection/selectors';
import type { crystalRecordRows } from '../../machines/rewards/crystalRecordRows';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { CoinTabs } from './CoinTabs';
import { RecordsWhose } from './RecordsWhose';
import { crystalRecordColumns } from './crystalColumns';

const words = {
  count: 'count.crystalRecords',
  search: 'search',
  failed: 'failed.crystalRecords',
  nothing: 'nothing.crystalRecords',
};

/** The crystal details: what changed whose crystals, when, by whom, and why [ENTITY-028]. */
export function CrystalRecordsScreen({ actor }: ActorProps<typeof crystalRecordRows>) {
  const { t } = useTranslation('rewards');
  const { student_id: studentId } = useSelector(actor, selectScope);
  const [row] = useSelector(actor, selectRows);
  return (
    <ListScreen actor={actor} columns={crystalRecordColumns} words={words} title={t('title')}>
      <CoinTabs selected="crystalRecords" />
      <RecordsWhose
        studentId={studentId}
        name={row?.name}
        username={row?.username}
        tab="crystalRecords"
      />
    </ListScreen>
  );
}
