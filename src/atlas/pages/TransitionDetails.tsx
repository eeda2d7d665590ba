import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Status } from '../../ui/parts/Status';
import { TextLink } from '../../ui/parts/TextLink';
import { selectAddress, selectProofs } from '../charts/atlas';
import { isGone } from '../compare/together';
import { addressText } from '../model/address';
import { rivalsOf, statesWithin, type DiagramTransition } from '../model/diagram';
import { requirementText } from '../requirements';
import { Actions } from './Actions';
import type { DetailsProps } from './detailsProps';
import { Code, Fact, Facts } from './Facts';

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
  const rivals = rivalsOf(transition, diagram);
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
        <Actions name={t('transition.actions')} actions={actions} names={names} />
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
