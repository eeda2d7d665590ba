import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { Tabs } from '../../ui/parts/Tabs';
import { selectAddress, selectHighlight, selectLanguage, type AtlasActor } from '../charts/atlas';
import { selectPlaced, type drawing as drawingChart } from '../charts/drawing';
import { dictionaries } from '../dictionaries';
import type { LibraryChart } from '../library';
import { addressText } from '../model/address';
import { namesOf } from '../model/names';
import type { PanelProps } from '../panels';
import { Details } from './Details';
import { FocusDetails } from './FocusDetails';
import { PathsPanel } from './PathsPanel';
import { SearchResults } from './SearchResults';
import { PointedState } from './PointedState';
import { panels } from './sidePanels';

const Aside = chakra('aside', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    bg: 'bg.panel',
    borderInlineStartWidth: '1px',
    _print: { display: 'none' },
  },
});

const Part = chakra('div', {
  base: { flex: 1, minHeight: 0, overflowY: 'auto', px: 4, pb: 6 },
});

interface SideBarProps {
  readonly actor: AtlasActor;
  readonly drawing: ActorRefFrom<typeof drawingChart>;
  readonly chart: LibraryChart;
}

/** What is known of what one looks at, the paths, and what else can be done with a chart. */
export function SideBar({ actor, drawing, chart }: SideBarProps) {
  const { t } = useTranslation('atlas');
  const address = useSelector(actor, selectAddress);
  const language = useSelector(actor, selectLanguage);
  const highlight = useSelector(actor, selectHighlight);
  const placed = useSelector(drawing, selectPlaced);
  const { machine, catalogue, diagram } = chart;
  const props: PanelProps = {
    machine,
    catalogue,
    diagram,
    placed,
    names: namesOf(chart.id, dictionaries[language]),
    dictionary: dictionaries[language],
    language,
    focus: address.focus,
    onFocus: (focus) => actor.send({ type: 'focus.chosen', focus }),
    highlight,
    onHighlight: (next) => actor.send({ type: 'highlight.changed', highlight: next }),
  };
  const tabs = ['details', 'paths', ...panels.map(({ id }) => id)];
  const tab = tabs.find((id) => id === address.tab) ?? 'details';
  const Panel = panels.find(({ id }) => id === tab)?.panel;
  if (address.find !== '') {
    return (
      <Aside aria-label={t('side.label')}>
        <Part>
          <SearchResults actor={actor} {...props} />
        </Part>
      </Aside>
    );
  }
  return (
    <Aside aria-label={t('side.label')}>
      <Part>
        <Tabs
          label={t('side.label')}
          selected={tab}
          items={tabs.map((id) => ({
            id,
            label: t(`side.${id}`),
            to: addressText({ ...address, tab: id === 'details' ? null : id }),
          }))}
        >
          {tab === 'details' ? <Details actor={actor} {...props} /> : null}
          {tab === 'paths' ? <PathsPanel actor={actor} {...props} /> : null}
          {Panel === undefined ? null : <Panel {...props} />}
        </Tabs>
      </Part>
      {tab === 'details' || address.focus === null ? null : (
        <FocusDetails actor={actor} {...props} />
      )}
      <PointedState actor={actor} {...props} />
    </Aside>
  );
}
