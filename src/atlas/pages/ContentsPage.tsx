import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NothingForFilter, NothingYet } from '../../ui/parts/Emptiness';
import { PageHead } from '../../ui/parts/PageHead';
import { isChartFound } from '../chartSearch';
import {
  selectAddress,
  selectAreProofsRunning,
  selectFiles,
  selectLanguage,
  selectProofs,
  type AtlasActor,
} from '../charts/atlas';
import { AreaTable } from './AreaTable';
import { AreaTotals } from './AreaTotals';
import { ContentsChanges } from './ContentsChanges';
import { ContentsStart } from './ContentsStart';
import { ContentsViews } from './ContentsViews';
import { chartRows } from './chartRows';
import { FoundPlaces } from './FoundPlaces';
import { foundPlaces } from './foundPlaces';
import { Legend } from './Legend';
import { ProofNotice } from './ProofNotice';
import { ProofProgress } from './ProofProgress';
import { areaTotals, isAsked } from './reviews';
import { RunMap } from './RunMap';
import { Templates } from './Templates';

/** All charts by area, with what is known of each. */
export function ContentsPage({ actor }: { readonly actor: AtlasActor }) {
  const { t, i18n } = useTranslation('atlas');
  const address = useSelector(actor, selectAddress);
  const { find, view, only } = address;
  const language = useSelector(actor, selectLanguage);
  const proofs = useSelector(actor, selectProofs);
  const { grades, comparison } = useSelector(actor, selectFiles);
  const isRunning = useSelector(actor, selectAreProofsRunning);
  const all = chartRows(proofs, grades);
  const rows = all.filter((row) => isChartFound(row.id, find) && isAsked(row, only, comparison));
  const areas = [...new Set(rows.map(({ area }) => area))];
  const places = useMemo(() => foundPlaces(find, proofs, language), [find, proofs, language]);
  const transitions = rows.reduce((sum, row) => sum + row.transitions, 0);
  return (
    <chakra.div maxWidth="content" mx="auto" px={6} py={5}>
      <PageHead
        title={t('contents.title')}
        count={
          // Places that are found count themselves.
          rows.length === 0 && places.length > 0
            ? undefined
            : t('contents.count', { charts: rows.length, transitions })
        }
      />
      <ProofNotice actor={actor} />
      <ProofProgress actor={actor} />
      {find === '' && view === null && only === null ? (
        <>
          <ContentsStart />
          <ContentsChanges actor={actor} />
        </>
      ) : null}
      <ContentsViews address={address} />
      {rows.length === 0 && find !== '' && places.length === 0 ? (
        <NothingForFilter
          filter={find}
          onClear={() => actor.send({ type: 'search.typed', find: '' })}
        />
      ) : null}
      {rows.length === 0 && find === '' && only !== null ? (
        <NothingYet title={t(isRunning ? 'contents.notYet' : `contents.noneOf.${only}`)} />
      ) : null}
      {view === 'map' ? (
        <>
          {find === '' ? <AreaTotals totals={areaTotals(all, comparison)} /> : null}
          <RunMap rows={rows} language={language} />
        </>
      ) : null}
      {view === 'reading' ? <Legend /> : null}
      {view === 'templates' ? <Templates rows={rows} language={language} /> : null}
      {(view === null ? areas : []).map((area) => (
        <AreaTable
          key={`${area} ${i18n.language}`}
          area={area}
          rows={rows.filter((row) => row.area === area)}
        />
      ))}
      <FoundPlaces places={places} find={find} />
    </chakra.div>
  );
}
