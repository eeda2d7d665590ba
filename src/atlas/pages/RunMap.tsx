import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/parts/TextLink';
import { dictionaries } from '../dictionaries';
import { library } from '../library';
import { addressText } from '../model/address';
import { runTrees, type RunTree } from '../model/runs';
import { ApprovalWords } from './ApprovalWords';
import type { ChartRow } from './chartRows';

interface RunMapProps {
  /** The charts that are asked for; those above them are shown too. */
  readonly rows: readonly ChartRow[];
  readonly language: 'zh' | 'en';
}

const List = chakra('ul', {
  base: {
    '& ul': { ms: 2, ps: 5, borderInlineStartWidth: '1px' },
    '& li': { py: 0.5 },
  },
});

const trees = runTrees(library.map(({ diagram }) => diagram));

/** The branches of a tree that lead to a chart that is asked for; null where none does. */
function pruned(tree: RunTree, isAsked: (chart: string) => boolean): RunTree | null {
  const runs = tree.runs.flatMap((one) => pruned(one, isAsked) ?? []);
  return runs.length > 0 || isAsked(tree.chart) ? { ...tree, runs } : null;
}

/** Which chart runs which, from those that no other runs. */
export function RunMap({ rows, language }: RunMapProps) {
  const { t } = useTranslation('atlas');
  const known = new Map(rows.map((row) => [row.id, row]));
  const shown = trees.flatMap((tree) => pruned(tree, (chart) => known.has(chart)) ?? []);
  const inTrees = new Set(trees.flatMap(chartsIn));
  const alone = rows.filter(({ id }) => !inTrees.has(id));
  const linked = (chart: string) => (
    <ChartLink chart={chart} row={known.get(chart) ?? null} language={language} />
  );
  const branch = ({ chart, runs }: RunTree) => (
    <li key={chart}>
      {linked(chart)}
      {runs.length === 0 ? null : <ul>{runs.map(branch)}</ul>}
    </li>
  );
  return (
    <>
      <chakra.p color="fg.muted" mt={5} mb={3}>
        {t('map.why')}
      </chakra.p>
      <List mb={6}>{shown.map(branch)}</List>
      {alone.length === 0 ? null : (
        <chakra.section>
          <chakra.h2 fontWeight="semibold" mb={1}>
            {t('map.alone', { count: alone.length })}
          </chakra.h2>
          <List columnWidth="22rem" columnGap={6}>
            {alone.map(({ id }) => (
              <li key={id}>{linked(id)}</li>
            ))}
          </List>
        </chakra.section>
      )}
    </>
  );
}

function chartsIn({ chart, runs }: RunTree): string[] {
  return [chart, ...runs.flatMap(chartsIn)];
}

interface ChartLinkProps {
  readonly chart: string;
  /** Null for a chart that only leads to one that is asked for. */
  readonly row: ChartRow | null;
  readonly language: 'zh' | 'en';
}

function ChartLink({ chart, row, language }: ChartLinkProps) {
  const title = dictionaries[language].chart[chart] ?? chart;
  return (
    <>
      <TextLink to={addressText({ chart })}>{title}</TextLink>{' '}
      {row === null || row.proof === null ? null : (
        <chakra.span textStyle="small">
          <ApprovalWords approval={row.proof.approval} />
        </chakra.span>
      )}
    </>
  );
}
