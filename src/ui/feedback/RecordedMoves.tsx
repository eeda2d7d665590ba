import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toMoment } from '../../domain/businessTime';
import type { RecordedMove, SessionRecord } from '../../domain/sessionRecord';
import { useChartNames } from '../parts/chartNames';
import { useDates } from '../parts/dates';

/** Every line of a record as a person reads it, the latest first. */
export function RecordedMoves({ record }: { readonly record: SessionRecord }) {
  const { t } = useTranslation('feedback');
  return (
    <chakra.ol
      aria-label={t('record.list')}
      // Who uses a keyboard scrolls it too.
      tabIndex={0}
      mt={3}
      maxHeight="20rem"
      overflow="auto"
      display="grid"
      gap={2}
    >
      {record.moves.toReversed().map((move, index) => (
        <Line key={record.moves.length - index} begun={record.begun_at} move={move} />
      ))}
    </chakra.ol>
  );
}

interface LineProps {
  readonly begun: string;
  readonly move: RecordedMove;
}

function Line({ begun, move: { at, chart, event, states, times } }: LineProps) {
  const { t } = useTranslation('feedback');
  const { time } = useDates();
  const names = useChartNames();
  const moment = toMoment(new Date(Date.parse(begun) + at));
  const what = names.event(chart, event);
  return (
    <chakra.li display="grid" gridTemplateColumns="4rem 1fr" gap={2}>
      <chakra.span fontVariantNumeric="tabular-nums" textStyle="small" color="fg.muted">
        {time(moment)}
      </chakra.span>
      <span>
        <chakra.span color="fg.muted">{names.chart(chart)}</chakra.span>
        {` · ${times === 1 ? what : t('record.times', { what, count: times })} `}
        {states.length === 0 ? null : (
          <chakra.span textStyle="small" color="fg.muted">
            {t('record.state', { state: names.states(chart, states) })}
          </chakra.span>
        )}
      </span>
    </chakra.li>
  );
}
