import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectAnswer, selectFilters, selectRows } from '../../machines/parts/collection/selectors';
import { type studentReport, selectBehind } from '../../machines/reports/reportRows';
import { ListScreen } from '../parts/collection/ListScreen';
import { reportColumns } from './reportColumns';
import { ReportParts } from './ReportParts';

interface StudentReportScreenProps {
  readonly actor: ActorRefFrom<typeof studentReport>;
}

const words = { count: 'rows', nothing: 'noAnswers' };

/** A student’s report: daily, by course, by chapter [SCREEN-065 … SCREEN-067]. */
export function StudentReportScreen({ actor }: StudentReportScreenProps) {
  const { t } = useTranslation('reports');
  const answer = useSelector(actor, selectAnswer);
  const rows = useSelector(actor, selectRows);
  const filters = useSelector(actor, selectFilters);
  const behind = useSelector(actor, selectBehind);
  return (
    <ListScreen
      actor={actor}
      columns={reportColumns}
      tabs="view"
      words={words}
      title={t('studentTitle', { name: answer?.name ?? '' })}
    >
      <ReportParts
        answer={answer}
        rows={rows}
        filters={filters}
        behind={behind}
        onChange={(changed) => {
          actor.send({ type: 'filters.changed', filters: changed });
        }}
      />
    </ListScreen>
  );
}
