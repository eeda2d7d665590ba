import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { RecordedMove } from '../../machines/parts/sessionRecord';
import { Status } from '../../ui/parts/Status';
import { TextLink } from '../../ui/parts/TextLink';
import { chartById } from '../library';
import { addressText } from '../model/address';
import { namesOf, type Names } from '../model/names';
import { StepButton } from '../pages/StepButton';
import type { PanelProps } from '../panels';
import { disagreements, type Finding } from './findings';
import { stateOf } from './stateOf';

interface MoveLineProps extends Pick<PanelProps, 'diagram' | 'dictionary'> {
  readonly move: RecordedMove;
  readonly finding: Finding;
  readonly isCurrent: boolean;
  readonly onChoice: () => void;
}

/** One move of a record: when, of which chart, what it heard, where it stood then. */
export function MoveLine({ move, finding, isCurrent, onChoice, ...props }: MoveLineProps) {
  const { t } = useTranslation('atlas');
  const { diagram, dictionary } = props;
  const names = namesOf(move.chart, dictionary);
  const isElsewhere = move.chart !== diagram.chart && finding !== 'noChart';
  return (
    <li data-selected={isCurrent || undefined}>
      <StepButton type="button" aria-current={isCurrent ? 'step' : undefined} onClick={onChoice}>
        <chakra.span fontVariantNumeric="tabular-nums" textStyle="small" color="fg.muted">
          {t('record.at', { seconds: (move.at / 1000).toFixed(1) })}
        </chakra.span>{' '}
        <chakra.span color="fg.muted">{names.chart}</chakra.span>{' '}
        <chakra.span fontWeight="medium">{useEventName(move, names)}</chakra.span>
        {move.times === 1 ? null : ` ${t('record.times', { times: move.times })}`}
        <chakra.span display="block" textStyle="small" color="fg.muted">
          → {stateName(move, names)}
        </chakra.span>
        {disagreements.includes(finding) ? (
          <Status kind="act">{t(`record.finding.${finding}`)}</Status>
        ) : null}
      </StepButton>
      {isCurrent && isElsewhere ? (
        <chakra.p px={3} pb={1.5}>
          <TextLink to={addressText({ chart: move.chart, tab: 'record' })}>
            {t('record.show', { chart: names.chart })}
          </TextLink>
        </chakra.p>
      ) : null}
    </li>
  );
}

/** Where a chart stood; by the technical names where it knows no such state. */
function stateName({ chart, states }: RecordedMove, names: Names): string {
  const machine = chartById(chart)?.machine;
  const value = machine === undefined ? null : stateOf(machine, states);
  return value === null ? states.join(' + ') : names.value(value);
}

/** What a chart heard, as its drawing calls it. */
function useEventName({ chart, event }: RecordedMove, names: Names): string {
  const { t } = useTranslation('atlas');
  if (event === 'xstate.init') return t('record.started');
  if (event === 'xstate.stop') return t('record.stopped');
  const drawn = chartById(chart)?.diagram.transitions.find((one) => one.event === event);
  return drawn === undefined ? names.event(event) : names.trigger(drawn.trigger);
}
