import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { NothingYet } from '../../ui/parts/Emptiness';
import { Loading } from '../../ui/parts/Loading';
import { TextLink } from '../../ui/parts/TextLink';
import {
  selectAddress,
  selectHaveProofsFailed,
  selectProofs,
  type AtlasActor,
} from '../charts/atlas';
import { addressText } from '../model/address';
import { sequenceId } from '../model/comparison';
import type { PanelProps } from '../panels';
import { PathPlayer } from './PathPlayer';
import { ProofNotice } from './ProofNotice';

/** The paths that QA runs, and the one that is played. */
export function PathsPanel({ actor, ...props }: PanelProps & { readonly actor: AtlasActor }) {
  const { t } = useTranslation('atlas');
  const address = useSelector(actor, selectAddress);
  const proof = useSelector(actor, selectProofs)[props.diagram.chart];
  const haveFailed = useSelector(actor, selectHaveProofsFailed);
  if (proof === undefined && haveFailed) return <ProofNotice actor={actor} />;
  if (proof === undefined) return <Loading label={t('side.paths')} rows={4} />;
  if (proof.fault !== null) return <NothingYet title={t('paths.none')}>{proof.fault}</NothingYet>;
  const path = proof.paths.find(({ id }) => id === address.path);
  if (path !== undefined) return <PathPlayer actor={actor} path={path} {...props} />;
  return (
    <>
      {address.path === null || address.path === sequenceId ? null : (
        <chakra.p role="alert" mb={3}>
          {t('paths.gone', { id: address.path })}
        </chakra.p>
      )}
      <chakra.p color="fg.muted" mb={3}>
        {t('paths.why', { count: proof.paths.length })}
      </chakra.p>
      <chakra.ol display="grid" gap={3}>
        {proof.paths.map(({ id, steps }) => {
          const last = steps.at(-1);
          return (
            <li key={id}>
              <TextLink to={addressText({ ...address, path: id, step: 0, focus: null })}>
                {t('paths.title', {
                  count: steps.length - 1,
                  state: last === undefined ? '' : props.names.value(last.value),
                })}
              </TextLink>
              <chakra.span display="block" textStyle="small" color="fg.muted">
                {steps[0] === undefined ? null : props.names.step(steps[0].cause)} · {id}
              </chakra.span>
            </li>
          );
        })}
      </chakra.ol>
    </>
  );
}
