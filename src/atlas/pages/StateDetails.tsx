import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/parts/TextLink';
import { selectAddress } from '../charts/atlas';
import { ownId } from '../compare/together';
import { dictionaries } from '../dictionaries';
import { addressText } from '../model/address';
import type { DiagramState } from '../model/diagram';
import { namesOf } from '../model/names';
import { Actions } from './Actions';
import type { DetailsProps } from './detailsProps';
import { Code, Fact, Facts } from './Facts';
import { LivingView } from './LivingView';
import { Pictures } from './Pictures';
import { Tags } from './Tags';
import { TransitionLinks } from './TransitionLinks';

interface StateDetailsProps extends DetailsProps {
  readonly state: DiagramState;
}

/** A state: what it is called, what happens in it, where it leads and what leads to it. */
export function StateDetails({ actor, state, diagram, names, language }: StateDetailsProps) {
  const { t } = useTranslation('atlas');
  const address = useSelector(actor, selectAddress);
  const other = language === 'zh' ? 'en' : 'zh';
  const leaving = diagram.transitions.filter(({ from }) => from === state.id);
  const entering = diagram.transitions.filter(({ targets }) => targets.includes(state.id));
  return (
    <>
      <chakra.h2 textStyle="title">{names.state(state.path)}</chakra.h2>
      <chakra.p color="fg.muted" lang={other} mb={3}>
        {namesOf(diagram.chart, dictionaries[other]).state(state.path)}
      </chakra.p>
      <Facts>
        <Fact name={t('state.id')}>
          <Code>{ownId(state.id)}</Code>
        </Fact>
        <Fact name={t('state.kind')}>{t(`kind.${state.kind}`)}</Fact>
        <LivingView
          actor={actor}
          chart={diagram.chart}
          path={state.path}
          name={names.state(state.path)}
        />
        <Pictures actor={actor} chart={diagram.chart} path={state.path} />
        {state.states.length === 0 || state.path === '' ? null : (
          <Fact name={t('within.name')}>
            <TextLink
              to={addressText({
                ...address,
                ...{ within: address.within === state.id ? null : state.id, isTable: false },
              })}
            >
              {t(address.within === state.id ? 'within.whole' : 'within.alone')}
            </TextLink>
          </Fact>
        )}
        {state.tags.length === 0 ? null : (
          <Fact name={t('state.tags')}>
            <Tags tags={state.tags} />
          </Fact>
        )}
        {state.invokes.length === 0 ? null : (
          <Fact name={t('state.runs')}>
            {state.invokes.map((one) => (
              <chakra.span key={one.id} display="block">
                {one.chart === null ? (
                  names.invocation(one)
                ) : (
                  <TextLink to={addressText({ chart: one.chart })}>
                    {names.invocation(one)}
                  </TextLink>
                )}{' '}
                <Code>{one.source}</Code>
              </chakra.span>
            ))}
          </Fact>
        )}
        <Actions name={t('state.entry')} actions={state.entry} names={names} />
        <Actions name={t('state.exit')} actions={state.exit} names={names} />
        {leaving.length === 0 ? null : (
          <Fact name={t('state.leaving')}>
            <TransitionLinks actor={actor} transitions={leaving} names={names} />
          </Fact>
        )}
        {entering.length === 0 ? null : (
          <Fact name={t('state.entering')}>
            <TransitionLinks actor={actor} transitions={entering} names={names} />
          </Fact>
        )}
      </Facts>
    </>
  );
}
