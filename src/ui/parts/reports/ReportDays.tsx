import { Box, Flex, HStack } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWallTime } from '../../../domain/businessTime';
import { isDay } from '../../../domain/moment';
import { rangeFault, wrongEnd } from '../../../machines/reports/range';
import { DateText } from '../DateText';
import { FieldError } from '../Field';
import { FieldControlContext } from '../fieldControl';
import { Text } from '../Text';
import { WithCalendar } from '../WithCalendar';

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface ReportDaysProps {
  readonly days: Days;
  /** Of which days the list is while these do not hold; undefined before it is there. */
  readonly shown: string | undefined;
  readonly onChange: (days: Days) => void;
}

const ends = ['from', 'to'] as const;

/** A text that has all digits of a day, and is none of the days that the product holds. */
const isNoDay = (text = '') => /^\d{4}\D?\d{1,2}\D?\d{2}\D?$/.test(text) && !isDay(text);

/** Days of one's own, both of which belong to the list; until they are whole and in order it says whose days it shows. */
export function ReportDays({ days, shown, onChange }: ReportDaysProps) {
  const { t } = useTranslation('reports');
  const [typed, setTyped] = useState<Days>({});
  const faultId = useId();
  const noDayAt = ends.find((end) => days[end] === undefined && isNoDay(typed[end]));
  const noDay = noDayAt && typed[noDayAt];
  const fault = noDay === undefined ? rangeFault(days) : dayFault(noDay);
  return (
    <Flex wrap="wrap" align="center" columnGap={4} rowGap={2} mb={2} _print={{ display: 'none' }}>
      <WithCalendar
        isRange
        days={fault === null ? ends.flatMap((end) => days[end] ?? []) : []}
        onDays={([from, to]) => {
          setTyped({});
          onChange({ from, to });
        }}
      >
        <HStack role="group" aria-label={t('range.label')} gap={4} pe={10}>
          {ends.map((end) => (
            <Day
              key={end}
              label={t(`filter.${end}`)}
              wrong={(noDayAt ?? wrongEnd(days)) === end ? faultId : undefined}
              value={days[end] ?? (noDayAt === end ? (noDay ?? '') : '')}
              onChange={(text) => {
                setTyped({ ...typed, [end]: text });
                onChange({ [end]: isDay(text) ? text : undefined });
              }}
            />
          ))}
        </HStack>
      </WithCalendar>
      {fault === null ? null : (
        <div role="alert">
          <FieldError id={faultId} text={t(`range.${fault}`, { day: noDay })} />
          {shown === undefined ? null : (
            <Text as="p" small muted>
              {t('range.shown', { days: shown })}
            </Text>
          )}
        </div>
      )}
    </Flex>
  );
}

/** What is wrong with a day that was typed: no calendar has it, or it lies in another century. */
const dayFault = (text: string) => (isWallTime(text, false) ? 'otherCentury' : 'noSuchDay');

interface DayProps {
  readonly label: string;
  readonly value: string;
  /** The id of the words that say what is wrong with it. */
  readonly wrong: string | undefined;
  readonly onChange: (text: string) => void;
}

/** One end of the days, its label beside it. */
function Day({ label, value, wrong, onChange }: DayProps) {
  const id = useId();
  const control = useMemo(
    () => ({
      id,
      'aria-describedby': wrong,
      'aria-invalid': wrong === undefined ? undefined : (true as const),
    }),
    [id, wrong],
  );
  return (
    <HStack gap={2}>
      <label htmlFor={id}>{label}</label>
      <Box width="9rem">
        <FieldControlContext value={control}>
          <DateText kind="date" value={value} onChange={onChange} />
        </FieldControlContext>
      </Box>
    </HStack>
  );
}
