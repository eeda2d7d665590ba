import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../ui/parts/dates';
import { Loading } from '../../ui/parts/Loading';
import { selectComparison, selectHaveProofsFailed, selectProofs } from '../charts/atlas';
import type { KnownApproval } from '../model/approval';
import { Command } from '../pages/Command';
import type { DetailsProps } from '../pages/detailsProps';
import { ProofNotice } from '../pages/ProofNotice';
import { togetherOf } from '../versions';
import { ChartChanges } from './ChartChanges';

/** What has become of a chart since it was signed, and how it is compared with any other version. */
export function SinceSigned(props: DetailsProps) {
  const { t } = useTranslation('atlas');
  const { chart } = props.diagram;
  const proof = useSelector(props.actor, selectProofs)[chart];
  const together = togetherOf(useSelector(props.actor, selectComparison), chart);
  const haveFailed = useSelector(props.actor, selectHaveProofsFailed);
  if (proof === undefined && haveFailed) return <ProofNotice actor={props.actor} />;
  if (proof === undefined) return <Loading label={t('side.changes')} rows={4} />;
  const change = proof.approval?.since?.change;
  return (
    <>
      <SignedWords approval={proof.approval} />
      {change === undefined || together === null ? null : (
        <ChartChanges {...props} together={together} change={change} />
      )}
      <chakra.details mt={4}>
        <chakra.summary cursor="pointer">{t('changes.others')}</chakra.summary>
        <chakra.p my={2}>{t('changes.othersWhy')}</chakra.p>
        <Command text="npm run charts -- --diff HEAD~30 --atlas" />
      </chakra.details>
    </>
  );
}

/** Which signed version a chart is compared with, or that it is as it was signed. */
function SignedWords({ approval }: { readonly approval: KnownApproval | null }) {
  const { t } = useTranslation('atlas');
  const dates = useDates();
  const signature = approval?.since?.signature ?? approval?.signatures.at(-1);
  if (signature === undefined) return <p role="status">{t('changes.unsigned')}</p>;
  const { act, by, at } = signature;
  const fate = (approval?.since ?? null) === null ? 'same' : 'changed';
  return <p role="status">{t(`changes.signed.${fate}.${act}`, { by, day: dates.date(at) })}</p>;
}
