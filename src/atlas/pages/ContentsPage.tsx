import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { NothingForFilter } from '../../ui/parts/Emptiness';
import { PageHead } from '../../ui/parts/PageHead';
import {
  selectAddress,
  selectAreProofsRunning,
  selectChartCount,
  selectFiles,
  selectProofs,
  type AtlasActor,
} from '../charts/atlas';
import { AreaTable } from './AreaTable';
import { ContentsChanges } from './ContentsChanges';
import { chartRows, isFound } from './chartRows';
import { ProofNotice } from './ProofNotice';

interface ContentsPageProps {
  readonly actor: AtlasActor;
}

/** All charts by area, with what is known of each. */
export function ContentsPage({ actor }: ContentsPageProps) {
  const { t, i18n } = useTranslation('atlas');
  const { find } = useSelector(actor, selectAddress);
  const proofs = useSelector(actor, selectProofs);
  const { grades } = useSelector(actor, selectFiles);
  const isRunning = useSelector(actor, selectAreProofsRunning);
  const done = Object.keys(proofs).length;
  const total = useSelector(actor, selectChartCount);
  const rows = chartRows(proofs, grades).filter((row) => isFound(row, find));
  const areas = [...new Set(rows.map(({ area }) => area))];
  const transitions = rows.reduce((sum, row) => sum + row.transitions, 0);
  return (
    <chakra.div maxWidth="content" mx="auto" px={6} py={5}>
      <PageHead
        title={t('contents.title')}
        count={t('contents.count', { charts: rows.length, transitions })}
        asOf={isRunning ? t('proofs.running', { done, total }) : undefined}
      />
      <ProofNotice actor={actor} />
      {find === '' ? <ContentsChanges actor={actor} /> : null}
      {rows.length === 0 ? (
        <NothingForFilter
          filter={find}
          onClear={() => actor.send({ type: 'search.typed', find: '' })}
        />
      ) : null}
      {areas.map((area) => (
        <AreaTable
          key={`${area} ${i18n.language}`}
          area={area}
          rows={rows.filter((row) => row.area === area)}
        />
      ))}
    </chakra.div>
  );
}
