import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/parts/Field';
import { Select } from '../../ui/parts/Select';
import { chakra } from '@chakra-ui/react';
import { causeOf } from '../model/cause';
import type { PanelProps } from '../panels';
import { OptionItem } from './OptionItem';
import { optionsAt } from './optionsAt';
import { selectGame, selectInput, selectNow, type PlayActor } from './play';
import { PlayedSteps } from './PlayedSteps';

/** Any sequence by hand: what can happen now with the guards as they are, and what was done so far. */
export function PlayPanel({ actor, ...props }: PanelProps & { readonly actor: PlayActor }) {
  const { t } = useTranslation('atlas');
  const { diagram, names } = props;
  const game = useSelector(actor, selectGame);
  const input = useSelector(actor, selectInput);
  const now = useSelector(actor, selectNow);
  const { state } = now.step;
  const { options, fault } = useMemo(() => optionsAt(game, state), [game, state]);
  const inputs = Object.keys(game.inputs);
  return (
    <>
      {inputs.length < 2 ? null : (
        <Field label={t('play.input')}>
          <Select
            value={input}
            options={inputs.map((value) => ({
              value,
              label: names.step({ kind: 'start', input: value }),
            }))}
            onChange={(chosen) => actor.send({ type: 'input.chosen', input: chosen })}
          />
        </Field>
      )}
      <PlayedSteps actor={actor} diagram={diagram} names={names} />
      <chakra.h2 fontWeight="semibold" mt={5} mb={1}>
        {t('play.next')}
      </chakra.h2>
      {fault === null ? null : <p role="alert">{t('play.fault', { fault })}</p>}
      {options.length === 0 && fault === null ? (
        <chakra.p color="fg.muted">{t('play.ended')}</chakra.p>
      ) : null}
      <chakra.ul display="grid" gap={4}>
        {options.map((option) => (
          <OptionItem
            key={option.key}
            option={option}
            name={names.step(causeOf(option.choices[0]?.stimulus ?? now.stimulus))}
            onChoice={(stimulus) => actor.send({ type: 'stimulus.chosen', stimulus })}
            {...props}
          />
        ))}
      </chakra.ul>
    </>
  );
}
