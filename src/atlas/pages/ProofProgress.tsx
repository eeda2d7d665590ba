import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  selectAreProofsRunning,
  selectChartCount,
  selectMinutesLeft,
  selectProofs,
  type AtlasActor,
} from '../charts/atlas';
import { ProgressBar } from '../../ui/parts/ProgressBar';

/** How far the paths of all charts are planned and run, how long the rest takes, and what to do meanwhile. */
export function ProofProgress({ actor }: { readonly actor: AtlasActor }) {
  const { t } = useTranslation('atlas');
  const isRunning = useSelector(actor, selectAreProofsRunning);
  const total = useSelector(actor, selectChartCount);
  const done = Object.keys(useSelector(actor, selectProofs)).length;
  const minutes = useSelector(actor, selectMinutesLeft);
  if (!isRunning) return null;
  return (
    <chakra.section aria-label={t('proofs.label')} mb={4}>
      <chakra.p display="flex" alignItems="center" flexWrap="wrap" columnGap={3}>
        <ProgressBar value={done} max={total} aria-label={t('proofs.label')} width="12rem" />
        <chakra.span fontVariantNumeric="tabular-nums">
          {t('proofs.running', { done, total })}
          {minutes === null ? null : ` ${t('proofs.left', { count: minutes })}`}
        </chakra.span>
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted" maxWidth="line">
        {t('proofs.meanwhile')}
      </chakra.p>
    </chakra.section>
  );
}
