import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/parts/TextLink';
import { selectAddress, type AtlasActor } from '../charts/atlas';
import { addressText } from '../model/address';
import type { ProvenPath } from '../model/proof';
import type { PanelProps } from '../panels';
import { StepPlayer } from './StepPlayer';

interface PathPlayerProps extends Pick<PanelProps, 'diagram' | 'names'> {
  readonly actor: AtlasActor;
  readonly path: ProvenPath;
}

/** A path step by step: what is done, with which data, and the state that comes of it. */
export function PathPlayer({ actor, path, diagram, names }: PathPlayerProps) {
  const { t } = useTranslation('atlas');
  const address = useSelector(actor, selectAddress);
  const specs = new Map(diagram.transitions.map(({ id, spec }) => [id, spec]));
  return (
    <>
      <chakra.p mb={2}>
        <TextLink to={addressText({ ...address, path: null, step: 0 })}>{t('paths.all')}</TextLink>
        <chakra.code display="block" textStyle="small" color="fg.muted" fontFamily="mono">
          {path.id}
        </chakra.code>
      </chakra.p>
      <StepPlayer
        actor={actor}
        steps={path.steps.map(({ cause, data, taken, value }) => ({
          action: names.step(cause),
          data,
          settled: [...new Set(taken.flatMap((id) => specs.get(id) ?? []))],
          outcomes: [`→ ${names.value(value)}`],
        }))}
      />
    </>
  );
}
