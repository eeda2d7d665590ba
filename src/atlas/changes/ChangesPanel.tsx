import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectFiles, selectHaveFilesFailed } from '../charts/atlas';
import { fateOf } from '../model/comparison';
import { versionOf } from '../model/grades';
import type { DetailsProps } from '../pages/detailsProps';
import { togetherOf } from '../versions';
import { ChartChanges } from './ChartChanges';
import { Since } from './Since';
import { SinceSigned } from './SinceSigned';

/** What has become of a chart since the revision that all are compared with. */
export function ChangesPanel(props: DetailsProps) {
  const { t } = useTranslation('atlas');
  const { comparison } = useSelector(props.actor, selectFiles);
  const hasFailed = useSelector(props.actor, selectHaveFilesFailed);
  if (hasFailed) return <p role="alert">{t('changes.unreadable')}</p>;
  if (comparison === null) return <SinceSigned {...props} />;
  const { chart } = props.diagram;
  const fate = fateOf(comparison, chart);
  const changes = togetherOf(comparison, chart);
  const { revision } = comparison;
  return (
    <>
      <Since
        comparison={comparison}
        isOutdated={comparison.versions[chart] !== versionOf(props.diagram)}
      />
      {fate.kind === 'changed' && changes !== null ? (
        <ChartChanges {...props} together={changes} change={fate.change} />
      ) : (
        <chakra.p mt={3} role="status">
          {t(`changes.chart.${fate.kind}`, { revision })}
        </chakra.p>
      )}
    </>
  );
}
