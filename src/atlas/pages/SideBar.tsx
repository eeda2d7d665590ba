import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { Tabs } from '../../ui/parts/Tabs';
import {
  selectAddress,
  selectHighlight,
  selectLanguage,
  selectProofs,
  type AtlasActor,
} from '../charts/atlas';
import { selectPlaced, type drawing as drawingChart } from '../charts/drawing';
import { dictionaries } from '../dictionaries';
import type { LibraryChart } from '../library';
import { addressText, changesTab, type Address } from '../model/address';
import type { PanelProps } from '../panels';
import { ChangesPanel } from '../changes/ChangesPanel';
import { isIn } from '../model/diagram';
import { Aside, AsidePart } from './Aside';
import { Details } from './Details';
import { FocusDetails } from './FocusDetails';
import { PathsPanel } from './PathsPanel';
import { SearchResults } from './SearchResults';
import { PointedState } from './PointedState';
import { panels } from './sidePanels';
import type { Shown } from './useShown';

interface SideBarProps {
  readonly actor: AtlasActor;
  readonly drawing: ActorRefFrom<typeof drawingChart>;
  readonly chart: LibraryChart;
  readonly shown: Shown;
}

/** What the address says once a tab is open: the changes are shown in the drawing too. */
function opened(tab: string, { changes }: Address): Partial<Address> {
  return tab === changesTab ? { tab, changes: changes ?? 'both' } : { tab };
}

/** What is known of what one looks at, the paths, and what else can be done with a chart. */
export function SideBar({ actor, drawing, chart, shown }: SideBarProps) {
  const { t } = useTranslation('atlas');
  const address = useSelector(actor, selectAddress);
  const language = useSelector(actor, selectLanguage);
  const highlight = useSelector(actor, selectHighlight);
  const proof = useSelector(actor, selectProofs)[chart.id] ?? null;
  const placed = useSelector(drawing, selectPlaced);
  const { machine, catalogue, diagram } = chart;
  const props: PanelProps = {
    machine,
    catalogue,
    diagram,
    proof,
    address,
    placed,
    looks: shown.looks,
    marks: shown.marks,
    names: shown.names,
    dictionary: dictionaries[language],
    language,
    focus: address.focus,
    onFocus: (focus) => actor.send({ type: 'focus.chosen', focus }),
    highlight,
    onHighlight: (next) => actor.send({ type: 'highlight.changed', highlight: next }),
  };
  const { drawn } = shown;
  const tabs = ['details', 'paths', changesTab, ...panels.map(({ id }) => id)];
  const tab = tabs.find((id) => id === address.tab) ?? 'details';
  const Panel = panels.find(({ id }) => id === tab)?.panel;
  // What is found is shown in the drawing too, and can be taken along from there.
  if (address.find !== '' && tab !== 'export') {
    return (
      <Aside aria-label={t('side.label')}>
        <AsidePart>
          <SearchResults actor={actor} {...props} diagram={drawn} />
        </AsidePart>
      </Aside>
    );
  }
  return (
    <Aside aria-label={t('side.label')}>
      <AsidePart>
        <Tabs
          label={t('side.label')}
          selected={tab}
          wraps
          items={tabs.map((id) => ({
            id,
            label: t(`side.${id}`),
            to: addressText({ ...address, ...opened(id, address) }),
          }))}
        >
          {tab === 'details' ? <Details actor={actor} {...props} /> : null}
          {tab === 'paths' ? <PathsPanel actor={actor} {...props} /> : null}
          {tab === changesTab ? <ChangesPanel actor={actor} {...props} /> : null}
          {Panel === undefined ? null : <Panel {...props} />}
        </Tabs>
      </AsidePart>
      {tab === 'details' || !isIn(drawn, address.focus) ? null : (
        <FocusDetails actor={actor} {...props} diagram={drawn} />
      )}
      <PointedState actor={actor} {...props} />
    </Aside>
  );
}
