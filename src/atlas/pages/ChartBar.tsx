import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/parts/Checkbox';
import { TextLink } from '../../ui/parts/TextLink';
import {
  selectAddress,
  selectComparison,
  selectLanguage,
  selectProofs,
  type AtlasActor,
} from '../charts/atlas';
import { dictionaries } from '../dictionaries';
import type { LibraryChart } from '../library';
import { addressText } from '../model/address';
import { statesWithin } from '../model/diagram';
import { namesOf } from '../model/names';
import { isLarge } from '../model/partOf';
import { togetherOf } from '../versions';
import { PlaceInChart } from './PlaceInChart';

interface ChartBarProps {
  readonly actor: AtlasActor;
  readonly chart: LibraryChart;
}

/** What chart it is, how large, and what of it to show. */
export function ChartBar({ actor, chart }: ChartBarProps) {
  const { t } = useTranslation('atlas');
  const language = useSelector(actor, selectLanguage);
  const address = useSelector(actor, selectAddress);
  const { isCoverageShown, changes, isTable, within } = address;
  const proof = useSelector(actor, selectProofs)[chart.id];
  const comparison = useSelector(actor, selectComparison);
  const other = language === 'zh' ? 'en' : 'zh';
  const { root, transitions } = chart.diagram;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap={3}
      px={4}
      py={1.5}
      borderBottomWidth="1px"
      bg="bg.panel"
    >
      <chakra.p textStyle="small" color="fg.muted" _print={{ display: 'none' }} width="full">
        <TextLink to={addressText({})}>{t('contents.title')}</TextLink>
        {' › '}
        {t(`area.${chart.area}`)}
        <PlaceInChart
          address={address}
          root={root}
          names={namesOf(chart.id, dictionaries[language])}
        />
      </chakra.p>
      <chakra.h1 textStyle="title">{dictionaries[language].chart[chart.id] ?? chart.id}</chakra.h1>
      <chakra.span color="fg.muted" lang={other}>
        {dictionaries[other].chart[chart.id]}
      </chakra.span>
      <chakra.span
        flex="1 0 auto"
        textStyle="small"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {t('chart.size', {
          states: statesWithin(root).length - 1,
          transitions: transitions.length,
        })}
        {proof === undefined
          ? null
          : ` · ${t('chart.covered', { part: proof.covered.length, whole: transitions.length })}`}
      </chakra.span>
      <chakra.span _print={{ display: 'none' }} display="flex" alignItems="center" columnGap={4}>
        {isTable || within !== null || !isLarge(chart.diagram) ? null : (
          <TextLink to={addressText({ ...address, within: root.id, focus: null })}>
            {t('within.overview')}
          </TextLink>
        )}
        <TextLink to={addressText({ ...address, isTable: !isTable })}>
          {t(isTable ? 'table.drawing' : 'table.table')}
        </TextLink>
        {togetherOf(comparison, chart.id) === null ? null : (
          <Checkbox
            checked={changes !== null}
            onChange={(isShown) =>
              actor.send({ type: 'version.chosen', version: isShown ? 'both' : null })
            }
          >
            {t('changes.show')}
          </Checkbox>
        )}
        <Checkbox
          checked={isCoverageShown}
          onChange={() => actor.send({ type: 'coverage.toggled' })}
        >
          {t('chart.showCoverage')}
        </Checkbox>
      </chakra.span>
    </chakra.div>
  );
}
