import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectFilters } from '../../machines/parts/collection/selectors';
import type { reportTargets } from '../../machines/reports/reportTargets';
import { LinkButton } from '../parts/LinkButton';
import { ListScreen } from '../parts/collection/ListScreen';
import { targetColumns } from '../parts/reports/reportColumns';
import { ReportDays } from '../parts/reports/ReportDays';

interface ReportTargetsScreenProps {
  readonly actor: ActorRefFrom<typeof reportTargets>;
}

/** The students, or the classes, of whom there are reports [SCREEN-057, SCREEN-058]. */
export function ReportTargetsScreen({ actor }: ReportTargetsScreenProps) {
  const { t } = useTranslation('reports');
  const { from, to } = useSelector(actor, selectFilters);
  return (
    <ListScreen
      actor={actor}
      columns={targetColumns}
      tabs="who"
      action={<LinkButton to="/report/reviewTask">{t('reviews')}</LinkButton>}
    >
      <ReportDays
        days={{ from, to }}
        onChange={(filters) => {
          actor.send({ type: 'filters.changed', filters });
        }}
      />
    </ListScreen>
  );
}
