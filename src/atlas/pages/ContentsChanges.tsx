import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/parts/TextLink';
import { Since } from '../changes/Since';
import { selectFiles, selectLanguage, type AtlasActor } from '../charts/atlas';
import { signs } from '../compare/numbered';
import { dictionaries } from '../dictionaries';
import { library } from '../library';
import { addressText, changesTab } from '../model/address';
import type { ChartsComparison } from '../model/comparison';
import { versionOf } from '../model/grades';
import { togetherOf } from '../versions';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
    columnGap: 6,
    rowGap: 1,
    mt: 2,
  },
});

/** How a chart that has changed is opened. */
const opened = { tab: changesTab, changes: 'both' } as const;

/** Which charts have changed since the revision that they are compared with. */
export function ContentsChanges({ actor }: { readonly actor: AtlasActor }) {
  const { t } = useTranslation('atlas');
  const language = useSelector(actor, selectLanguage);
  const { comparison } = useSelector(actor, selectFiles);
  if (comparison === null) return null;
  const { revision, changed, added, removed } = comparison;
  const linksOf = (charts: readonly string[], isOpen: boolean) => (
    <List>
      {charts.map((chart) => (
        <li key={chart}>
          <TextLink to={addressText(isOpen ? { chart, ...opened } : { chart })}>
            {dictionaries[language].chart[chart] ?? chart}
          </TextLink>{' '}
          {isOpen ? (
            <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
              {changesText(comparison, chart) || t('changes.behaviour')}
            </chakra.span>
          ) : null}
        </li>
      ))}
    </List>
  );
  const others = { added, removed: removed.map(({ chart }) => chart) };
  const isSame = changed.length + added.length + removed.length === 0;
  return (
    <chakra.section mb={6} p={4} bg="bg.panel" borderWidth="1px" borderRadius="control">
      <chakra.h2 fontWeight="semibold">
        {t(isSame ? 'charts:say.same' : 'charts:say.title', { revision })}
      </chakra.h2>
      <Since comparison={comparison} isOutdated={isOutdated(comparison)} />
      {linksOf(
        changed.map(({ chart }) => chart),
        true,
      )}
      {(['added', 'removed'] as const)
        .filter((fate) => others[fate].length > 0)
        .map((fate) => (
          <chakra.details key={fate} mt={2}>
            <chakra.summary cursor="pointer">
              {t(`changes.charts.${fate}`, { count: others[fate].length })}
            </chakra.summary>
            {linksOf(others[fate], false)}
          </chakra.details>
        ))}
    </chakra.section>
  );
}

/** How many of each kind, such as `+2 ~1`; empty where a chart reads the same, but behaves otherwise. */
function changesText(comparison: ChartsComparison, chart: string): string {
  const changes = togetherOf(comparison, chart)?.changes ?? [];
  return (['added', 'removed', 'renamed', 'changed'] as const)
    .flatMap((kind) => {
      const count = changes.filter((one) => one.kind === kind).length;
      return count === 0 ? [] : [`${signs[kind]}${count}`];
    })
    .join(' ');
}

function isOutdated({ versions }: ChartsComparison): boolean {
  return library.some(({ id, diagram }) => versions[id] !== versionOf(diagram));
}
