import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { stimulusData } from '../../paths';
import { Button } from '../../ui/parts/Button';
import { FollowSelected } from '../../ui/parts/FollowSelected';
import { causeOf } from '../model/cause';
import { Payload } from '../pages/Payload';
import { StepButton } from '../pages/StepButton';
import type { PanelProps } from '../panels';
import { selectFuture, selectNow, selectPast, type PlayActor } from './play';

interface PlayedStepsProps extends Pick<PanelProps, 'diagram' | 'names'> {
  readonly actor: PlayActor;
}

/** What was done so far; a press on a step goes back to it. */
export function PlayedSteps({ actor, names }: PlayedStepsProps) {
  const { t } = useTranslation('atlas');
  const past = useSelector(actor, selectPast);
  const now = useSelector(actor, selectNow);
  const future = useSelector(actor, selectFuture);
  const position = past.length;
  return (
    <>
      <chakra.div display="flex" alignItems="center" gap={2} mt={3} mb={1}>
        <chakra.h2 fontWeight="semibold" flex={1}>
          {t('play.done')}
        </chakra.h2>
        <Button
          size="small"
          icon={Undo2}
          disabled={position === 0}
          onClick={() => actor.send({ type: 'step.chosen', position: position - 1 })}
        >
          {t('play.back')}
        </Button>
      </chakra.div>
      <FollowSelected selectedId={String(position)} maxHeight="16rem">
        <chakra.ol>
          {[...past, now, ...future].map(({ stimulus, step }, index) => (
            <li key={index} data-selected={index === position || undefined}>
              <StepButton
                type="button"
                aria-current={index === position ? 'step' : undefined}
                data-later={index > position || undefined}
                onClick={() => actor.send({ type: 'step.chosen', position: index })}
              >
                {index}. {names.step(causeOf(stimulus))}
                <chakra.span textStyle="small" color="fg.muted" display="block">
                  → {names.value(step.state.snapshot.value)}
                </chakra.span>
              </StepButton>
              <chakra.div px={3}>
                <Payload data={stimulusData(stimulus)} />
              </chakra.div>
            </li>
          ))}
        </chakra.ol>
      </FollowSelected>
    </>
  );
}
