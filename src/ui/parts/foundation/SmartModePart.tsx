import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type healthSmartMode,
  selectFailure,
  selectIsTurning,
  selectStage,
  selectWatch,
} from '../../../machines/foundation/healthSmartMode';
import { selectAnswerIfAny } from '../../../machines/parts/record';
import type { ActorProps } from '../actorProps';
import { Button } from '../Button';
import { ConfirmDialog } from '../ConfirmDialog';
import { Failed } from '../Emptiness';
import { Loading } from '../Loading';
import { Section } from '../Section';
import { Status } from '../Status';
import { Text } from '../Text';

/** The health smart mode: whether it is on, and by whom; what headquarters enabled stays on [HSM-09]. */
export function SmartModePart({ actor }: ActorProps<typeof healthSmartMode>) {
  const { t } = useTranslation('foundation');
  const stage = useSelector(actor, selectStage);
  const failure = useSelector(actor, selectFailure);
  const isTurning = useSelector(actor, selectIsTurning);
  const others = useSelector(useSelector(actor, selectWatch), selectAnswerIfAny)?.others ?? [];
  const subjects = others.map((id) => t(`shell:subject.${String(id)}`)).join(t('parts:filter.and'));
  const isElsewhere = others.length > 0;
  const title = t('smartMode.title');
  if (stage === 'loading') return <Loading label={title} rows={2} />;
  if (stage === 'loadFailed') {
    const retry = () => actor.send({ type: 'load.retried' });
    return <Failed title={t('smartMode.failed')} failure={failure} onRetry={retry} />;
  }
  const isAsking = stage === 'confirmingOn' || stage === 'confirmingOff';
  const isOn = stage === 'on' || stage === 'confirmingOff' || stage === 'onByHeadquarters';
  const state = stage === 'onByHeadquarters' ? stage : isOn ? 'on' : 'off';
  const way = stage === 'confirmingOff' ? 'off' : 'on';
  return (
    <Section title={title}>
      <Text as="p" muted>
        {t('smartMode.what')}
      </Text>
      <HStack gap={3} mt={2}>
        <Status kind={isOn ? 'good' : 'none'}>{t(`smartMode.state.${state}`)}</Status>
        <Button
          busy={isTurning}
          onClick={() => actor.send({ type: isOn ? 'turnOff.requested' : 'turnOn.requested' })}
        >
          {t(isOn ? 'smartMode.turnOff' : 'smartMode.turnOn')}
        </Button>
      </HStack>
      {isElsewhere ? (
        <Text as="p" muted>
          {t('smartMode.elsewhere', { subjects })}
        </Text>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          open
          reversible
          title={t(`smartMode.ask.${way}`)}
          consequences={[
            t(`smartMode.effect.${way}`),
            ...(way === 'off' && isElsewhere
              ? [t('smartMode.effect.elsewhere', { subjects })]
              : []),
          ]}
          verb={t(`smartMode.verb.${way}`)}
          onConfirm={() => actor.send({ type: 'change.confirmed' })}
          onCancel={() => actor.send({ type: 'change.cancelled' })}
        />
      ) : null}
    </Section>
  );
}
