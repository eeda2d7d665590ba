import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/parts/Button';
import { FollowSelected } from '../../ui/parts/FollowSelected';
import { IconButton } from '../../ui/parts/IconButton';
import { selectAddress, selectIsRunning, type AtlasActor } from '../charts/atlas';
import { Payload } from './Payload';
import { StepButton } from './StepButton';

/** A step in words. */
export interface SpokenStep {
  /** What is done. */
  readonly action: string;
  /** What is sent, answered or started with; empty where nothing is. */
  readonly data: string;
  /** The requirements that it settles. */
  readonly settled: readonly string[];
  /** What comes of it: a state, or two where versions differ. */
  readonly outcomes: readonly string[];
}

interface StepPlayerProps {
  readonly actor: AtlasActor;
  readonly steps: readonly SpokenStep[];
}

/** Steps that are followed in the drawing: forward, back, by themselves, or one that is chosen. */
export function StepPlayer({ actor, steps }: StepPlayerProps) {
  const { t } = useTranslation('atlas');
  const { step: position } = useSelector(actor, selectAddress);
  const isRunning = useSelector(actor, selectIsRunning);
  const last = steps.length - 1;
  const go = (step: number) => actor.send({ type: 'step.chosen', step });
  return (
    <>
      {position <= last ? null : (
        <chakra.p role="alert" mb={2}>
          {t('paths.stepGone', { step: position, last })}
        </chakra.p>
      )}
      <chakra.div display="flex" alignItems="center" gap={1} mb={2}>
        <IconButton
          icon={ChevronLeft}
          label={t('paths.previous')}
          disabled={position === 0}
          onClick={() => go(position - 1)}
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
          disabled={position >= last}
          onClick={() => go(position + 1)}
        />
        <chakra.span fontVariantNumeric="tabular-nums" color="fg.muted" ms={2} role="status">
          {t('paths.step', { step: position, last })}
        </chakra.span>
      </chakra.div>
      <FollowSelected selectedId={String(position)}>
        <chakra.ol>
          {steps.map(({ action, data, settled, outcomes }, index) => (
            <li key={index} data-selected={index === position || undefined}>
              <StepButton
                type="button"
                aria-current={index === position ? 'step' : undefined}
                onClick={() => go(index)}
              >
                <chakra.span fontWeight="medium">
                  {index}. {action}
                </chakra.span>{' '}
                <chakra.span textStyle="small" color="brand.fg">
                  {settled.join(' ')}
                </chakra.span>
                {outcomes.map((outcome) => (
                  <chakra.span key={outcome} display="block" textStyle="small" color="fg.muted">
                    {outcome}
                  </chakra.span>
                ))}
              </StepButton>
              <chakra.div px={3}>
                <Payload data={data} />
              </chakra.div>
            </li>
          ))}
        </chakra.ol>
      </FollowSelected>
    </>
  );
}
