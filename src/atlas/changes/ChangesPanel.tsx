import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { NothingYet } from '../../ui/parts/Emptiness';
import { selectFiles, selectHaveFilesFailed } from '../charts/atlas';
import { fateOf } from '../model/comparison';
import { versionOf } from '../model/grades';
import { Command } from '../pages/Command';
import type { DetailsProps } from '../pages/detailsProps';
import { togetherOf } from '../versions';
import { ChartChanges } from './ChartChanges';
import { Since } from './Since';

/** What has become of a chart since the revision that all are compared with. */
export function ChangesPanel(props: DetailsProps) {
  const { t } = useTranslation('atlas');
  const { comparison } = useSelector(props.actor, selectFiles);
  const hasFailed = useSelector(props.actor, selectHaveFilesFailed);
  if (hasFailed) return <p role="alert">{t('changes.unreadable')}</p>;
  if (comparison === null) {
    return (
      <NothingYet
        title={t('changes.none')}
        action={<Command text="npm run charts -- --diff HEAD~30 --atlas" />}
      >
        {t('changes.noneWhy')}
      </NothingYet>
    );
  }
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
