import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectAnswer, selectFilters, selectRows } from '../../machines/parts/collection/selectors';
import type { classReport } from '../../machines/reports/reportRows';
import { ListScreen } from '../parts/collection/ListScreen';
import { reportColumns } from './reportColumns';
import { ReportParts } from './ReportParts';

interface ClassReportScreenProps {
  readonly actor: ActorRefFrom<typeof classReport>;
}

const words = { count: 'rows', nothing: 'noAnswers' };

/** A class’s report: its students, days, courses and chapters. */
export function ClassReportScreen({ actor }: ClassReportScreenProps) {
  const { t } = useTranslation('reports');
  const answer = useSelector(actor, selectAnswer);
  const rows = useSelector(actor, selectRows);
  const filters = useSelector(actor, selectFilters);
  return (
    <ListScreen
      actor={actor}
      columns={reportColumns}
      tabs="view"
      words={words}
      title={t('classTitle', { name: answer?.name ?? '' })}
    >
      <ReportParts
        answer={answer}
        rows={rows}
        filters={filters}
        behind={null}
        onChange={(changed) => {
          actor.send({ type: 'filters.changed', filters: changed });
        }}
      />
    </ListScreen>
  );
}
