import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/parts/Button';
import { FollowSelected } from '../../ui/parts/FollowSelected';
import { IconButton } from '../../ui/parts/IconButton';
import { TextLink } from '../../ui/parts/TextLink';
import { selectAddress, selectIsRunning, type AtlasActor } from '../charts/atlas';
import { addressText } from '../model/address';
import type { ProvenPath } from '../model/proof';
import type { PanelProps } from '../panels';
import { StepButton } from './StepButton';

interface PathPlayerProps extends PanelProps {
  readonly actor: AtlasActor;
  readonly path: ProvenPath;
}

/** A path step by step: what is done, with which data, and the state that comes of it. */
export function PathPlayer({ actor, path, diagram, names }: PathPlayerProps) {
  const { t } = useTranslation('atlas');
  const address = useSelector(actor, selectAddress);
  const isRunning = useSelector(actor, selectIsRunning);
  const specs = new Map(diagram.transitions.map(({ id, spec }) => [id, spec]));
  const last = path.steps.length - 1;
  const go = (step: number) => actor.send({ type: 'step.chosen', step });
  return (
    <>
      <chakra.p mb={2}>
        <TextLink to={addressText({ ...address, path: null, step: 0 })}>{t('paths.all')}</TextLink>
        <chakra.code display="block" className="small muted" fontFamily="mono">
          {path.id}
        </chakra.code>
      </chakra.p>
      <chakra.div display="flex" alignItems="center" gap={1} mb={2}>
        <IconButton
          icon={ChevronLeft}
          label={t('paths.previous')}
          disabled={address.step === 0}
          onClick={() => go(address.step - 1)}
        />
        {isRunning ? (
          <Button icon={Pause} onClick={() => actor.send({ type: 'run.paused' })}>
            {t('paths.pause')}
          </Button>
        ) : (
          <Button icon={Play} onClick={() => actor.send({ type: 'run.started' })}>
            {t('paths.run')}
          </Button>
        )}
        <IconButton
          icon={ChevronRight}
          label={t('paths.next')}
          disabled={address.step >= last}
          onClick={() => go(address.step + 1)}
        />
        <chakra.span className="figures muted" ms={2} role="status">
          {t('paths.step', { step: address.step, last })}
        </chakra.span>
      </chakra.div>
      <FollowSelected selectedId={String(address.step)}>
        <chakra.ol>
          {path.steps.map(({ cause, data, taken, value }, index) => (
            <li key={index} data-selected={index === address.step || undefined}>
              <StepButton
                type="button"
                aria-current={index === address.step ? 'step' : undefined}
                onClick={() => go(index)}
              >
                <chakra.span fontWeight="medium">
                  {index}. {names.step(cause)}
                </chakra.span>{' '}
                <chakra.span className="small" color="brand.fg">
                  {[...new Set(taken.flatMap((id) => specs.get(id) ?? []))].join(' ')}
                </chakra.span>
                {data === '' ? null : (
                  <chakra.code
                    display="block"
                    className="small muted"
                    fontFamily="mono"
                    overflowWrap="anywhere"
                    lineClamp={2}
                  >
                    {data}
                  </chakra.code>
                )}
                <chakra.span display="block" className="small muted">
                  → {names.value(value)}
                </chakra.span>
              </StepButton>
            </li>
          ))}
        </chakra.ol>
      </FollowSelected>
    </>
  );
}
