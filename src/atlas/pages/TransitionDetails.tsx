import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { AnyStateMachine } from 'xstate';
import { Status } from '../../ui/parts/Status';
import { TextLink } from '../../ui/parts/TextLink';
import { selectAddress, selectProofs } from '../charts/atlas';
import { isGone } from '../compare/together';
import { addressText } from '../model/address';
import { statesWithin, type DiagramTransition } from '../model/diagram';
import type { Trigger } from '../model/trigger';
import { requirementText } from '../requirements';
import { Actions } from './Actions';
import type { DetailsProps } from './detailsProps';
import { Code, Fact, Facts } from './Facts';

/** How long a timer takes, where the chart alone says so. */
function delayOf(machine: AnyStateMachine | null, trigger: Trigger): number | null {
  if (trigger.kind !== 'after') return null;
  const { delay } = trigger;
  const value: unknown = typeof delay === 'string' ? machine?.implementations.delays[delay] : delay;
  return typeof value === 'number' ? value : null;
}

interface TransitionDetailsProps extends DetailsProps {
  readonly transition: DiagramTransition;
}

/** A transition: what sets it off, when, what it does, where it leads, and which requirements it settles. */
export function TransitionDetails(props: TransitionDetailsProps) {
  const { actor, transition, diagram, names, machine } = props;
  const { t, i18n } = useTranslation('atlas');
  const address = useSelector(actor, selectAddress);
  const proof = useSelector(actor, selectProofs)[diagram.chart];
  const { id, from, event, trigger, guard, targets, actions, spec } = transition;
  const paths = new Map(statesWithin(diagram.root).map((state) => [state.id, state.path]));
  const rivals = diagram.transitions.filter((one) => one.from === from && one.event === event);
  const milliseconds = delayOf(machine, trigger);
  const link = (state: string) => (
    <TextLink key={state} to={addressText({ ...address, focus: state })}>
      {names.state(paths.get(state) ?? state)}
    </TextLink>
  );
  return (
    <>
      <chakra.h2 textStyle="title" mb={3}>
        {names.trigger(trigger)}
      </chakra.h2>
      <Facts>
        <Fact name={t('transition.event')}>
          <Code>{event}</Code>
        </Fact>
        {milliseconds === null ? null : (
          <Fact name={t('transition.delay')}>
            {t('transition.seconds', { seconds: milliseconds / 1000 })}
          </Fact>
        )}
        <Fact name={t('transition.way')}>
          {link(from)} → {targets.length === 0 ? t('transition.stays') : targets.map(link)}
        </Fact>
        <Fact name={t('transition.guard')}>
          {guard === null ? (
            t('transition.noGuard')
          ) : (
            <>
              {names.guard(guard)} <Code>{guard}</Code>
            </>
          )}
        </Fact>
        {rivals.length < 2 ? null : (
          <Fact name={t('transition.order')}>
            {t('transition.place', { place: rivals.indexOf(transition) + 1, count: rivals.length })}
          </Fact>
        )}
        <Actions name={t('transition.actions')} actions={actions} />
        <Fact name={t('transition.requirements')}>
          {spec.length === 0
            ? t('transition.noRequirement')
            : spec.map((one) => (
                <chakra.span key={one} display="block">
                  <chakra.strong fontWeight="medium">{one}</chakra.strong>{' '}
                  {requirementText(one, i18n.language, t)}
                </chakra.span>
              ))}
        </Fact>
        {isGone(id) || machine === null ? null : (
          <Fact name={t('transition.coverage')}>
            {proof === undefined ? (
              t('transition.coverageUnknown')
            ) : proof.covered.includes(id) ? (
              <Status kind="good">{t('transition.covered')}</Status>
            ) : (
              <Status kind="act">{t('transition.missed')}</Status>
            )}
          </Fact>
        )}
      </Facts>
    </>
  );
}
