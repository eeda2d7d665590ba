import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { selectAnswer, selectFilters } from '../../machines/parts/collection/selectors';
import { selectRangeFault } from '../../machines/reports/range';
import { type reportTargets, selectDays } from '../../machines/reports/reportTargets';
import type { ActorProps } from '../parts/actorProps';
import { Facts } from '../parts/Facts';
import { LinkButton } from '../parts/LinkButton';
import { ListScreen } from '../parts/collection/ListScreen';
import { targetColumns } from '../parts/reports/reportColumns';
import { RangeOf, useRangeWords } from '../parts/reports/RangeOf';
import { ReportDays } from '../parts/reports/ReportDays';

/** The students, or the classes, of whom there are reports [SCREEN-057, SCREEN-058]. */
export function ReportTargetsScreen({ actor }: ActorProps<typeof reportTargets>) {
  const { t } = useTranslation('reports');
  const answer = useSelector(actor, selectAnswer);
  const days = useSelector(actor, selectDays);
  const columns = useMemo(() => targetColumns(days), [days]);
  const { from, to, who } = useSelector(actor, selectFilters);
  const isOfOtherDays = useSelector(actor, selectRangeFault) !== null;
  const rangeWords = useRangeWords();
  return (
    <ListScreen
      actor={actor}
      columns={columns}
      tabs="who"
      words={{ count: `count.${who}` }}
      isOfOtherDays={isOfOtherDays}
      action={<LinkButton to="/report/reviewTask">{t('reviews')}</LinkButton>}
    >
      <ReportDays
        days={{ from, to }}
        shown={answer === null ? undefined : rangeWords(answer)}
        onChange={(filters) => actor.send({ type: 'filters.changed', filters })}
      />
      {answer === null ? null : (
        <Facts mb={2}>
          <RangeOf days={answer} />
        </Facts>
      )}
    </ListScreen>
  );
}
